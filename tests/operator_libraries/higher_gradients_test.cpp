// Gradients of `?:`, of any order: what is not taken takes no part in them.

#include <catch2/catch.hpp>
#include <cmath>

#include "tenon/autograd/engine.h"
#include "tenon/autograd/gradcheck.h"
#include "tenon/tenon.h"
#include "tests/operator_libraries/loaded.h"

namespace tenon::test {
namespace {

Tensor doubles(std::vector<double> values) {
  return tensor(values, dtype(DType::kFloat64));
}

/// The gradient of each element of `y` for the same one of `x`, differentiable in turn.
Tensor derivative(const Tensor& y, const Tensor& x) {
  return autograd::grad({y.sum()}, {x}, {}, /*retain_graph=*/true, /*create_graph=*/true)[0];
}

void check_values(const Tensor& found, const std::vector<double>& expected) {
  for (size_t i = 0; i < expected.size(); ++i) {
    CHECK(found.select(0, static_cast<int64_t>(i)).item<double>() == Approx(expected[i]));
  }
}

TEST_CASE("no derivative of any order has a NaN of the branch that is not taken") {
  load_every_kind();
  const auto guarded = find_operator<Tensor(const Tensor&)>("every_kind::guarded");
  const Tensor x = doubles({-1, 0, 2}).requires_grad_();
  Tensor y = guarded.call(x);
  const double log_2 = std::log(2.0);
  for (const double expected :
       {4 * (3 * log_2 + 1), 2 * (6 * log_2 + 5), 6 * log_2 + 11, 3.0, -1.5}) {
    y = derivative(y, x);
    check_values(y, {0, 0, expected});
  }
}

TEST_CASE("branches in branches are guarded each by what leads to it") {
  load_every_kind();
  const auto guarded =
      find_operator<Tensor(const Tensor&, const Tensor&)>("every_kind::guarded_twice");
  const Tensor x = doubles({0, 2, 0, 2}).requires_grad_();
  const Tensor z = doubles({-1, -1, 0.5, 1}).requires_grad_();
  Tensor of_x = guarded.call(x, z);
  Tensor of_z = of_x;
  for (int order = 1; order <= 4; ++order) {
    of_x = derivative(of_x, x);
    of_z = derivative(of_z, z);
    INFO("order " << order);
    CHECK_FALSE(isnan(of_x).any().item<bool>());
    CHECK_FALSE(isnan(of_z).any().item<bool>());
    CHECK(of_x.select(0, 0).item<double>() == 0);
  }
  check_values(of_x, {0, 24.0 / 32, 0, of_x.select(0, 3).item<double>()});
}

TEST_CASE("gradients that are formulas of operators have none either") {
  load_every_kind();
  const auto product =
      find_operator<Tensor(const Tensor&, const Tensor&, const Tensor&, const Tensor&,
                           const Scalar&, const Scalar&)>("every_kind::guarded_product");
  const auto call = [&](const TensorVector& inputs) -> TensorVector {
    return {product.call(inputs[0], inputs[1], inputs[2], inputs[3], 2, 3)};
  };
  const TensorVector inputs = {doubles({-1, 2}).requires_grad_(), doubles({1, 1}).requires_grad_(),
                               doubles({1, 1}).requires_grad_(),
                               doubles({1000, 1}).requires_grad_()};
  CHECK(autograd::gradcheck(call, inputs));
  CHECK(autograd::gradgradcheck(call, inputs));
}

TEST_CASE("the in-place variant of a composite operator is trained through") {
  load_every_kind();
  const auto normalized_ =
      find_operator<Tensor&(Tensor&, const Tensor&)>("every_kind::normalized_");
  const auto in_place = [&](const TensorVector& inputs) -> TensorVector {
    Tensor y = Tensor(inputs[0]) * 2;
    normalized_.call(y, inputs[1]);
    return {y};
  };
  const TensorVector inputs = {rand({2, 3}, dtype(DType::kFloat64)).requires_grad_(),
                               rand({3}, dtype(DType::kFloat64)).requires_grad_()};
  CHECK(autograd::gradcheck(in_place, inputs));
  CHECK(autograd::gradgradcheck(in_place, inputs));

  Tensor leaf = inputs[1];
  CHECK_THROWS_AS(normalized_.call(leaf, inputs[1]), AutogradError);
  Tensor plain = ones({2, 3}, dtype(DType::kFloat64));
  const void* memory = plain.data_ptr();
  normalized_.call(plain, Tensor(inputs[1]).detach());
  CHECK(plain.data_ptr() == memory);
  CHECK_FALSE(plain.requires_grad());
}

}  // namespace
}  // namespace tenon::test
