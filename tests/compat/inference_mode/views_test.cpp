// Views of normal tensors made in inference mode: their creation meta, and what it forbids.
#include <string>
#include <vector>

#include "support.h"

namespace inference_mode_test {
namespace {

TEST_CASE("in-place on a view from inference mode needs the history that it lacks") {
  const bool requires_grad = GENERATE(false, true);
  const Tensor x = make_computed(requires_grad);
  const Tensor view = view_in_inference_mode(x);
  check_view_of(x, view, CreationMeta::INFERENCE_MODE);
  SECTION("directly") {
    if (requires_grad) {
      CHECK_THROWS_AS(inplace_op(view), c10::Error);
      CHECK(x._version() == 0);
    } else {
      inplace_op(view);
      CHECK(x._version() == 1);
    }
  }
  SECTION("through the base, which the view's grad_fn notices") {
    inplace_op(x);
    if (requires_grad) {
      CHECK_THROWS_AS(view.grad_fn(), c10::Error);
    } else {
      CHECK(view.grad_fn() == nullptr);
    }
  }
  SECTION("through another view of the base") {
    inplace_op(view_op(x));
    if (requires_grad) {
      CHECK_THROWS_AS(view.grad_fn(), c10::Error);
    } else {
      CHECK(view.grad_fn() == nullptr);
    }
  }
  SECTION("is allowed under no_grad and in inference mode") {
    {
      const at::NoGradGuard no_grad;
      inplace_op(view);
    }
    const InferenceMode guard;
    inplace_op(view);
    CHECK(x._version() == 2);
  }
}

TEST_CASE("in-place on a base that came to require grad after its view was made") {
  const Tensor x = make(false).clone();
  const Tensor view = view_in_inference_mode(x);
  Tensor(x).mul_(make(true));
  CHECK(x.requires_grad());
  CHECK(view.requires_grad());
  CHECK_THROWS_AS(view.grad_fn(), c10::Error);
}

TEST_CASE("in-place on a view from normal mode rebases the history") {
  const Tensor leaf = make(true);
  const Tensor x = leaf.clone();
  const Tensor view = view_op(x);
  check_view_of(x, view, CreationMeta::DEFAULT);
  view.select(0, 0).mul_(5);
  CHECK(x._version() == 1);
  CHECK(view.grad_fn() != nullptr);
  view.sum().backward();
  CHECK(leaf.grad().sum().item<float>() == 3 * 5 + 3);
}

/// How the next view of a chain is made.
enum class Mode { kNormal, kNoGrad, kInference, kSeveral };

Tensor view_in(Mode mode, const Tensor& x) {
  switch (mode) {
    case Mode::kNoGrad: {
      const at::NoGradGuard no_grad;
      return x.transpose(0, 1);
    }
    case Mode::kInference: {
      const InferenceMode guard;
      return x.transpose(0, 1);
    }
    case Mode::kSeveral:
      return x.chunk(1, 0)[0];
    default:
      return x.transpose(0, 1);
  }
}

TEST_CASE("the creation meta of a view spreads to views of it") {
  struct Chain {
    std::vector<Mode> modes;
    CreationMeta expected;
  };
  using enum Mode;
  const std::vector<Chain> chains = {
      {{kNormal}, CreationMeta::DEFAULT},
      {{kNoGrad}, CreationMeta::NO_GRAD_MODE},
      {{kInference}, CreationMeta::INFERENCE_MODE},
      {{kSeveral}, CreationMeta::MULTI_OUTPUT_NODE},
      {{kNormal, kNormal}, CreationMeta::DEFAULT},
      {{kNormal, kNoGrad}, CreationMeta::NO_GRAD_MODE},
      {{kNormal, kInference}, CreationMeta::INFERENCE_MODE},
      {{kNormal, kSeveral}, CreationMeta::MULTI_OUTPUT_NODE},
      {{kNoGrad, kNormal}, CreationMeta::NO_GRAD_MODE},
      {{kNoGrad, kInference}, CreationMeta::INFERENCE_MODE},
      {{kNoGrad, kSeveral}, CreationMeta::MULTI_OUTPUT_NODE},
      {{kInference, kNormal}, CreationMeta::INFERENCE_MODE},
      {{kInference, kNoGrad}, CreationMeta::INFERENCE_MODE},
      {{kInference, kInference}, CreationMeta::INFERENCE_MODE},
      {{kInference, kSeveral}, CreationMeta::INFERENCE_MODE},
      {{kSeveral, kNormal}, CreationMeta::MULTI_OUTPUT_NODE},
      {{kSeveral, kNoGrad}, CreationMeta::NO_GRAD_MODE},
      {{kSeveral, kInference}, CreationMeta::INFERENCE_MODE},
      {{kInference, kNoGrad, kNormal}, CreationMeta::INFERENCE_MODE},
      {{kInference, kSeveral, kNoGrad}, CreationMeta::INFERENCE_MODE},
      {{kNoGrad, kInference, kNormal}, CreationMeta::INFERENCE_MODE},
  };
  const bool requires_grad = GENERATE(false, true);
  for (size_t i = 0; i < chains.size(); ++i) {
    INFO("chain " << i);
    const Tensor base = torch::ones({2, 2, 3}).set_requires_grad(requires_grad).clone();
    Tensor view = base;
    for (const Mode mode : chains[i].modes) view = view_in(mode, view);
    check_view_of(base, view, chains[i].expected);
    CHECK(view.requires_grad() == requires_grad);
    const bool forbidden = requires_grad && chains[i].expected != CreationMeta::DEFAULT;
    if (forbidden) {
      CHECK_THROWS_AS(inplace_op(view), c10::Error);
    } else {
      CHECK_NOTHROW(inplace_op(view));
    }
  }
}

TEST_CASE("the metadata of a view says what it is a view of") {
  const Tensor base = make(true).clone();
  const Tensor view = view_op(base).t();
  auto* meta = torch::autograd::impl::get_view_autograd_meta(view);
  REQUIRE(meta != nullptr);
  CHECK(meta->has_bw_view());
  CHECK(meta->get_creation_meta() == CreationMeta::DEFAULT);
  CHECK(meta->get_attr_version() == 0);
  CHECK(meta->get_backward_view().base_.is_same(base));
  CHECK(torch::autograd::impl::get_view_autograd_meta(base) == nullptr);
  CHECK(torch::autograd::impl::get_view_autograd_meta(view_op(make_inference())) == nullptr);
  inplace_op(base);
  CHECK(view.grad_fn() != nullptr);
  CHECK(meta->get_attr_version() == 1);
}

TEST_CASE("chains of views and in-place operators in inference mode") {
  const Tensor leaf = torch::ones({3, 3, 2}).set_requires_grad(true);
  const Tensor x = leaf.clone();
  const InferenceMode guard;
  SECTION("on a normal tensor stay normal, and count on one version") {
    const Tensor row = x.select(0, 1);
    const Tensor column = row.t();
    const Tensor flat = column.transpose(0, 1).reshape({6});
    for (const Tensor& view : {row, column, flat}) {
      check_normal_tensor(view, true);
      check_view_of(x, view, CreationMeta::INFERENCE_MODE);
    }
    column.detach().add_(1);
    row.select(0, 0).mul_(3);
    CHECK(x._version() == 2);
    CHECK(flat._version() == 2);
    CHECK(x.detach().sum().item<float>() == 12 + 2 * 6 + 4 * 2);
    check_inference_tensor(flat + column.sum());
  }
  SECTION("on an inference tensor stay inference, and are never tracked") {
    const Tensor y = torch::ones({3, 3, 2});
    const Tensor row = y.select(0, 1);
    const Tensor column = row.t();
    column.add_(1);
    column.select(0, 0).mul_(3);
    for (const Tensor& view : {row, column, column.reshape({6}), y.narrow(0, 0, 2)}) {
      check_inference_tensor(view);
    }
    CHECK(y.sum().item<float>() == 12 + 3 * 6 + 3 * 2);
  }
  SECTION("on parts of both, which are mixed") {
    const std::vector<Tensor> parts = x.unbind(0);
    for (const Tensor& part : parts) check_view_of(x, part, CreationMeta::INFERENCE_MODE);
    const Tensor sum = torch::zeros({3, 2});
    for (const Tensor& part : parts) Tensor(sum).add_(part);
    check_inference_tensor(sum);
    Tensor(parts[0]).copy_(sum);
    CHECK(x._version() == 1);
    CHECK(parts[2]._version() == 1);
    CHECK(x[0].sum().item<float>() == 18);
  }
  SECTION("whose geometry changes in place") {
    Tensor y = torch::ones({3, 2});
    y.transpose_(0, 1).unsqueeze_(0).squeeze_(0);
    check_inference_tensor(y);
    CHECK(y.size(0) == 2);
  }
}

TEST_CASE("chains of views and in-place operators in normal mode") {
  SECTION("on an inference tensor are inference, and cannot be modified") {
    Tensor x;
    {
      const InferenceMode guard;
      x = torch::ones({3, 3, 2});
    }
    Tensor row = x.select(0, 1);
    Tensor column = row.t();
    for (Tensor view : {row, column, column.narrow(0, 0, 1), x.unbind(0)[1]}) {
      check_inference_tensor(view);
      CHECK_THROWS_AS(view.add_(1), c10::Error);
    }
    check_normal_tensor(column.contiguous(), false);
    check_normal_tensor(column + row.t(), false);
    const InferenceMode guard;
    x.fill_(1);
    column.add_(1);
    CHECK(x.sum().item<float>() == 12 + 2 * 6);
  }
  SECTION("go on where inference mode began") {
    const Tensor leaf = torch::ones({3, 3, 2}).set_requires_grad(true);
    Tensor x = leaf.clone();
    Tensor inside;
    {
      const InferenceMode guard;
      inside = x.select(0, 1);
      inside.add_(1);
    }
    CHECK(x._version() == 1);
    CHECK_THROWS_AS(inside.grad_fn(), c10::Error);
    CHECK_THROWS_AS(inside.t(), c10::Error);
    CHECK_THROWS_AS(inside.add_(1), c10::Error);
    x.select(0, 0).mul_(4);
    x.sum().backward();
    CHECK(leaf.grad().sum().item<float>() == 6 * 4 + 12);
  }
}

}  // namespace
}  // namespace inference_mode_test
