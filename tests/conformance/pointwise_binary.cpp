// Element-wise functions of several tensors, against float64 arithmetic.

#include <catch2/catch.hpp>
#include <cmath>
#include <limits>

#include "tenon/autograd/engine.h"
#include "tests/support/bad_calls.h"
#include "tests/support/reference.h"

namespace tenon::test {
namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();
constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();

double remainder_of(double x, double y) {
  return x - y * std::floor(x / y);
}
double greater(double x, double y) {
  return std::isnan(x) || x > y ? x : y;
}
double smaller(double x, double y) {
  return std::isnan(x) || x < y ? x : y;
}

struct Function {
  /// Without the overload; `.Tensor` where `overloaded`, and then there is a `.Scalar`.
  const char* op;
  bool overloaded;
  double (*reference)(double, double);
  /// Whether integers stay integers.
  bool integral_result = true;
  bool boolean = false;
  double low = -2;
};

const Function kFunctions[] = {
    {"add", true, [](double x, double y) { return x + y; }, true, true},
    {"sub", true, [](double x, double y) { return x - y; }},
    {"rsub", true, [](double x, double y) { return y - x; }},
    {"mul", true, [](double x, double y) { return x * y; }, true, true},
    {"div", true, [](double x, double y) { return x / y; }, false, true, 0.5},
    {"fmod", true, std::fmod, true, false, 0.5},
    {"remainder", true, remainder_of, true, false, 0.5},
    {"atan2", false, std::atan2, false, true},
    {"maximum", false, greater, true, true},
    {"minimum", false, smaller, true, true},
};

std::string name_of(const Function& function) {
  return std::string(function.op) + (function.overloaded ? ".Tensor" : "");
}

Samples samples_of(const Function& function) {
  const std::string name = name_of(function);
  const auto left = [](IntArrayRef sizes) { return uniform(sizes, -2, 2); };
  const auto right = [&](IntArrayRef sizes) { return uniform(sizes, function.low, 2); };
  Samples samples = {
      {name, {left({2, 3}), right({2, 3})}},
      {name, {left({2, 1, 3}), right({4, 1})}},
      {name, {left({3}), right({})}},
      {name, {left({}), right({})}},
      {name, {left({0, 3}), right({3})}},
      {name, {transposed_storage(left({3, 4})), right({3, 4})}},
      {name, {cast(left({5}), DType::kFloat32), cast(right({5}), DType::kBFloat16)}},
      {name, {integers({2, 3}, -5, 6), integers({3}, 1, 5, DType::kInt32)}},
      {name, {integers({4}, 0, 200, DType::kUInt8), integers({4}, 1, 100, DType::kInt8)}},
      {name, {integers({4}, -5, 6), cast(right({4}), DType::kFloat32)}},
  };
  if (function.boolean) samples.push_back({name, {booleans({4}), integers({4}, 1, 5)}});
  if (function.boolean && function.integral_result)
    samples.push_back({name, {booleans({4}), booleans({4})}});
  if (!function.overloaded) return samples;
  const std::string scalar_name = std::string(function.op) + ".Scalar";
  samples.push_back({scalar_name, {left({2, 3}), 1.75}});
  samples.push_back({scalar_name, {left({2, 3}), 2}});
  samples.push_back({scalar_name, {integers({4}, -5, 6), 3}});
  samples.push_back({scalar_name, {integers({4}, -5, 6, DType::kInt16), 1.5}});
  samples.push_back({scalar_name, {cast(left({4}), DType::kFloat32), 0.3}});
  samples.push_back({scalar_name, {left({0}), 1.5}});
  return samples;
}

void add_scaled_samples(Samples& samples) {
  samples.insert(
      samples.end(),
      {
          {"add.Tensor", {uniform({2, 3}), uniform({3}), 2.5}},
          {"add.Tensor", {integers({3}, -5, 6), integers({3}, -5, 6), 3}},
          {"add.Scalar", {uniform({2, 3}), 1.5, 2}},
          {"sub.Tensor", {uniform({2, 3}), uniform({2, 1}), -0.5}},
          {"sub.Scalar", {integers({3}, -5, 6), 2, 3}},
          {"rsub.Tensor", {uniform({2, 3}), uniform({2, 1}), -0.5}},
          {"rsub.Scalar", {uniform({3}), 2.5, 3}},
          {"addcmul", {uniform({2, 3}), uniform({3}), uniform({2, 1})}},
          {"addcmul", {uniform({}), uniform({2}), uniform({2}), -1.5}},
          {"addcmul", {integers({3}, -5, 6), integers({3}, -5, 6), integers({}, 1, 5), 2}},
          {"addcdiv", {uniform({2, 3}), uniform({3}), uniform({2, 1}, 0.5, 2)}},
          {"addcdiv", {uniform({4}), uniform({4}), uniform({4}, 0.5, 2), 2.5}},
          {"lerp.Scalar", {uniform({2, 3}), uniform({3}), 0.3}},
          {"lerp.Scalar", {uniform({3}), uniform({3}), 0.8}},
          {"lerp.Scalar",
           {cast(uniform({3}), DType::kFloat32), cast(uniform({3}), DType::kFloat32), -1}},
          {"lerp.Tensor", {uniform({2, 3}), uniform({3}), uniform({2, 1}, 0.55, 1)}},
          {"lerp.Tensor", {uniform({3}), uniform({3}), uniform({}, 0.1, 0.4)}},
          {"where.self", {booleans({2, 3}), uniform({3}), uniform({2, 1})}},
          {"where.self", {booleans({}), uniform({2}), uniform({2})}},
          {"where.self", {booleans({3}), integers({3}, 0, 5), cast(uniform({3}), DType::kFloat32)}},
          {"where.self", {booleans({0}), uniform({1}), uniform({})}},
      });
}

Samples pointwise_binary_samples() {
  Samples samples;
  for (const Function& function : kFunctions) {
    const Samples own = samples_of(function);
    samples.insert(samples.end(), own.begin(), own.end());
  }
  add_scaled_samples(samples);
  return samples;
}
const SampleRegistration registration(&pointwise_binary_samples);

TEST_CASE("functions of two tensors broadcast", "[pointwise_binary]") {
  for (const Function& function : kFunctions) {
    for (const DType dtype : kFloatingDTypes) {
      const TensorBase x = cast(uniform({2, 1, 4}), dtype);
      const TensorBase y = cast(uniform({3, 1}, function.low, 2), dtype);
      INFO(function.op << " of " << describe({x, y}));
      const TensorBase result = result_of(name_of(function), {x, y});
      CHECK(result.dtype() == dtype);
      CHECK_THAT(
          result,
          Near(broadcast({x, y}, [&](const auto& v) { return function.reference(v[0], v[1]); }),
               tolerance_of(dtype)));
    }
  }
}

TEST_CASE("functions of a tensor and a number keep the tensor's dtype", "[pointwise_binary]") {
  for (const Function& function : kFunctions) {
    if (!function.overloaded) continue;
    for (const DType dtype : kFloatingDTypes) {
      const TensorBase x = cast(uniform({2, 5}), dtype);
      INFO(function.op << " of " << describe(Value(x)) << " and 0.75");
      const TensorBase result = result_of(std::string(function.op) + ".Scalar", {x, 0.75});
      CHECK(result.dtype() == dtype);
      CHECK_THAT(result,
                 Near(broadcast({x}, [&](const auto& v) { return function.reference(v[0], 0.75); }),
                      tolerance_of(dtype)));
    }
  }
}

TEST_CASE("integers stay integers except where they are divided", "[pointwise_binary]") {
  for (const Function& function : kFunctions) {
    const TensorBase x = vector({7, -7, 7, -7}, DType::kInt32);
    const TensorBase y = vector({3, 3, -3, -3}, DType::kInt32);
    INFO(function.op);
    const TensorBase result = result_of(name_of(function), {x, y});
    CHECK(result.dtype() == (function.integral_result ? DType::kInt32 : DType::kFloat32));
    CHECK_THAT(
        result,
        Near(broadcast({x, y}, [&](const auto& v) { return function.reference(v[0], v[1]); }),
             1e-6));
  }
}

TEST_CASE("dtypes of two operands are promoted", "[pointwise_binary]") {
  struct Promotion {
    TensorBase self, other;
    DType expected;
  };
  const auto one = [](DType dtype) { return vector({1}, dtype); };
  const Promotion promotions[] = {
      {one(DType::kUInt8), one(DType::kInt8), DType::kInt16},
      {one(DType::kInt16), one(DType::kInt64), DType::kInt64},
      {one(DType::kBool), one(DType::kUInt8), DType::kUInt8},
      {one(DType::kInt64), one(DType::kFloat32), DType::kFloat32},
      {one(DType::kInt64), one(DType::kBFloat16), DType::kBFloat16},
      {one(DType::kBFloat16), one(DType::kFloat32), DType::kFloat32},
      {one(DType::kFloat32), one(DType::kFloat64), DType::kFloat64},
      {one(DType::kFloat32), scalar(1, DType::kFloat64), DType::kFloat32},
      {one(DType::kInt32), scalar(1, DType::kInt64), DType::kInt32},
      {one(DType::kInt32), scalar(1, DType::kFloat64), DType::kFloat64},
      {scalar(1, DType::kFloat32), scalar(1, DType::kFloat64), DType::kFloat64},
  };
  for (const auto& [self, other, expected] : promotions) {
    INFO(describe({self, other}));
    CHECK(result_of("add.Tensor", {self, other}).dtype() == expected);
    CHECK(result_of("add.Tensor", {other, self}).dtype() == expected);
  }
  CHECK(result_of("add.Scalar", {one(DType::kInt8), 1}).dtype() == DType::kInt8);
  CHECK(result_of("add.Scalar", {one(DType::kInt8), 1.5}).dtype() == DType::kFloat32);
  CHECK(result_of("add.Scalar", {one(DType::kBool), 1}).dtype() == DType::kInt64);
  CHECK(result_of("add.Scalar", {one(DType::kBFloat16), 1.5}).dtype() == DType::kBFloat16);
}

TEST_CASE("integer sums wrap around and bools add like or", "[pointwise_binary]") {
  CHECK_THAT(
      result_of("add.Tensor", {vector({250, 127}, DType::kUInt8), vector({10, 1}, DType::kUInt8)}),
      Near({{2}, {4, 128}}));
  CHECK_THAT(
      result_of("add.Tensor", {vector({1, 1, 0}, DType::kBool), vector({1, 0, 0}, DType::kBool)}),
      Near({{3}, {1, 1, 0}}));
  CHECK_THAT(
      result_of("mul.Tensor", {vector({1, 1, 0}, DType::kBool), vector({1, 0, 0}, DType::kBool)}),
      Near({{3}, {1, 0, 0}}));
}

TEST_CASE("alpha and value scale the operand", "[pointwise_binary]") {
  const TensorBase x = uniform({2, 3}), y = uniform({3}), z = uniform({2, 1}, 0.5, 2);
  CHECK_THAT(result_of("add.Tensor", {x, y, 2.5}),
             Near(broadcast({x, y}, [](const auto& v) { return v[0] + 2.5 * v[1]; }), 1e-14));
  CHECK_THAT(result_of("sub.Tensor", {x, y, 2.5}),
             Near(broadcast({x, y}, [](const auto& v) { return v[0] - 2.5 * v[1]; }), 1e-14));
  CHECK_THAT(result_of("rsub.Scalar", {x, 3, 2}),
             Near(broadcast({x}, [](const auto& v) { return 3 - 2 * v[0]; }), 1e-14));
  CHECK_THAT(
      result_of("addcmul", {x, y, z, 1.5}),
      Near(broadcast({x, y, z}, [](const auto& v) { return v[0] + 1.5 * v[1] * v[2]; }), 1e-14));
  CHECK_THAT(
      result_of("addcdiv", {x, y, z, 1.5}),
      Near(broadcast({x, y, z}, [](const auto& v) { return v[0] + 1.5 * v[1] / v[2]; }), 1e-14));
  for (const double weight : {-0.5, 0.2, 0.5, 0.9, 2.0}) {
    CHECK_THAT(result_of("lerp.Scalar", {x, y, weight}),
               Near(broadcast({x, y}, [&](const auto& v) { return v[0] + weight * (v[1] - v[0]); }),
                    1e-14));
  }
  CHECK_THAT(
      result_of("lerp.Tensor", {x, y, z}),
      Near(broadcast({x, y, z}, [](const auto& v) { return v[0] + v[2] * (v[1] - v[0]); }), 1e-14));
}

TEST_CASE("maximum and minimum pass NaN on from either side", "[pointwise_binary]") {
  const TensorBase x = vector({1, kNaN, 3}), y = vector({kNaN, 2, 2});
  CHECK_THAT(result_of("maximum", {x, y}), Near({{3}, {kNaN, kNaN, 3}}));
  CHECK_THAT(result_of("minimum", {x, y}), Near({{3}, {kNaN, kNaN, 2}}));
}

TEST_CASE("where selects by a bool condition", "[pointwise_binary]") {
  const TensorBase condition = tensor({2, 1}, {1, 0}, DType::kBool);
  CHECK_THAT(result_of("where.self", {condition, vector({1, 2}), scalar(kNaN)}),
             Near({{2, 2}, {1, 2, kNaN, kNaN}}));
}

TEST_CASE("the gradient of a divisor counts how often it is in what is divided",
          "[pointwise_binary]") {
  // The quotients of the first two are whole numbers only as they are rounded.
  const TensorBase values = vector({1, 5, -1, 7, kInfinity});
  const TensorBase divisors = vector({0.1, 0.2, 0.3, -2, 3});
  const auto gradient = [&](const char* op) {
    const TensorBase divisor = result_of("clone", {divisors});
    divisor.set_requires_grad(true);
    const TensorBase result = result_of("sum", {result_of(op, {values, divisor})});
    autograd::backward(result);
    return divisor.grad();
  };
  CHECK_THAT(gradient("remainder.Tensor"), Near({{5}, {-9, -24, 4, 4, kNaN}}));
  CHECK_THAT(gradient("fmod.Tensor"), Near({{5}, {-9, -24, 3, 3, kNaN}}));
}

TEST_CASE("operands that do not go together are errors", "[pointwise_binary]") {
  std::vector<BadCall> calls = {
      {"add_.Tensor", {uniform({3}), uniform({2, 3})}, ErrorCode::kShape, "[2, 3]"},
      {"add_.Tensor", {integers({3}, 0, 5), uniform({3})}, ErrorCode::kDType, "int64"},
      {"div_.Tensor", {integers({3}, 0, 5), integers({3}, 1, 5)}, ErrorCode::kDType, "int64"},
      {"add.Tensor", {integers({3}, 0, 5), integers({3}, 0, 5), 1.5}, ErrorCode::kType, "1.5"},
      {"sub.Tensor", {booleans({3}), booleans({3})}, ErrorCode::kDType, "bool"},
      {"bitwise_and.Tensor", {uniform({3}), integers({3}, 0, 5)}, ErrorCode::kDType, "float64"},
      {"where.self", {uniform({3}), uniform({3}), uniform({3})}, ErrorCode::kDType, "float64"},
      {"addcdiv",
       {integers({3}, 0, 5), integers({3}, 0, 5), integers({3}, 1, 5)},
       ErrorCode::kDType,
       "int64"},
      {"lerp.Scalar", {integers({3}, 0, 5), integers({3}, 0, 5), 0.5}, ErrorCode::kDType, "int64"},
      {"add.out",
       {uniform({2, 3}), uniform({3}), 1, integers({2, 3}, 0, 5)},
       ErrorCode::kDType,
       "int64"},
  };
  for (const Function& function : kFunctions) {
    calls.push_back(
        {name_of(function), {uniform({2, 3}), uniform({4})}, ErrorCode::kShape, "[2, 3]"});
  }
  check_bad_calls(calls);
}

}  // namespace
}  // namespace tenon::test
