// Division that is rounded, and what integers divide by, against float64 and int64 arithmetic.

#include <catch2/catch.hpp>
#include <cmath>
#include <limits>
#include <numeric>

#include "tests/support/bad_calls.h"
#include "tests/support/reference.h"

namespace tenon::test {
namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();
constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();

Samples division_samples() {
  Samples samples;
  const auto add = [&](const std::string& op, Stack arguments) {
    samples.push_back({op, std::move(arguments)});
  };
  const auto divisor = [](IntArrayRef sizes) { return uniform(sizes, 0.3, 2); };
  for (const auto& [op, mode] : {std::pair<std::string, Value>{"div.Tensor_mode", none()},
                                 {"div.Tensor_mode", "trunc"},
                                 {"div.Tensor_mode", "floor"},
                                 {"floor_divide", Value()},
                                 {"_div_trunc.Tensor", Value()}}) {
    const auto with_mode = [&](Stack arguments) {
      if (op == "div.Tensor_mode") arguments.push_back(mode);
      add(op, std::move(arguments));
    };
    with_mode({uniform({2, 3}), divisor({3})});
    with_mode({uniform({}), divisor({2, 1})});
    with_mode({uniform({0, 3}), divisor({3})});
    with_mode({integers({2, 3}, -9, 9), integers({3}, 1, 5, DType::kInt16)});
    with_mode({cast(uniform({4}), DType::kBFloat16), cast(divisor({4}), DType::kFloat32)});
  }
  for (const std::string op : {"floor_divide.Scalar", "_div_trunc.Scalar"}) {
    add(op, {uniform({2, 3}), 0.75});
    add(op, {integers({4}, -9, 9), 4});
    add(op, {cast(uniform({4}), DType::kFloat32), -2});
  }
  add("div.Scalar_mode", {uniform({2, 3}), 0.75, none()});
  add("div.Scalar_mode", {uniform({2, 3}), 0.75, "trunc"});
  add("div.Scalar_mode", {integers({4}, -9, 9), 4, "floor"});
  for (const std::string op : {"gcd", "lcm"}) {
    add(op, {integers({2, 3}, -20, 20), integers({3}, -20, 20)});
    add(op, {integers({4}, 0, 200, DType::kUInt8), integers({}, 1, 9, DType::kInt32)});
    add(op, {integers({0}, 0, 9), integers({1}, 0, 9)});
  }
  return samples;
}
const SampleRegistration registration(&division_samples);

TensorBase divided(const TensorBase& x, const TensorBase& y, const char* mode) {
  return result_of("div.Tensor_mode", {x, y, mode});
}

TEST_CASE("quotients are rounded towards zero or down", "[division]") {
  for (const DType dtype : {DType::kFloat64, DType::kFloat32, DType::kInt64, DType::kInt8}) {
    const TensorBase x = vector({7, -7, 7, -7, 0, 6, -6}, dtype);
    const TensorBase y = vector({2, 2, -2, -2, 3, 3, 3}, dtype);
    CHECK_THAT(divided(x, y, "trunc"), Near({{7}, {3, -3, -3, 3, 0, 2, -2}}));
    CHECK_THAT(divided(x, y, "floor"), Near({{7}, {3, -4, -4, 3, 0, 2, -2}}));
    CHECK_THAT(result_of("floor_divide", {x, y}), Near(divided(x, y, "floor")));
    CHECK(divided(x, y, "trunc").dtype() == dtype);
    CHECK_THAT(result_of("div.Scalar_mode", {x, 2, "floor"}),
               Near({{7}, {3, -4, 3, -4, 0, 3, -3}}));
  }
  CHECK(result_of("div.Tensor_mode", {integers({2}, 1, 5), integers({2}, 1, 5), none()}).dtype() ==
        DType::kFloat32);
}

TEST_CASE("a rounded quotient is what remainder leaves of the dividend", "[division]") {
  for (int round = 0; round < 20; ++round) {
    const TensorBase x = uniform({50}, -100, 100), y = uniform({50}, -3, 3);
    const TensorBase down = result_of("floor_divide", {x, y});
    const TensorBase rest = result_of("remainder.Tensor", {x, y});
    CHECK_THAT(result_of("add.Tensor", {result_of("mul.Tensor", {down, y}), rest}), Near(x, 1e-13));
  }
  // 1 / 0.1 is rounded to 10, though ten of what 0.1 is rounded to are more than 1.
  CHECK_THAT(result_of("floor_divide", {vector({1}), vector({0.1})}), Near({{1}, {9}}));
}

TEST_CASE("rounded division of what has no quotient", "[division]") {
  const TensorBase x = vector({1, -1, 0, kInfinity, kNaN}), zero = vector({0, 0, 0, 0, 0});
  CHECK_THAT(divided(x, zero, "floor"),
             Near({{5}, {kInfinity, -kInfinity, kNaN, kInfinity, kNaN}}));
  CHECK_THAT(divided(x, zero, "trunc"),
             Near({{5}, {kInfinity, -kInfinity, kNaN, kInfinity, kNaN}}));
  const TensorBase whole = vector({5, -5}, DType::kInt64), none_ = vector({0, 0}, DType::kInt64);
  CHECK_THAT(divided(whole, none_, "trunc"), Near({{2}, {0, 0}}));
}

TEST_CASE("greatest common divisors and least common multiples", "[division]") {
  std::vector<double> a, b, divisors, multiples;
  for (int x = -24; x <= 24; x += 3) {
    for (int y = -20; y <= 20; y += 4) {
      a.push_back(x);
      b.push_back(y);
      divisors.push_back(std::gcd(x, y));
      multiples.push_back(std::lcm(x, y));
    }
  }
  const auto count = static_cast<int64_t>(a.size());
  for (const DType dtype : {DType::kInt16, DType::kInt32, DType::kInt64}) {
    CHECK_THAT(result_of("gcd", {vector(a, dtype), vector(b, dtype)}), Near({{count}, divisors}));
    CHECK_THAT(result_of("lcm", {vector(a, dtype), vector(b, dtype)}), Near({{count}, multiples}));
  }
  const TensorBase least = vector({-128, -128, 0}, DType::kInt8);
  CHECK_THAT(result_of("gcd", {least, vector({-128, 96, 0}, DType::kInt8)}),
             Near({{3}, {-128, 32, 0}}));
}

TEST_CASE("rounded division refuses what it does not compute", "[division]") {
  const TensorBase x = uniform({2, 3}), truth = booleans({3});
  check_bad_calls({
      {"div.Tensor_mode", {x, x, "round"}, ErrorCode::kValue, "round"},
      {"div.Scalar_mode", {x, 2, "up"}, ErrorCode::kValue, "up"},
      {"div.Tensor_mode", {x, uniform({2}), "floor"}, ErrorCode::kShape, "[2]"},
      {"floor_divide", {truth, truth}, ErrorCode::kDType, "bool"},
      {"floor_divide", {x, uniform({4, 3})}, ErrorCode::kShape, "[4, 3]"},
      {"gcd", {x, x}, ErrorCode::kDType, "float64"},
      {"lcm", {x, x}, ErrorCode::kDType, "float64"},
      {"gcd", {truth, truth}, ErrorCode::kDType, "bool"},
      {"gcd", {integers({2}, 1, 5), integers({3}, 1, 5)}, ErrorCode::kShape, "[3]"},
  });
}

}  // namespace
}  // namespace tenon::test
