// Views of normal tensors that are made in inference mode, and used after.

#include <catch2/catch.hpp>

#include "tenon/tenon.h"

namespace tenon {
namespace {

using Catch::Matchers::Contains;

/// A view, made in inference mode.
Tensor view_made_inside(const Tensor& of) {
  return inference_mode([&] { return of.view({-1}); });
}

TEST_CASE("the gradient of a view made in inference mode arrives", "[inference]") {
  const Tensor leaf = ones({2, 2}, requires_grad());
  Tensor view;
  SECTION("at what a tensor with history comes from") {
    view = view_made_inside(leaf * 1);
  }
  SECTION("at a leaf") {
    view = view_made_inside(leaf);
  }
  SECTION("through a view in normal mode") {
    view = view_made_inside(leaf * 1).view({4, 1});
  }
  SECTION("through a view under NoGradGuard") {
    view = view_made_inside(leaf * 1);
    view = no_grad([&] { return view.view({2, 2}); });
  }
  SECTION("through several views of one operator") {
    const Tensor base = leaf * 1;
    const auto parts = inference_mode([&] { return base.unbind(); });
    view = cat({parts[0], parts[1]});
  }
  const bool is_leaf = view.is_leaf();
  (view * 2).sum().backward();
  CHECK(leaf.grad().equal(full({2, 2}, 2.0)));
  CHECK(view.is_leaf() == is_leaf);
}

TEST_CASE("the gradient arrives at a base that came to require grad after the view was made",
          "[inference]") {
  const Tensor base = ones({2, 2});
  const Tensor view = view_made_inside(base);
  CHECK_FALSE((view * 2).requires_grad());
  base.set_requires_grad(true);
  (view * 2).sum().backward();
  CHECK(base.grad().equal(full({2, 2}, 2.0)));
}

TEST_CASE("the gradient of part of a tensor, viewed in inference mode, is that part's",
          "[inference]") {
  const Tensor leaf = ones({3}, requires_grad());
  const Tensor part = inference_mode([&] { return leaf.slice(0, 1, 3).slice(0, 1, 2); });
  (part * 5).sum().backward();
  CHECK(leaf.grad().equal(tensor({0.0F, 0.0F, 5.0F})));
}

TEST_CASE("what watches the gradient of a view made in inference mode sees it", "[inference]") {
  const Tensor leaf = ones({2, 2}, requires_grad());
  const Tensor view = view_made_inside(leaf * 1);
  int calls = 0;
  view.register_hook([&](const TensorBase& gradient) {
    ++calls;
    return gradient;
  });
  view.retain_grad();
  ((view * 2) + view).sum().backward();
  CHECK(calls == 1);
  CHECK(view.grad().equal(full({4}, 3.0)));
}

TEST_CASE("a view made in inference mode has no history until a call is recorded", "[inference]") {
  const Tensor leaf = ones({2, 2}, requires_grad());
  const Tensor view = view_made_inside(leaf * 1);
  CHECK(view.requires_grad());
  CHECK(view.grad_fn() == nullptr);
  CHECK(inference_mode([&] { return view * 2; }).is_leaf());
  CHECK(no_grad([&] { return view * 2; }).is_leaf());
  CHECK_FALSE((view.detach() * 2).requires_grad());
  CHECK(view.is_leaf());
  CHECK_THROWS_WITH(Tensor(view).mul_(2), Contains("that was made in inference mode is modified"));
}

TEST_CASE("nothing is seen of a view made in inference mode that tells whether it was used",
          "[inference]") {
  const Tensor leaf = ones({2, 2}, requires_grad());
  const Tensor view = view_made_inside(leaf * 1);
  Tensor result;
  SECTION("in a call that is recorded") {
    result = view * 2;
  }
  SECTION("in a call that fails") {
    CHECK_THROWS_AS(view * ones({3}), ShapeError);
  }
  SECTION("by what watches its gradient") {
    view.retain_grad();
    view.register_hook([](const TensorBase& grad) { return grad; });
  }
  CHECK(view.is_leaf());
  CHECK(view.grad_fn() == nullptr);
  CHECK(view.output_nr() == 0);
  CHECK(view._version() == 0);
  CHECK(view.requires_grad());
  CHECK_THROWS_WITH(Tensor(view).mul_(2),
                    Contains("mul_.Scalar: a view of sizes [4] that was made in inference mode"));
}

TEST_CASE("several uses of a view made in inference mode are one for the gradient", "[inference]") {
  const Tensor leaf = ones({2, 2}, requires_grad());
  const Tensor view = view_made_inside(leaf * 1);
  const Tensor loss = (view * 2).sum() + (view * 3).sum();
  const auto grads =
      autograd::grad(TensorList({loss}), TensorList({view, leaf}), {}, /*retain_graph=*/true);
  CHECK(Tensor(grads[0]).equal(full({4}, 5.0)));
  CHECK(Tensor(grads[1]).equal(full({2, 2}, 5.0)));
  loss.backward();
  CHECK(leaf.grad().equal(full({2, 2}, 5.0)));
  CHECK_FALSE(view.grad().defined());
}

TEST_CASE("a graph keeps a view made in inference mode, and is freed with what uses it",
          "[inference]") {
  const Tensor leaf = ones({2, 2}, requires_grad());
  Tensor base = leaf * 1;
  Tensor view = view_made_inside(base);
  Tensor result = view * 2;
  const uint32_t uses = base.use_count();
  view = Tensor();
  result.sum().backward();
  CHECK(leaf.grad().equal(full({2, 2}, 2.0)));
  result = Tensor();
  CHECK(base.use_count() < uses);
}

TEST_CASE("a view made in inference mode that is told to require grad is a leaf", "[inference]") {
  const Tensor base = ones({2, 2});
  const Tensor view = view_made_inside(base);
  Tensor used;
  SECTION("before its base does") {
    view.set_requires_grad(true);
    base.set_requires_grad(true);
  }
  SECTION("after it was used as a view of its base") {
    base.set_requires_grad(true);
    used = view * 2;
    view.set_requires_grad(true);
  }
  (view * 2).sum().backward();
  CHECK(view.grad().equal(full({4}, 2.0)));
  CHECK_FALSE(base.grad().defined());
  const Tensor before = view * 2;  // as a leaf
  view.set_requires_grad(false);
  (view * 2).sum().backward();
  CHECK(base.grad().equal(full({2, 2}, 2.0)));
  CHECK(view.grad().equal(full({4}, 2.0)));
}

struct Tripled : autograd::Function<Tripled> {
  static Tensor forward(autograd::AutogradContext*, const Tensor& x) { return x.view({-1}); }
  static std::vector<Tensor> backward(autograd::AutogradContext*, std::vector<Tensor> grads) {
    return {grads[0].view({2, 2}) * 3};
  }
};

TEST_CASE("a view made in inference mode does not go around a custom Function", "[inference]") {
  const Tensor leaf = ones({2, 2}, requires_grad());
  const Tensor view = view_made_inside(Tripled::apply(leaf * 1));
  CHECK_THROWS_WITH(view * 2, Contains("made without a record of what a custom Function") &&
                                  Contains("detach()"));
  CHECK_FALSE((view.detach() * 2).requires_grad());
}

}  // namespace
}  // namespace tenon
