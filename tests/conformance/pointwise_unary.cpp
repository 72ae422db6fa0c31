// Element-wise functions of one tensor, against <cmath>.

#include <catch2/catch.hpp>
#include <cmath>
#include <limits>

#include "tests/support/bad_calls.h"
#include "tests/support/reference.h"

namespace tenon::test {
namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();
constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();

enum class Domain { kAll, kNumeric };

struct Function {
  const char* op;
  double low;
  double high;
  double (*reference)(double);
  /// Whether bool is among the dtypes.
  Domain domain = Domain::kAll;
  /// Whether integers give floating results.
  bool floating_result = true;
};

double sign_of(double x) {
  return x > 0 ? 1 : x < 0 ? -1 : 0;
}

const Function kFunctions[] = {
    {"abs", -2, 2, std::fabs, Domain::kNumeric, false},
    {"acos", -0.9, 0.9, std::acos},
    {"acosh", 1.2, 3, std::acosh},
    {"asin", -0.9, 0.9, std::asin},
    {"asinh", -3, 3, std::asinh},
    {"atan", -3, 3, std::atan},
    {"atanh", -0.9, 0.9, std::atanh},
    {"ceil", -3, 3, std::ceil, Domain::kNumeric, false},
    {"cos", -4, 4, std::cos},
    {"cosh", -2, 2, std::cosh},
    {"erf", -2, 2, std::erf},
    {"erfc", -2, 2, std::erfc},
    {"exp", -2, 2, std::exp},
    {"exp2", -2, 2, std::exp2},
    {"expm1", -1, 2, std::expm1},
    {"floor", -3, 3, std::floor, Domain::kNumeric, false},
    {"log", 0.1, 3, std::log},
    {"log10", 0.1, 3, std::log10},
    {"log1p", -0.8, 3, std::log1p},
    {"log2", 0.1, 3, std::log2},
    {"neg", -2, 2, [](double x) { return -x; }, Domain::kNumeric, false},
    {"reciprocal", 0.3, 3, [](double x) { return 1 / x; }},
    {"round", -3, 3, std::nearbyint, Domain::kNumeric, false},
    {"rsqrt", 0.3, 3, [](double x) { return 1 / std::sqrt(x); }},
    {"sigmoid", -3, 3, [](double x) { return 1 / (1 + std::exp(-x)); }},
    {"sign", -2, 2, sign_of, Domain::kAll, false},
    {"sin", -4, 4, std::sin},
    {"sinh", -2, 2, std::sinh},
    {"sqrt", 0.2, 3, std::sqrt},
    {"square", -2, 2, [](double x) { return x * x; }, Domain::kNumeric, false},
    {"tan", -1.2, 1.2, std::tan},
    {"tanh", -2, 2, std::tanh},
    {"trunc", -3, 3, std::trunc, Domain::kNumeric, false},
};

struct Test {
  const char* op;
  bool (*reference)(double);
};
const Test kTests[] = {
    {"isnan", [](double x) { return std::isnan(x); }},
    {"isinf", [](double x) { return std::isinf(x); }},
    {"isfinite", [](double x) { return std::isfinite(x); }},
    {"logical_not", [](double x) { return x == 0; }},
};

TensorBase special_values(DType dtype) {
  return vector({0, -0.0, 1, -1, 1e30, -1e30, kInfinity, -kInfinity, kNaN}, dtype);
}

void add_clamps(Samples& samples) {
  samples.insert(samples.end(),
                 {
                     {"clamp", {uniform({2, 3}), -0.7, 0.9}},
                     {"clamp", {uniform({2, 3}), none(), 0.9}},
                     {"clamp", {uniform({}), -0.7}},
                     {"clamp", {integers({5}, -5, 6), -2, 3}},
                     {"clamp", {uniform({0, 2}), 0.5, 1.0}},
                     {"clamp", {uniform({4}), 1.0, -1.0}},  // the upper bound wins
                     {"clamp", {integers({5}, -5, 6, DType::kInt32), -2, 3}},
                     {"clamp_min", {uniform({2, 3}), 0.3}},
                     {"clamp_min", {integers({4}, -5, 6), 1}},
                     {"clamp_min", {cast(uniform({4}), DType::kFloat32), 0.3}},
                     {"clamp_max", {uniform({3, 1}), 0.3}},
                     {"clamp_max", {integers({4}, -5, 6), 1}},
                     {"clamp_max", {special_values(DType::kFloat64), 1.0}, {.gradient = false}},
                     {"bitwise_not", {integers({2, 3}, -9, 9)}},
                     {"bitwise_not", {integers({4}, 0, 200, DType::kUInt8)}},
                     {"bitwise_not", {booleans({2, 2})}},
                 });
}

Samples pointwise_unary_samples() {
  Samples samples;
  for (const auto& [op, low, high, reference, domain, floating_result] : kFunctions) {
    samples.push_back({op, {uniform({2, 3}, low, high)}});
    samples.push_back({op, {transposed_storage(uniform({3, 2, 2}, low, high))}});
    samples.push_back({op, {uniform({}, low, high)}});
    samples.push_back({op, {uniform({0, 2}, low, high)}});
    samples.push_back({op, {cast(uniform({17}, low, high), DType::kFloat32)}});
    samples.push_back({op, {cast(uniform({17}, low, high), DType::kBFloat16)}});
    samples.push_back({op, {integers({2, 2}, -1, 3)}});
    samples.push_back({op, {special_values(DType::kFloat64)}, {.gradient = false}});
    samples.push_back({op, {special_values(DType::kFloat32)}, {.gradient = false}});
    if (domain == Domain::kAll) samples.push_back({op, {booleans({3})}});
  }
  for (const auto& [op, reference] : kTests) {
    samples.push_back({op, {special_values(DType::kFloat64)}});
    samples.push_back({op, {special_values(DType::kBFloat16)}});
    samples.push_back({op, {integers({2, 3}, -2, 2)}});
    samples.push_back({op, {booleans({})}});
  }
  add_clamps(samples);
  return samples;
}
const SampleRegistration registration(&pointwise_unary_samples);

TEST_CASE("element-wise functions give the values of <cmath>", "[pointwise_unary]") {
  for (const Function& function : kFunctions) {
    for (const DType dtype : kFloatingDTypes) {
      const TensorBase self = cast(uniform({5, 7}, function.low, function.high), dtype);
      INFO(function.op << " of " << describe(Value(self)));
      const TensorBase result = result_of(function.op, {self});
      CHECK(result.dtype() == dtype);
      const Expected expected =
          broadcast({self}, [&](const auto& x) { return function.reference(x[0]); });
      CHECK_THAT(result, Near(expected, tolerance_of(dtype)));
    }
  }
}

TEST_CASE("integers are computed in the default floating dtype, or stay integers",
          "[pointwise_unary]") {
  for (const Function& function : kFunctions) {
    const TensorBase self = vector({1, 1, 2, 3, 1}, DType::kInt32);
    INFO(function.op);
    const TensorBase result = result_of(function.op, {self});
    CHECK(result.dtype() == (function.floating_result ? DType::kFloat32 : DType::kInt32));
    CHECK_THAT(
        result,
        Near(broadcast({self}, [&](const auto& x) { return function.reference(x[0]); }), 2e-5));
  }
}

TEST_CASE("long vectors are computed like short ones", "[pointwise_unary]") {
  for (const Function& function : kFunctions) {
    const TensorBase self = cast(uniform({100003}, function.low, function.high), DType::kFloat32);
    INFO(function.op);
    const Expected expected =
        broadcast({self}, [&](const auto& x) { return function.reference(x[0]); });
    CHECK_THAT(result_of(function.op, {self}), Near(expected, 2e-5));
  }
}

TEST_CASE("infinities and NaNs follow the functions' limits", "[pointwise_unary]") {
  struct Limit {
    const char* op;
    double at;
    double value;
  };
  const Limit limits[] = {
      {"exp", -kInfinity, 0},
      {"exp", kInfinity, kInfinity},
      {"exp", 1000, kInfinity},
      {"log", 0, -kInfinity},
      {"log", -1, kNaN},
      {"sqrt", -1, kNaN},
      {"sqrt", kInfinity, kInfinity},
      {"rsqrt", 0, kInfinity},
      {"rsqrt", kInfinity, 0},
      {"reciprocal", 0, kInfinity},
      {"sigmoid", -kInfinity, 0},
      {"sigmoid", kInfinity, 1},
      {"sigmoid", -800, 0},
      {"tanh", kInfinity, 1},
      {"tanh", -kInfinity, -1},
      {"erf", kInfinity, 1},
      {"erfc", kInfinity, 0},
      {"atan", kInfinity, std::atan(kInfinity)},
      {"acos", 2, kNaN},
      {"acosh", 0.5, kNaN},
      {"atanh", 1, kInfinity},
      {"expm1", -kInfinity, -1},
      {"log1p", -1, -kInfinity},
      {"sin", kInfinity, kNaN},
      {"abs", -kInfinity, kInfinity},
      {"floor", -kInfinity, -kInfinity},
      {"exp2", 2000, kInfinity},
  };
  for (const auto& [op, position, value] : limits) {
    for (const DType dtype : {DType::kFloat64, DType::kFloat32}) {
      INFO(op << "(" << position << ") in " << dtype);
      CHECK_THAT(result_of(op, {vector({position}, dtype)}), Near({{1}, {value}}, 1e-6));
    }
  }
  for (const Function& function : kFunctions) {
    if (std::string(function.op) == "sign") continue;
    INFO(function.op << "(NaN)");
    CHECK(std::isnan(at(result_of(function.op, {vector({kNaN, 1})}), {0})));
  }
}

TEST_CASE("round goes to the even one of two nearest integers", "[pointwise_unary]") {
  CHECK_THAT(result_of("round", {vector({0.5, 1.5, 2.5, -0.5, -1.5, 2.4, 2.6})}),
             Near({{7}, {0, 2, 2, 0, -2, 2, 3}}));
}

TEST_CASE("expm1 and log1p are accurate near 0", "[pointwise_unary]") {
  CHECK(at(result_of("expm1", {vector({1e-12})}), {0}) == Approx(1e-12).epsilon(1e-9));
  CHECK(at(result_of("log1p", {vector({1e-12})}), {0}) == Approx(1e-12).epsilon(1e-9));
  CHECK(at(result_of("expm1", {vector({1e-6}, DType::kFloat32)}), {0}) ==
        Approx(1e-6).epsilon(1e-5));
}

TEST_CASE("tests of elements give bools", "[pointwise_unary]") {
  for (const auto& [op, reference] : kTests) {
    for (const DType dtype :
         {DType::kFloat64, DType::kFloat32, DType::kFloat16, DType::kBFloat16, DType::kInt8}) {
      const TensorBase self =
          dtype == DType::kInt8 ? vector({0, 1, -3}, dtype) : special_values(dtype);
      INFO(op << " of " << describe(Value(self)));
      const TensorBase result = result_of(op, {self});
      CHECK(result.dtype() == DType::kBool);
      CHECK_THAT(result, Near(broadcast({self}, [&](const auto& x) { return reference(x[0]); })));
    }
  }
}

TEST_CASE("clamp limits to the given bounds and passes NaN on", "[pointwise_unary]") {
  const TensorBase self = vector({-3, -1, 0, 0.5, 2, kNaN});
  CHECK_THAT(result_of("clamp", {self, -1.0, 1.0}), Near({{6}, {-1, -1, 0, 0.5, 1, kNaN}}));
  CHECK_THAT(result_of("clamp", {self, none(), 1.0}), Near({{6}, {-3, -1, 0, 0.5, 1, kNaN}}));
  CHECK_THAT(result_of("clamp", {self, 0.0}), Near({{6}, {0, 0, 0, 0.5, 2, kNaN}}));
  CHECK_THAT(result_of("clamp_min", {self, 0.0}), Near({{6}, {0, 0, 0, 0.5, 2, kNaN}}));
  CHECK_THAT(result_of("clamp_max", {self, 0.0}), Near({{6}, {-3, -1, 0, 0, 0, kNaN}}));
}

TEST_CASE("a fractional bound makes clamp of integers floating", "[pointwise_unary]") {
  const TensorBase result = result_of("clamp_min", {vector({1, 2, 3}, DType::kInt64), 1.5});
  CHECK(result.dtype() == DType::kFloat32);
  CHECK_THAT(result, Near({{3}, {1.5, 2, 3}}));
}

TEST_CASE("bitwise_not inverts bits, and negates bools", "[pointwise_unary]") {
  CHECK_THAT(result_of("bitwise_not", {vector({0, 1, -1, 7}, DType::kInt16)}),
             Near({{4}, {-1, -2, 0, -8}}));
  CHECK_THAT(result_of("bitwise_not", {vector({0, 1, 255}, DType::kUInt8)}),
             Near({{3}, {255, 254, 0}}));
  CHECK_THAT(result_of("bitwise_not", {vector({0, 1}, DType::kBool)}), Near({{2}, {1, 0}}));
}

TEST_CASE("unsuitable dtypes are errors of element-wise functions", "[pointwise_unary]") {
  std::vector<BadCall> calls = {
      {"bitwise_not", {uniform({2})}, ErrorCode::kDType, "float64"},
      {"clamp", {uniform({2})}, ErrorCode::kValue, "at least one of min and max"},
      {"clamp_min", {booleans({2}), true}, ErrorCode::kDType, "bool"},
      {"sqrt_", {integers({2}, 1, 5)}, ErrorCode::kDType, "int64"},
      {"sigmoid_", {booleans({2})}, ErrorCode::kDType, "bool"},
      {"sqrt.out", {uniform({2}, 1, 2), integers({2}, 0, 3)}, ErrorCode::kDType, "int64"},
  };
  for (const Function& function : kFunctions) {
    if (function.domain == Domain::kNumeric) {
      calls.push_back({function.op, {booleans({2})}, ErrorCode::kDType, "bool"});
    }
  }
  check_bad_calls(calls);
}

}  // namespace
}  // namespace tenon::test
