// How inference tensors come to be, what they may be told, and what they have no version for.
#include "support.h"

namespace inference_mode_test {
namespace {

TEST_CASE("what is allocated in inference mode is an inference tensor") {
  const InferenceMode guard;
  float data[2] = {1, 2};
  check_inference_tensor(torch::ones({1, 2, 3}));
  check_inference_tensor(torch::empty({2}));
  check_inference_tensor(torch::arange(3));
  check_inference_tensor(torch::zeros_like(make(false)));
  check_inference_tensor(torch::rand({2}).to(torch::kDouble));
  check_inference_tensor(at::from_blob(data, {2}));
  check_inference_tensor(at::scalar_tensor(1));
}

TEST_CASE("what is allocated in a normal scope inside is a normal tensor") {
  const InferenceMode guard;
  {
    const InferenceMode normal(false);
    check_normal_tensor(make(false), false);
    check_normal_tensor(make(true), true);
  }
  check_inference_tensor(make(false));
}

TEST_CASE("a tensor keeps its kind when it leaves the scope") {
  Tensor inside;
  const Tensor outside = make(false);
  {
    const InferenceMode guard;
    inside = make(false);
    check_normal_tensor(outside, false);
  }
  check_inference_tensor(inside);
  CHECK(at::is_inference(inside));
  CHECK_FALSE(torch::is_inference(outside));
}

TEST_CASE("inside the mode a tensor may be told to require grad, which records nothing") {
  const InferenceMode guard;
  const Tensor x = torch::ones({1, 2, 3}).set_requires_grad(true);
  CHECK(x.requires_grad());
  check_inference_tensor(x);
  CHECK_FALSE(torch::ones({2}).set_requires_grad(false).requires_grad());
  CHECK(torch::ones({2}, torch::requires_grad()).requires_grad());
  CHECK_FALSE(functional_op(x).requires_grad());
  CHECK_THROWS_AS(torch::ones({2}, torch::kLong).set_requires_grad(true), c10::Error);
}

TEST_CASE("outside the mode an inference tensor may only be told not to require grad") {
  const bool before = GENERATE(false, true);
  const Tensor x = make_inference(before);
  CHECK(x.requires_grad() == before);
  SECTION("true") {
    if (!before) CHECK_THROWS_AS(x.set_requires_grad(true), c10::Error);
  }
  SECTION("false") {
    x.set_requires_grad(false);
    CHECK_FALSE(x.requires_grad());
    CHECK_FALSE(functional_op(x).requires_grad());
  }
}

TEST_CASE("a normal tensor may be told to require grad inside the mode") {
  const Tensor x = make(false);
  {
    const InferenceMode guard;
    x.set_requires_grad(true);
    check_normal_tensor(x, true);
  }
  CHECK(functional_op(x).requires_grad());
}

TEST_CASE("an inference tensor has no version") {
  const Tensor x = make_inference();
  const auto version = [&] { return x.unsafeGetTensorImpl()->version_counter().current_version(); };
  SECTION("inside the mode, where a bump does nothing") {
    const InferenceMode guard;
    CHECK_THROWS_AS(version(), c10::Error);
    CHECK_THROWS_AS(x._version(), c10::Error);
    CHECK_NOTHROW(x.unsafeGetTensorImpl()->bump_version());
    CHECK_NOTHROW(torch::autograd::impl::bump_version(x));
    CHECK_THROWS_AS(version(), c10::Error);
  }
  SECTION("outside, where a bump is an error") {
    CHECK_THROWS_AS(version(), c10::Error);
    CHECK_THROWS_AS(x._version(), c10::Error);
    CHECK_THROWS_AS(torch::autograd::impl::version_counter(x).current_version(), c10::Error);
    CHECK_THROWS_AS(x.unsafeGetTensorImpl()->bump_version(), c10::Error);
    CHECK_THROWS_AS(torch::autograd::increment_version(x), c10::Error);
  }
}

TEST_CASE("a normal tensor has a version in every mode") {
  const Tensor x = make(false);
  const auto version = [&] { return x.unsafeGetTensorImpl()->version_counter().current_version(); };
  CHECK(version() == 0);
  {
    const InferenceMode guard;
    x.unsafeGetTensorImpl()->bump_version();
    CHECK(version() == 1);
    inplace_op(x);
    CHECK(version() == 2);
  }
  torch::autograd::increment_version(x);
  CHECK(version() == 3);
  CHECK(x._version() == 3);
}

TEST_CASE("a clone outside the mode is the normal tensor that can be trained with") {
  const Tensor x = make_inference().clone();
  check_normal_tensor(x, false);
  x.set_requires_grad(true);
  functional_op(x).sum().backward();
  CHECK(x.grad().equal(2 * torch::ones({1, 2, 3})));
}

TEST_CASE("detached and moved tensors keep the kind of their storage") {
  const Tensor x = make_inference();
  CHECK(x.detach().is_inference());
  if (differences::detached_inference_tensors_stay_immutable) check_inference_tensor(x.detach());
  check_inference_tensor(x.to(torch::kFloat));
  check_normal_tensor(x.to(torch::kDouble), false);
  const Tensor y = make(true);
  const InferenceMode guard;
  check_normal_tensor(y.detach(), false);
  check_inference_tensor(y.to(torch::kDouble));
}

}  // namespace
}  // namespace inference_mode_test
