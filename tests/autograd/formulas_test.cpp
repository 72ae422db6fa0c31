#include <catch2/catch.hpp>

#include "tenon/autograd/formulas/basic.h"
#include "tenon/autograd/gradcheck.h"
#include "tenon/tenon.h"

namespace tenon {
namespace {

TEST_CASE("a gradient is summed over what was broadcast, and to nothing else") {
  const Tensor grad = ones({2, 3});
  CHECK(formulas::sum_to(grad, {3}).sizes() == IntArrayRef({3}));
  CHECK(formulas::sum_to(grad, {2, 1}).sizes() == IntArrayRef({2, 1}));
  CHECK(formulas::sum_to(grad, {}).sizes().empty());
  try {
    formulas::sum_to(grad, {1, 2, 3});
    FAIL("sum_to made a gradient of more dimensions");
  } catch (const ShapeError& error) {
    CHECK(std::string(error.message()) ==
          "sum_to: expected sizes that broadcast to those of the gradient, [2, 3], got [1, 2, 3]");
  }
}

TEST_CASE("third gradients of normalizations know that statistics are the input's") {
  const Tensor x = randn({2, 4, 3}, DType::kFloat64).requires_grad_(true);
  const Tensor weights = rand({2, 4, 3}, DType::kFloat64) + 0.5;
  const auto check = [&](const std::function<Tensor(const Tensor&)>& normalized) {
    const autograd::CheckedFunction gradient = [&](const autograd::TensorVector& inputs) {
      const autograd::TensorVector results{normalized(Tensor(inputs[0]))};
      return autograd::grad(results, inputs, {weights}, true, true);
    };
    CHECK(autograd::gradgradcheck(gradient, {x}));
  };
  check([](const Tensor& at) { return layer_norm(at, {3}); });
  check([](const Tensor& at) { return group_norm(at, 2); });
  check([](const Tensor& at) { return instance_norm(at, {}, {}, {}, {}, true, 0.1, 1e-5, false); });
}

}  // namespace
}  // namespace tenon
