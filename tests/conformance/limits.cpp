// The greater and the lesser of elements, and limits that are tensors, against float64 arithmetic.

#include <algorithm>
#include <catch2/catch.hpp>
#include <cmath>
#include <limits>

#include "tenon/tenon.h"
#include "tests/support/bad_calls.h"
#include "tests/support/reference.h"

namespace tenon::test {
namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();
constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();

Samples limits_samples() {
  Samples samples;
  for (const std::string op : {"fmax", "fmin"}) {
    samples.push_back({op, {uniform({2, 3}), uniform({3})}});
    samples.push_back({op, {uniform({}), uniform({2, 1})}});
    samples.push_back({op, {uniform({0}), uniform({1})}});
    samples.push_back({op, {integers({4}, -5, 6), cast(uniform({4}), DType::kFloat32)}});
    samples.push_back({op, {booleans({4}), booleans({4})}});
  }
  samples.push_back({"heaviside", {uniform({2, 3}), uniform({3})}});
  samples.push_back({"heaviside", {integers({4}, -2, 3), integers({}, 0, 9)}});
  const Value nothing = none();
  samples.push_back(
      {"clamp.Tensor", {uniform({2, 3}), uniform({3}, -1, 0), uniform({2, 1}, 0.1, 1)}});
  samples.push_back({"clamp.Tensor", {uniform({2, 3}), nothing, uniform({3})}});
  samples.push_back({"clamp.Tensor", {uniform({3}), uniform({2, 3})}});
  samples.push_back({"clamp.Tensor", {uniform({}), uniform({}), uniform({})}});
  samples.push_back({"clamp.Tensor", {integers({4}, -9, 9), integers({4}, -5, 0), nothing}});
  samples.push_back({"clamp.Tensor", {cast(uniform({4}), DType::kBFloat16), uniform({0, 1})}});
  return samples;
}
const SampleRegistration registration(&limits_samples);

TEST_CASE("clamp by tensors limits each element by its own bounds", "[limits]") {
  const TensorBase x = uniform({4, 5}), low = uniform({5}, -1, 0.3),
                   high = uniform({4, 1}, -0.2, 1);
  CHECK_THAT(result_of("clamp.Tensor", {x, low, high}), Near(broadcast({x, low, high}, [](auto& v) {
               return std::min(std::max(v[0], v[1]), v[2]);
             })));
  CHECK_THAT(result_of("clamp.Tensor", {x, low}),
             Near(broadcast({x, low}, [](auto& v) { return std::max(v[0], v[1]); })));
  CHECK_THAT(result_of("clamp.Tensor", {x, none(), high}),
             Near(broadcast({x, high}, [](auto& v) { return std::min(v[0], v[1]); })));
  const TensorBase nan = vector({kNaN, 1, 1}), one = vector({0, kNaN, 0}),
                   two = vector({2, 2, kNaN});
  CHECK_THAT(result_of("clamp.Tensor", {nan, one, two}), Near({{3}, {kNaN, kNaN, kNaN}}));
}

TEST_CASE("the gradient of clamp by tensors goes to who gave the element", "[limits]") {
  const Tensor x = tenon::tensor({0.0, 1.0, 2.0, 5.0}).requires_grad_(true);
  const Tensor low = tenon::tensor({1.0, 1.0, 1.0, 4.0}).requires_grad_(true);
  const Tensor high = tenon::tensor({3.0, 3.0, 2.0, 2.0}).requires_grad_(true);
  clamp(x, low, high).sum().backward();
  CHECK(x.grad().equal(tenon::tensor({0.0, 1.0, 1.0, 0.0})));
  CHECK(low.grad().equal(tenon::tensor({1.0, 0.0, 0.0, 0.0})));
  CHECK(high.grad().equal(tenon::tensor({0.0, 0.0, 0.0, 1.0})));
}

TEST_CASE("fmax and fmin prefer numbers to NaN, and the first of equals", "[limits]") {
  const TensorBase x = vector({1, kNaN, 3, kNaN, -kInfinity}), y = vector({2, 5, kNaN, kNaN, 0});
  CHECK_THAT(result_of("fmax", {x, y}), Near({{5}, {2, 5, 3, kNaN, 0}}));
  CHECK_THAT(result_of("fmin", {x, y}), Near({{5}, {1, 5, 3, kNaN, -kInfinity}}));
  const Tensor a = tenon::tensor({1.0, 2.0}).requires_grad_(true);
  const Tensor b = tenon::tensor({1.0, 3.0}).requires_grad_(true);
  fmax(a, b).sum().backward();
  CHECK(a.grad().equal(tenon::tensor({1.0, 0.0})));
  CHECK(b.grad().equal(tenon::tensor({0.0, 1.0})));
}

TEST_CASE("heaviside is a step with a value of its own at 0", "[limits]") {
  CHECK_THAT(result_of("heaviside", {vector({-2, 0, 3, -0.0, kNaN}), vector({0.5})}),
             Near({{5}, {0, 0.5, 1, 0.5, 0}}));
}

TEST_CASE("limits that do not fit are refused", "[limits]") {
  const TensorBase x = uniform({2, 3}), truth = booleans({3});
  check_bad_calls({
      {"clamp.Tensor", {x, none(), none()}, ErrorCode::kValue, "max"},
      {"clamp.Tensor", {x, uniform({2}), none()}, ErrorCode::kShape, "[2]"},
      {"clamp.Tensor", {x, none(), uniform({4, 3})}, ErrorCode::kShape, "[4, 3]"},
      {"clamp.Tensor", {truth, truth, truth}, ErrorCode::kDType, "bool"},
      {"fmax", {x, uniform({2})}, ErrorCode::kShape, "[2]"},
      {"fmin", {x, uniform({4, 3})}, ErrorCode::kShape, "[4, 3]"},
      {"heaviside", {x, uniform({2})}, ErrorCode::kShape, "[2]"},
  });
}

}  // namespace
}  // namespace tenon::test
