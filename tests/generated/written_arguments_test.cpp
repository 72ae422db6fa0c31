// Operators that write to arguments without being in place, or to several.

#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/kernel_recorder.h"
#include "tests/autograd/tensors.h"
#include "tests/generated/operators.h"

namespace tenon::test {
namespace {

TEST_CASE("what is written without a derivative is not overwritten where it requires grad") {
  Tensor x = leaf({1, 2});
  CHECK_ERROR(ops::add_number(x, 1), AutogradError,
              "add_number: argument self of sizes [2] requires grad, and the derivative of what is "
              "written to it is not implemented; write to it under NoGradGuard, or pass "
              "self.detach()");
  CHECK(values(x) == Values{1, 2});
  CHECK(x._version() == 0);

  Tensor y = x * 2;
  CHECK_ERROR(ops::add_number(y, 1), AutogradError, "argument self");
  Tensor view = x.slice(0, 0, 1);
  CHECK_ERROR(ops::add_number(view, 1), AutogradError, "argument self");
}

TEST_CASE("a write is counted, so that backward refuses what has changed") {
  Tensor constant = vec({3, 4});
  const Tensor x = leaf({1, 2});
  const Tensor y = x * constant;
  CHECK(values(ops::add_number(constant, 1)) == Values{3, 4});
  CHECK(values(constant) == Values{4, 5});
  CHECK(constant._version() == 1);
  CHECK_ERROR(y.sum().backward(), VersionError, "MulBackward_Tensor");

  Tensor weight = leaf({1});
  {
    const NoGradGuard guard;
    ops::add_number(weight, 1);
  }
  CHECK(values(weight) == Values{2});
  CHECK(weight._version() == 1);
  CHECK(weight.is_leaf());
}

TEST_CASE("a list is written to, each tensor checked before the first is") {
  const TensorVector parameters = {vec({1, 2}), vec({3})};
  const TensorVector velocities = {vec({0, 0}), vec({1})};
  const TensorVector gradients = {vec({1, 1}), vec({1})};

  SECTION("each counts a version") {
    ops::momentum_step(parameters, velocities, gradients, 0.5);
    CHECK(values(parameters[0]) == Values{0.5, 1.5});
    CHECK(values(parameters[1]) == Values{2});
    CHECK(values(velocities[1]) == Values{2});
    for (const TensorBase& tensor : parameters) CHECK(tensor._version() == 1);
    for (const TensorBase& tensor : velocities) CHECK(tensor._version() == 1);
    for (const TensorBase& tensor : gradients) CHECK(tensor._version() == 0);
  }
  SECTION("one that requires grad is refused, unless nothing is recorded") {
    const TensorVector trained = {parameters[0], leaf({3})};
    CHECK_ERROR(ops::momentum_step(trained, velocities, gradients, 0.5), AutogradError,
                "momentum_step: argument parameters of sizes [1] requires grad");
    CHECK(values(parameters[0]) == Values{1, 2});
    const NoGradGuard guard;
    ops::momentum_step(trained, velocities, gradients, 0.5);
    CHECK(values(trained[1]) == Values{2});
  }
  SECTION("so is a read one") {
    const TensorVector wanted = {gradients[0], leaf({1})};
    CHECK_ERROR(ops::momentum_step(parameters, velocities, wanted, 0.5), AutogradError,
                "momentum_step: the gradient for gradients is not implemented");
    CHECK(values(parameters[0]) == Values{1, 2});
  }
  SECTION("an inference tensor is refused") {
    TensorVector mixed = velocities;
    {
      const InferenceMode guard;
      mixed[1] = vec({1});
    }
    CHECK_ERROR(ops::momentum_step(parameters, mixed, gradients, 0.5), InferenceModeError,
                "momentum_step: argument velocities");
    CHECK(values(parameters[0]) == Values{1, 2});
    CHECK(parameters[0]._version() == 0);
  }
  SECTION("boxed calls do the same") {
    Stack stack = {Value(parameters), Value(velocities), Value(gradients), Value(0.5)};
    Dispatcher::instance().get("momentum_step").call_boxed(stack);
    CHECK(stack.empty());
    CHECK(values(parameters[1]) == Values{2});
    CHECK(parameters[1]._version() == 1);

    const KernelRecorder recorder([](const KernelRun&) {});
    ops::momentum_step(parameters, velocities, gradients, 0.5);
    CHECK(parameters[1]._version() == 2);
  }
}

TEST_CASE("an in-place operator may write to another argument") {
  Tensor a = vec({1, 2});
  Tensor b = vec({3, 4});

  SECTION("it returns self, also where a call is boxed") {
    CHECK(&ops::swap_(a, b) == &a);
    CHECK(values(a) == Values{3, 4});
    CHECK(a._version() == 1);
    CHECK(b._version() == 1);
    const KernelRecorder recorder([](const KernelRun&) {});
    CHECK(&ops::swap_(a, b) == &a);
    CHECK(values(a) == Values{1, 2});
  }
  SECTION("what requires grad is refused") {
    Tensor x = leaf({5, 6});
    CHECK_ERROR(ops::swap_(a, x), AutogradError, "swap_: argument other of sizes [2]");
    CHECK_ERROR(ops::swap_(x, a), AutogradError, "swap_: argument self of sizes [2]");
    CHECK(values(a) == Values{1, 2});
  }
}

TEST_CASE("a list that has an undefined tensor is refused before any is written to") {
  const TensorVector parameters = {vec({1, 2}), TensorBase()};
  const TensorVector velocities = {vec({0, 0}), vec({1})};
  const TensorVector gradients = {vec({1, 1}), vec({1})};
  CHECK_ERROR(ops::momentum_step(parameters, velocities, gradients, 0.5), ValueError,
              "momentum_step: expected a defined tensor for parameters");
  CHECK(values(parameters[0]) == Values{1, 2});
  CHECK(parameters[0]._version() == 0);
}

TEST_CASE("all results of a composite are checked before the first is written to") {
  const Tensor x = vec({-1, 2});
  Tensor positive = vec({5, 5});
  Tensor negative = vec({6, 6});
  ops::split_sign_out(x, positive, negative);
  CHECK(values(positive) == Values{0, 2});
  CHECK(values(negative) == Values{-1, 0});

  Tensor kept = vec({5, 5});
  SECTION("an inference tensor") {
    {
      const InferenceMode guard;
      negative = vec({6, 6});
    }
    CHECK_ERROR(ops::split_sign_out(x, kept, negative), InferenceModeError,
                "split_sign.out: argument negative");
  }
  SECTION("one whose elements are one") {
    Tensor expanded = vec({6}).expand({2});
    CHECK_ERROR(ops::split_sign_out(x, kept, expanded), ValueError, "split_sign");
  }
  SECTION("one of other sizes") {
    Tensor longer = vec({6, 6, 6});
    CHECK_ERROR(ops::split_sign_out(x, kept, longer), ShapeError, "split_sign");
  }
  CHECK(values(kept) == Values{5, 5});
  CHECK(kept._version() == 0);
}

TEST_CASE("results of an operator that also writes have the gradients of what it reads") {
  const Tensor x = leaf({1, 2});
  Tensor state = vec({3, 4});

  SECTION("what was there before is a result") {
    const auto [product, before] = ops::remember(x, state);
    CHECK(values(product) == Values{3, 8});
    CHECK(values(state) == Values{1, 2});
    CHECK(state._version() == 1);
    CHECK_FALSE(state.requires_grad());
    CHECK_FALSE(before.requires_grad());
    Tensor(product).sum().backward();
    CHECK(values(x.grad()) == Values{3, 4});
  }
  SECTION("a written argument that is saved is refused in backward") {
    const Tensor product = ops::forget(x, state);
    CHECK_ERROR(product.sum().backward(), VersionError, "ForgetBackward");
  }
  SECTION("a written argument may not require grad") {
    Tensor wanted = leaf({3, 4});
    CHECK_ERROR(ops::remember(x, wanted), AutogradError, "remember: argument state of sizes [2]");
    CHECK(values(wanted) == Values{3, 4});
  }
}

}  // namespace
}  // namespace tenon::test
