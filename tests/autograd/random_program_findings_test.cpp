// What random programs have found, see tools/compare: each case once was wrong.

#include "tenon/autograd/function.h"
#include "tenon/guards/inference_mode.h"
#include "tests/autograd/tensors.h"

namespace tenon::test {
namespace {

TEST_CASE("transpose_ on a view leaves the gradient of its base as it is", "[views][findings]") {
  const Tensor x = leaf({1, 2, 3, 4});
  const Tensor base = x.mul(1);
  Tensor view = base.view({2, 2});
  view.transpose_(0, 1);
  const Tensor weight = vec({1, 10, 100, 1000});

  SECTION("read through the base") {
    base.mul(weight).sum().backward();
    CHECK(values(x.grad()) == Values{1, 10, 100, 1000});
  }
  SECTION("read through the view") {
    view.mul(weight.view({2, 2})).sum().backward();
    CHECK(values(x.grad()) == Values{1, 100, 10, 1000});
  }
  SECTION("after another in-place operator on the base") {
    base.mul_(2);
    view.mul(weight.view({2, 2})).sum().backward();
    CHECK(values(x.grad()) == Values{2, 200, 20, 2000});
  }
  SECTION("after another in-place operator on the view") {
    view.mul_(weight.view({2, 2}));
    base.sum().backward();
    CHECK(values(x.grad()) == Values{1, 100, 10, 1000});
  }
}

TEST_CASE("a view may change its number of dimensions in place and the base has a gradient",
          "[views][findings]") {
  const Tensor x = leaf({1, 2, 3});
  const Tensor base = x.mul(2);
  Tensor row = base.unsqueeze(0);
  row.t_();
  CHECK(row.sizes() == IntArrayRef({3, 1}));
  base.sum().backward();
  CHECK(values(x.grad()) == Values{2, 2, 2});
}

TEST_CASE("transpose_ on a view saves nothing that backward frees", "[views][findings]") {
  const Tensor x = leaf({1, 2});
  const Tensor base = x.add(1);
  Tensor view = base.view({1, 2});
  view.transpose_(0, 1);
  base.sum().backward();
  view.sum().backward();
  CHECK(values(x.grad()) == Values{2, 2});
}

TEST_CASE("matmul with a vector makes no view of a tensor that cannot be reached",
          "[views][findings]") {
  const Tensor vector = leaf({1, 2});
  const Tensor matrix = vec({1, 2, 3, 4}).view({2, 2});
  const Tensor batch = vec({1, 2, 3, 4}).view({1, 2, 2});
  CHECK_FALSE(vector.matmul(matrix).is_view());
  CHECK_FALSE(vector.matmul(batch).is_view());
  CHECK_FALSE(batch.matmul(vector).is_view());
  CHECK(vector.matmul(batch).sizes() == IntArrayRef({1, 2}));
  CHECK(values(vector.matmul(matrix)) == Values{7, 10});
}

TEST_CASE("the gradient of a leaf that was given other sizes is refused", "[findings]") {
  Tensor x = vec({1, 2, 3, 4, 5, 6}).view({2, 3}).clone();
  x.set_requires_grad(true);
  const Tensor y = x.mul(2);
  {
    const NoGradGuard guard;
    x.transpose_(0, 1);
  }
  CHECK_ERROR(
      y.sum().backward(), AutogradError,
      "the gradient of sizes [2, 3] belongs to a leaf that has been given the sizes [3, 2]");
  CHECK_FALSE(x.grad().defined());
}

struct Twice : autograd::Function<Twice> {
  static Tensor forward(autograd::AutogradContext*, const Tensor& x) { return x.mul(2); }
  static autograd::variable_list backward(autograd::AutogradContext*,
                                          autograd::variable_list grads) {
    return {grads[0].mul(2)};
  }
};

TEST_CASE("a custom Function is not recorded in inference mode, whatever the grad mode",
          "[findings]") {
  const Tensor x = leaf({1, 2});
  const InferenceMode mode;
  const AutoGradMode grad_mode(true);
  const Tensor y = Twice::apply(x);
  CHECK(y.is_inference());
  CHECK_FALSE(y.requires_grad());
  CHECK(values(y) == Values{2, 4});
}

TEST_CASE("no operator writes its result into elements that share memory", "[findings]") {
  const Tensor row = vec({1, 2});
  const Tensor other = vec({3, 4});
  Tensor expanded = row.expand({2, 2});
  const NoGradGuard guard;
  CHECK_ERROR(cat_out(expanded, {other.view({1, 2}), row.view({1, 2})}), ValueError,
              "cat.out: expected the elements of out to have memory of their own");
  CHECK(values(row) == Values{1, 2});
  CHECK(row._version() == 0);
}

TEST_CASE("a clone keeps the order of dimensions of a view with gaps", "[findings]") {
  const Tensor base = vec({1, 2, 3, 4, 5, 6, 7, 8}).view({2, 2, 2});
  const Tensor view = base.permute({2, 1, 0}).select(0, 0);
  REQUIRE(view.strides() == IntArrayRef({2, 4}));
  const Tensor copy = view.clone();
  CHECK(copy.strides() == IntArrayRef({1, 2}));
  CHECK(values(copy) == Values{1, 5, 3, 7});
}

}  // namespace
}  // namespace tenon::test
