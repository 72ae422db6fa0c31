// What a call of a custom Function that fails leaves behind.

#include <stdexcept>

#include "tenon/autograd/function.h"
#include "tenon/autograd/gradient.h"
#include "tenon/guards/auto_dispatch_below.h"
#include "tests/autograd/tensors.h"

namespace tenon::test {
namespace {

using autograd::AutogradContext;
using autograd::Function;
using autograd::variable_list;

struct ForeignError : std::exception {};

/// How forward modifies its first argument, and whether it says so before.
enum class Write { kNone, kOperator, kBelow, kPointer, kUnmarked };

void write_to(Tensor& x, Write write) {
  if (write == Write::kNone) return;
  if (write == Write::kPointer) {
    x.data_ptr<double>()[0] *= 2;
    return;
  }
  if (write != Write::kBelow) {
    x.mul_(2);
    return;
  }
  const AutoDispatchBelowADInplaceOrView guard;
  x.mul_(2);
}

/// Doubles `x`, and fails.
struct Doubled : Function<Doubled> {
  static Tensor forward(AutogradContext* ctx, Tensor x, const Tensor&, Write write) {
    if (write != Write::kUnmarked) ctx->mark_dirty({x});
    write_to(x, write);
    throw ForeignError();
  }
  static variable_list backward(AutogradContext*, variable_list grads) {
    return {grads[0] * 2, Tensor(), Tensor()};
  }
};

constexpr const char* kLost =
    "Doubled: a gradient reaches a tensor that a call which failed may have modified, so that its "
    "gradient is not known; compute the tensor again, or go on with its detach()";

TEST_CASE("an argument that a failing Function has marked as dirty has no gradient any more",
          "[function]") {
  const Write write = GENERATE(Write::kNone, Write::kOperator, Write::kBelow, Write::kPointer);
  const Tensor w = leaf({1, 2});
  Tensor x = w * 3;
  const Tensor saved_by = x * x;
  const auto version = x._version();
  CHECK_THROWS_AS(Doubled::apply(x, w, write), ForeignError);
  CHECK(x._version() > version);
  CHECK_ERROR(x.sum().backward(), AutogradError, kLost);
  CHECK_ERROR((x * 2).sum().backward(), AutogradError, kLost);
  CHECK_ERROR(autograd::grad(TensorList({x.sum()}), TensorList({w})), AutogradError, kLost);
  CHECK_ERROR(saved_by.sum().backward(), VersionError, "MulBackward");
  CHECK_FALSE(w.grad().defined());
  SECTION("but its values can be used") {
    (x.detach() * w).sum().backward();
    CHECK(values(w.grad()) == values(x));
  }
  SECTION("until it is overwritten") {
    x.detach_();
    x.copy_(w);
    x.sum().backward();
    CHECK(values(w.grad()) == Values{1, 1});
  }
}

TEST_CASE("an argument without history has a lost one where another's gradient may be in it",
          "[function]") {
  const Tensor w = leaf({1, 2});
  Tensor x = vec({3, 4});
  CHECK_THROWS_AS(Doubled::apply(x, w, Write::kOperator), ForeignError);
  CHECK_ERROR((x * w).sum().backward(), AutogradError, kLost);
}

TEST_CASE("a failing Function that modifies a view loses the history of what it is a view of",
          "[function]") {
  const Tensor w = leaf({1, 2, 3});
  Tensor base = w * 3;
  const Tensor other = base.narrow(0, 0, 1);
  Tensor view = base.narrow(0, 1, 2);
  CHECK_THROWS_AS(Doubled::apply(view, w, Write::kOperator), ForeignError);
  CHECK_ERROR(view.sum().backward(), AutogradError, kLost);
  CHECK_ERROR(base.sum().backward(), AutogradError, kLost);
  CHECK_ERROR(other.sum().backward(), AutogradError, kLost);
}

TEST_CASE("a failing Function changes no history where it is not recorded", "[function]") {
  const Tensor w = leaf({1, 2});
  Tensor x = w * 3;
  SECTION("in no-grad mode it counts a version alone") {
    const auto version = x._version();
    {
      const NoGradGuard guard;
      CHECK_THROWS_AS(Doubled::apply(x, w, Write::kPointer), ForeignError);
    }
    CHECK(x._version() > version);
  }
  SECTION("what is modified without being marked is modified as under NoGradGuard") {
    CHECK_THROWS_AS(Doubled::apply(x, w, Write::kUnmarked), ForeignError);
    CHECK(x._version() == 1);
  }
  SECTION("a leaf that requires grad is refused before") {
    CHECK_ERROR(Doubled::apply(w, x, Write::kOperator), AutogradError, "Doubled: a leaf");
    CHECK(values(w) == Values{1, 2});
    CHECK(w._version() == 0);
  }
  x.sum().backward();
  CHECK(values(w.grad()) == Values{3, 3});
}

/// Fails before it has marked what it modifies.
struct Checked : Function<Checked> {
  static Tensor forward(AutogradContext* ctx, Tensor x, double by) {
    TENON_CHECK(by != 0, ValueError, "Checked: expected another factor than 0");
    ctx->mark_dirty({x});
    return x.mul_(by);
  }
  static variable_list backward(AutogradContext*, variable_list grads) {
    return {grads[0] * 5, Tensor()};
  }
};

TEST_CASE("a Function that fails before it marks anything leaves everything as it was",
          "[function]") {
  const Tensor w = leaf({1, 2});
  Tensor x = w * 3;
  const intrusive_ptr<Node> history = x.grad_fn();
  CHECK_ERROR(Checked::apply(x, 0.0), ValueError, "Checked");
  CHECK(x.grad_fn() == history);
  CHECK(x._version() == 0);
  Checked::apply(x, 5.0);
  x.sum().backward();
  CHECK(values(w.grad()) == Values{15, 15});
}

/// Modifies its second argument.
struct HalveSecond : Function<HalveSecond> {
  static Tensor forward(AutogradContext* ctx, Tensor, Tensor b) {
    ctx->mark_dirty({b});
    return b.div_(2);
  }
  static variable_list backward(AutogradContext*, variable_list grads) {
    return {Tensor(), grads[0] / 2};
  }
};

TEST_CASE("a view that a Function may not modify is refused before it is written", "[function]") {
  const Tensor w = leaf({1, 2});
  Tensor base = w * 3, view = base.slice(0, 1);
  CHECK_ERROR(HalveSecond::apply(w * 1, view), AutogradError, "its first tensor argument");
  CHECK(values(base) == Values{3, 6});
  CHECK(base._version() == 0);
  base.sum().backward();
  CHECK(values(w.grad()) == Values{3, 3});
}

/// Marks two tensors, one after the other, and returns the one that it was given last.
struct NotReturned : Function<NotReturned> {
  static Tensor forward(AutogradContext* ctx, Tensor a, Tensor b) {
    ctx->mark_dirty({a});
    a.mul_(2);
    ctx->mark_dirty({b});
    return b.mul_(2);
  }
  static variable_list backward(AutogradContext*, variable_list grads) {
    return {grads[0], grads[0]};
  }
};

TEST_CASE("a Function that does not return what it modified fails, and the history is lost",
          "[function]") {
  const Tensor w = leaf({1, 2});
  Tensor a = w * 3;
  Tensor b = w * 3;
  CHECK_ERROR(NotReturned::apply(a, b), AutogradError, "as dirty and does not return it");
  CHECK_ERROR(a.sum().backward(), AutogradError, "NotReturned: a gradient reaches a tensor");
  CHECK_ERROR(b.sum().backward(), AutogradError, "NotReturned: a gradient reaches a tensor");
}

}  // namespace
}  // namespace tenon::test
