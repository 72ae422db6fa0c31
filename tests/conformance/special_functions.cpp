// Functions of one or two floating numbers beyond those of the C library's first page, against
// float64 arithmetic.

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

double x_times_log_y(double x, double y) {
  return x == 0 && !std::isnan(y) ? 0 : x * std::log(y);
}
double log_of_sum(double x, double y) {
  if (x == y && std::isinf(x)) return x;
  return std::fmax(x, y) + std::log1p(std::exp(-std::fabs(x - y)));
}
double log2_of_sum(double x, double y) {
  return log_of_sum(x * M_LN2, y * M_LN2) / M_LN2;
}

struct Function {
  const char* op;
  double (*reference)(double, double);
  bool takes_integers;
  double low = -2;
};

const Function kFunctions[] = {
    {"hypot", std::hypot, false},
    {"logaddexp", log_of_sum, false},
    {"logaddexp2", log2_of_sum, false},
    {"xlogy.Tensor", x_times_log_y, true, 0.2},
    {"xlogy.Scalar_Self", x_times_log_y, true, 0.2},
    {"xlogy.Scalar_Other", x_times_log_y, true, 0.2},
    {"copysign.Tensor", std::copysign, true},
    {"copysign.Scalar", std::copysign, true},
};

bool is_number_first(std::string_view op) {
  return op.ends_with("_Self");
}
bool is_number_last(std::string_view op) {
  return op.ends_with("_Other") || op.ends_with(".Scalar");
}

Stack arguments_of(const Function& function, const TensorBase& x, const TensorBase& y) {
  if (is_number_first(function.op)) return {1.5, y};
  if (is_number_last(function.op)) return {x, 1.5};
  return {x, y};
}

Samples special_samples() {
  Samples samples;
  for (const Function& function : kFunctions) {
    const auto add = [&](const TensorBase& x, const TensorBase& y) {
      samples.push_back({function.op, arguments_of(function, x, y)});
    };
    const auto right = [&](IntArrayRef sizes) { return uniform(sizes, function.low, 3); };
    add(uniform({2, 3}), right({2, 3}));
    add(uniform({2, 1, 3}), right({4, 1}));
    add(uniform({}), right({}));
    add(uniform({0, 3}), right({3}));
    add(transposed_storage(uniform({3, 4})), right({3, 4}));
    add(cast(uniform({5}), DType::kFloat32), cast(right({5}), DType::kBFloat16));
    if (function.takes_integers) add(integers({4}, -5, 6), integers({4}, 1, 5, DType::kInt8));
  }
  const auto unary = [&](const std::string& op, double low, double high, bool takes_integers) {
    samples.push_back({op, {uniform({2, 3}, low, high)}});
    samples.push_back({op, {uniform({}, low, high)}});
    samples.push_back({op, {uniform({0}, low, high)}});
    samples.push_back({op, {cast(uniform({5}, low, high), DType::kBFloat16)}});
    if (takes_integers) samples.push_back({op, {integers({4}, 0, 2)}});
  };
  unary("erfinv", -0.95, 0.95, false);
  unary("frac", -3.4, 3.4, false);
  unary("logit", 0.1, 0.9, true);
  unary("nan_to_num", -2, 2, true);
  unary("signbit", -2, 2, true);
  unary("_signbit", -2, 2, false);
  unary("isposinf", -2, 2, true);
  unary("isneginf", -2, 2, true);
  samples.push_back({"logit", {uniform({6}, 0.05, 0.95), 0.3}});
  samples.push_back({"nan_to_num", {vector({kNaN, kInfinity, -kInfinity, 1.5}), 2.0, 3.0, -4.0}});
  samples.push_back({"_nan_to_num", {uniform({3}), 2.0, 3.0, -4.0}});
  return samples;
}
const SampleRegistration registration(&special_samples);

TEST_CASE("special functions of two numbers broadcast", "[special]") {
  for (const Function& function : kFunctions) {
    for (const DType dtype : kFloatingDTypes) {
      const TensorBase x = cast(uniform({2, 1, 4}), dtype);
      const TensorBase y = cast(uniform({3, 1}, function.low, 2), dtype);
      INFO(function.op << " of " << describe({x, y}));
      const Stack arguments = arguments_of(function, x, y);
      std::vector<TensorBase> operands;
      for (const Value& each : arguments) {
        operands.push_back(each.isTensor() ? each.toTensor() : scalar(1.5, dtype));
      }
      const TensorBase result = result_of(function.op, arguments);
      CHECK(result.dtype() == dtype);
      CHECK_THAT(
          result,
          Near(broadcast(operands, [&](const auto& v) { return function.reference(v[0], v[1]); }),
               tolerance_of(dtype)));
    }
  }
}

TEST_CASE("special functions at the borders of their domains", "[special]") {
  struct Border {
    const char* op;
    double x, y;
  };
  constexpr double kHuge = 1e200;
  const Border borders[] = {
      {"hypot", kHuge, kHuge},
      {"hypot", 0, 0},
      {"hypot", kInfinity, kNaN},
      {"hypot", kNaN, 1},
      {"logaddexp", 1000, 1000},
      {"logaddexp", -kInfinity, -kInfinity},
      {"logaddexp", kInfinity, 1},
      {"logaddexp", -kInfinity, 2},
      {"logaddexp", kInfinity, kInfinity},
      {"logaddexp2", -kInfinity, 2},
      {"logaddexp2", kInfinity, kInfinity},
      {"xlogy.Tensor", 0, 0},
      {"xlogy.Tensor", 0, -1},
      {"xlogy.Tensor", 0, kNaN},
      {"xlogy.Tensor", 0, kInfinity},
      {"xlogy.Tensor", 1, 0},
      {"copysign.Tensor", 0, -0.0},
      {"copysign.Tensor", kInfinity, -1},
  };
  for (const auto& [op, x, y] : borders) {
    INFO(op << " of " << x << " and " << y);
    const auto* const function = std::ranges::find_if(
        kFunctions, [&](const Function& f) { return f.op == std::string(op); });
    CHECK_THAT(result_of(op, {vector({x}), vector({y})}),
               Near({{1}, {function->reference(x, y)}}, 1e-15));
  }
  CHECK(std::signbit(at(result_of("copysign.Tensor", {vector({0}), vector({-0.0})}), {0})));
}

TEST_CASE("erfinv is the inverse of erf to the last places", "[special]") {
  for (double x = -0.9999; x < 1; x += 0.0007) {
    const double found = at(result_of("erfinv", {vector({x})}), {0});
    // An error of an ulp in the argument is one of this in the value.
    const double slope = 2 / std::sqrt(M_PI) * std::exp(-found * found);
    CHECK(std::fabs(std::erf(found) - x) <=
          4e-16 * (std::fabs(x) + std::fabs(found) * slope) + 1e-300);
  }
  for (double tail = 0.5; tail > 1e-16; tail /= 3) {
    const double x = 1 - tail, found = at(result_of("erfinv", {vector({x})}), {0});
    CHECK(std::erfc(found) == Approx(1 - x).epsilon(2e-15 * (1 + found * found)));
    CHECK(at(result_of("erfinv", {vector({-x})}), {0}) == -found);
  }
  CHECK_THAT(result_of("erfinv", {vector({0, 1, -1, 1.5, kNaN})}),
             Near({{5}, {0, kInfinity, -kInfinity, kNaN, kNaN}}));
}

TEST_CASE("infinities, NaN and signs are told and replaced", "[special]") {
  const TensorBase x = vector({kNaN, kInfinity, -kInfinity, 1.5, -0.0});
  CHECK_THAT(result_of("isposinf", {x}), Near({{5}, {0, 1, 0, 0, 0}}));
  CHECK_THAT(result_of("isneginf", {x}), Near({{5}, {0, 0, 1, 0, 0}}));
  CHECK_THAT(result_of("signbit", {vector({-1, 0, -0.0, 2, -kInfinity})}),
             Near({{5}, {1, 0, 1, 0, 1}}));
  CHECK_THAT(result_of("signbit", {vector({-3, 0, 3}, DType::kInt8)}), Near({{3}, {1, 0, 0}}));
  CHECK_THAT(result_of("nan_to_num", {x, 7.0, 8.0, -9.0}), Near({{5}, {7, 8, -9, 1.5, 0}}));
  for (const DType dtype : kFloatingDTypes) {
    const TensorBase replaced = result_of("nan_to_num", {cast(x, dtype)});
    CHECK(at(result_of("isfinite", {replaced}), {1}) == 1);
    CHECK(at(result_of("isinf", {result_of("mul.Scalar", {replaced, 1.01})}), {2}) == 1);
  }
  CHECK_THAT(result_of("frac", {vector({2.75, -2.75, 3})}), Near({{3}, {0.75, -0.75, 0}}));
  CHECK_THAT(result_of("logit", {vector({0, 1, 0.5, 2, 0.9})}),
             Near({{5}, {-kInfinity, kInfinity, 0, kNaN, std::log(9.0)}}, 1e-15));
  CHECK_THAT(result_of("logit", {vector({0, 1, 0.5}), 0.1}),
             Near({{3}, {-std::log(9.0), std::log(9.0), 0}}, 1e-15));
}

TEST_CASE("special functions refuse what they do not compute", "[special]") {
  const TensorBase x = uniform({2, 3}), whole = integers({3}, 0, 5);
  check_bad_calls({
      {"hypot", {whole, whole}, ErrorCode::kDType, "int64"},
      {"logaddexp", {whole, whole}, ErrorCode::kDType, "int64"},
      {"logaddexp2", {whole, whole}, ErrorCode::kDType, "int64"},
      {"erfinv", {whole}, ErrorCode::kDType, "int64"},
      {"frac", {whole}, ErrorCode::kDType, "int64"},
      {"hypot", {x, uniform({2})}, ErrorCode::kShape, "[2]"},
      {"logaddexp", {x, uniform({4, 3})}, ErrorCode::kShape, "[4, 3]"},
      {"xlogy.Tensor", {x, uniform({2})}, ErrorCode::kShape, "[2]"},
      {"copysign.Tensor", {x, uniform({2})}, ErrorCode::kShape, "[2]"},
  });
}

}  // namespace
}  // namespace tenon::test
