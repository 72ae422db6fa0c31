#include "tenon/autograd/autograd_not_implemented.h"

#include "tenon/dispatch/dispatcher.h"
#include "tests/autograd/tensors.h"
#include "tests/support/descriptors.h"

namespace tenon::test {
namespace {

// A functional operator and an in-place one, neither with an Autograd kernel.

TensorBase twice_kernel(DispatchKeySet, const TensorBase& self) {
  return ops::mul(self, 2);
}
TensorBase& twice_in_place_kernel(DispatchKeySet, TensorBase& self) {
  return ops::mul_(self, 2);
}

template <class Descriptor, class Kernel>
void register_once(Kernel* kernel) {
  static const bool once = [&] {
    Dispatcher& dispatcher = Dispatcher::instance();
    dispatcher.register_operator(Descriptor::entry());
    dispatcher
        .register_kernel(Descriptor::entry(), DispatchKey::CPU, reinterpret_cast<AnyKernel>(kernel),
                         "not_implemented_test")
        .keep();
    dispatcher
        .register_boxed_kernel(Descriptor::entry(), autograd_keys, autograd_not_implemented,
                               "not_implemented_test")
        .keep();
    return true;
  }();
  (void)once;
}

TensorBase twice(const TensorBase& self) {
  register_once<Twice>(&twice_kernel);
  return Twice::call(self);
}

TensorBase& twice_(TensorBase& self) {
  register_once<TwiceInPlace>(&twice_in_place_kernel);
  return TwiceInPlace::call(self);
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
