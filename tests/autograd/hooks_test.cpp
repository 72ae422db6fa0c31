#include "tenon/autograd/hooks.h"

#include "tests/autograd/tensors.h"

namespace tenon::test {
namespace {

TEST_CASE("a tensor hook sees the gradient and may replace it", "[hooks]") {
  const Tensor x = leaf({1, 2});

  SECTION("on a result") {
    const Tensor y = x * 2;
    Values seen;
    y.register_hook([&](const Tensor& grad) { seen = values(grad); });
    y.register_hook([](const Tensor& grad) { return grad * 10; });
    y.sum().backward();
    CHECK(seen == Values{1, 1});
    CHECK(values(x.grad()) == Values{20, 20});
  }
  SECTION("on a leaf, where it outlives the graph") {
    x.register_hook([](const Tensor& grad) { return grad * 10; });
    (x * 2).sum().backward();
    (x * 2).sum().backward();
    CHECK(values(x.grad()) == Values{40, 40});
  }
  SECTION("once for the sum of all paths") {
    const Tensor y = x * 2;
    int calls = 0;
    y.register_hook([&](const Tensor&) { ++calls; });
    (y + y * 3).sum().backward();
    CHECK(calls == 1);
  }
  SECTION("until it is removed") {
    const Tensor y = x * 2;
    const unsigned number = y.register_hook([](const Tensor& grad) { return grad * 10; });
    y.remove_hook(number);
    y.sum().backward();
    CHECK(values(x.grad()) == Values{2, 2});
    CHECK_ERROR(y.remove_hook(7), IndexError, "got 7");
  }
  SECTION("of the tensor as it was when the hook was registered") {
    Tensor y = x * 2;
    Values before, after;
    y.register_hook([&](const Tensor& grad) { before = values(grad); });
    y.mul_(5);
    y.register_hook([&](const Tensor& grad) { after = values(grad); });
    y.sum().backward();
    CHECK(before == Values{5, 5});
    CHECK(after == Values{1, 1});
  }
  SECTION("not with a gradient of other sizes") {
    const Tensor y = x * 2;
    y.register_hook([](const Tensor& grad) { return grad.sum(); });
    CHECK_ERROR(y.sum().backward(), ShapeError, "register_hook");
  }
  SECTION("not on a tensor without gradient") {
    CHECK_ERROR(vec({1}).register_hook([](const Tensor&) {}), AutogradError, "requires grad");
  }
}

TEST_CASE("retain_grad keeps the gradient of a result", "[hooks]") {
  const Tensor x = leaf({1, 2});
  Tensor y = x * 2;
  CHECK_FALSE(y.retains_grad());
  y.retain_grad();
  CHECK(y.retains_grad());

  SECTION("which adds up, as a leaf's does") {
    (y * 3).sum().backward({}, true);
    CHECK(values(y.grad()) == Values{3, 3});
    const Tensor kept = y.grad();
    (y * 5).sum().backward();
    CHECK(values(y.grad()) == Values{8, 8});
    CHECK(values(kept) == Values{3, 3});
  }
  SECTION("which adds up where it is among the inputs of a backward, too") {
    const Tensor z = x * 2;
    for (int times = 1; times <= 2; ++times) {
      (z * 3).sum().backward({}, /*retain_graph=*/true, /*create_graph=*/false, {z});
      CHECK(values(z.grad()) == Values{3.0 * times, 3.0 * times});
    }
    CHECK_FALSE(x.grad().defined());
  }
  SECTION("in memory of its own") {
    const Tensor given = vec({3, 4});
    y.backward(given);
    y.grad().mul_(2);
    CHECK(values(y.grad()) == Values{6, 8});
    CHECK(values(given) == Values{3, 4});
    CHECK(values(x.grad()) == Values{6, 8});
  }
  SECTION("which a backward that does not reach it leaves alone") {
    (y * 3).sum().backward({}, true);
    (x * 2).sum().backward();
    CHECK(values(y.grad()) == Values{3, 3});
  }
  SECTION("as the hooks leave it") {
    y.register_hook([](const Tensor& grad) { return grad * 10; });
    (y * 3).sum().backward();
    CHECK(values(y.grad()) == Values{30, 30});
  }
  SECTION("of the tensor as it is after an in-place operator") {
    y.mul_(7);
    (y * 3).sum().backward();
    CHECK(values(y.grad()) == Values{3, 3});
  }
  SECTION("and none without it") {
    const Tensor z = x * 2;
    z.sum().backward();
    CHECK_FALSE(z.grad().defined());
  }
  SECTION("which a leaf does always") {
    x.retain_grad();
    CHECK_FALSE(x.retains_grad());
    CHECK_ERROR(vec({1}).retain_grad(), AutogradError, "requires grad");
  }
}

TEST_CASE("node hooks run around the node", "[hooks]") {
  const Tensor x = leaf({1, 2});
  const Tensor y = x * 2;
  const intrusive_ptr<Node> node = y.grad_fn();
  const uint32_t before = node->add_pre_hook(
      [](const TensorVector& grads) { return TensorVector{ops::mul(grads[0], 3)}; });
  Values results, grads;
  const uint32_t after =
      node->add_post_hook([&](const TensorVector& out, const TensorVector& in) -> TensorVector {
        results = values(out[0]);
        grads = values(in[0]);
        return {ops::mul(out[0], 5)};
      });

  SECTION("pre-hooks change what it gets, post-hooks what it gives") {
    y.sum().backward();
    CHECK(grads == Values{3, 3});
    CHECK(results == Values{6, 6});
    CHECK(values(x.grad()) == Values{30, 30});
  }
  SECTION("until they are removed") {
    node->remove_pre_hook(before);
    node->remove_post_hook(after);
    y.sum().backward();
    CHECK(values(x.grad()) == Values{2, 2});
  }
}

}  // namespace
}  // namespace tenon::test
