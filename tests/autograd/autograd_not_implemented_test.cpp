#include "tenon/autograd/autograd_not_implemented.h"

#include <array>

#include "tenon/dispatch/boxing.h"
#include "tenon/dispatch/dispatcher.h"
#include "tests/autograd/tensors.h"

namespace tenon::test {
namespace {

// A functional operator and an in-place one, neither with an Autograd kernel.

constexpr std::array<ArgumentSchema, 1> kArguments = {{{.name = "self"}}};
constexpr std::array<ArgumentSchema, 1> kMutated = {
    {{.name = "self", .mutated = true, .alias = "a"}}};

constexpr OperatorSchema kTwiceSchema = {
    .name = "test::twice", .text = "", .arguments = kArguments, .returns = kArguments};
constexpr OperatorSchema kTwiceInPlaceSchema = {
    .name = "test::twice_", .text = "", .arguments = kMutated, .returns = kMutated};

struct Twice {
  using Signature = TensorBase(const TensorBase&);
  static OperatorEntry entry;
  static TensorBase kernel(DispatchKeySet, const TensorBase& self) { return ops::mul(self, 2); }
};
struct TwiceInPlace {
  using Signature = TensorBase&(TensorBase&);
  static OperatorEntry entry;
  static TensorBase& kernel(DispatchKeySet, TensorBase& self) { return ops::mul_(self, 2); }
};

const OperatorBoxing kTwiceBoxing = BoxingOf<Twice>::value();
const OperatorBoxing kTwiceInPlaceBoxing = BoxingOf<TwiceInPlace>::value();
OperatorEntry Twice::entry(kTwiceSchema, kTwiceBoxing);
OperatorEntry TwiceInPlace::entry(kTwiceInPlaceSchema, kTwiceInPlaceBoxing);

template <class Operator>
void register_once() {
  static const bool once = [] {
    Dispatcher& dispatcher = Dispatcher::instance();
    dispatcher.register_operator(Operator::entry);
    dispatcher
        .register_kernel(Operator::entry, DispatchKey::CPU,
                         reinterpret_cast<AnyKernel>(&Operator::kernel), "not_implemented_test")
        .keep();
    dispatcher
        .register_boxed_kernel(Operator::entry, autograd_keys, autograd_not_implemented,
                               "not_implemented_test")
        .keep();
    return true;
  }();
  (void)once;
}

TensorBase twice(const TensorBase& self) {
  register_once<Twice>();
  return Twice::entry.call<TensorBase, const TensorBase&>(self.key_set(), self);
}

TensorBase& twice_(TensorBase& self) {
  register_once<TwiceInPlace>();
  return TwiceInPlace::entry.call<TensorBase&, TensorBase&>(self.key_set(), self);
}

TEST_CASE("an operator without Autograd kernel loses no gradient silently", "[not_implemented]") {
  const Tensor x = leaf({1, 2});

  SECTION("its result raises when a gradient reaches it") {
    const Tensor y = twice(x);
    CHECK(values(y) == Values{2, 4});
    CHECK(y.requires_grad());
    CHECK_ERROR((y + x).sum().backward(), NotImplementedError, "test::twice");
  }
  SECTION("so does what it modified") {
    Tensor y = x * 1;
    twice_(y);
    CHECK(values(y) == Values{2, 4});
    CHECK_ERROR(y.sum().backward(), NotImplementedError, "test::twice_");
  }
  SECTION("it does not modify a leaf") {
    Tensor leaf_handle = x;
    CHECK_ERROR(twice_(leaf_handle), AutogradError, "a leaf");
    CHECK(values(x) == Values{1, 2});
  }
  SECTION("where nothing is recorded it just runs") {
    CHECK_FALSE(twice(vec({1})).requires_grad());
    const NoGradGuard no_grad;
    CHECK_FALSE(twice(x).requires_grad());
  }
}

}  // namespace
}  // namespace tenon::test
