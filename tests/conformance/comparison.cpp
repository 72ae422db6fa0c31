// Comparisons and logic.

#include <catch2/catch.hpp>
#include <cmath>
#include <limits>

#include "tests/support/bad_calls.h"
#include "tests/support/reference.h"

namespace tenon::test {
namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();
constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();

struct Comparison {
  const char* op;
  bool (*reference)(double, double);
};
const Comparison kComparisons[] = {
    {"eq", [](double x, double y) { return x == y; }},
    {"ne", [](double x, double y) { return x != y; }},
    {"gt", [](double x, double y) { return x > y; }},
    {"ge", [](double x, double y) { return x >= y; }},
    {"lt", [](double x, double y) { return x < y; }},
    {"le", [](double x, double y) { return x <= y; }},
};
const Comparison kLogic[] = {
    {"logical_and", [](double x, double y) { return x != 0 && y != 0; }},
    {"logical_or", [](double x, double y) { return x != 0 || y != 0; }},
    {"logical_xor", [](double x, double y) { return (x != 0) != (y != 0); }},
};

Samples samples_of(const std::string& op) {
  return {
      {op, {integers({2, 3}, 0, 3, DType::kFloat64), integers({3}, 0, 3, DType::kFloat64)}},
      {op, {integers({2, 1}, 0, 3), integers({3}, 0, 3, DType::kInt8)}},
      {op, {integers({4}, 0, 3), cast(uniform({}), DType::kFloat32)}},
      {op, {booleans({4}), booleans({4})}},
      {op, {uniform({0, 3}), uniform({1})}},
      {op, {vector({kNaN, kInfinity, 0}), vector({kNaN, kInfinity, -0.0})}},
      {op, {integers({4}, 0, 3, DType::kBFloat16), integers({4}, 0, 3, DType::kBFloat16)}},
  };
}

Samples comparison_samples() {
  Samples samples;
  const auto add = [&](const Samples& more) {
    samples.insert(samples.end(), more.begin(), more.end());
  };
  for (const auto& [op, reference] : kLogic) add(samples_of(op));
  for (const auto& [op, reference] : kComparisons) {
    add(samples_of(std::string(op) + ".Tensor"));
    const std::string name = std::string(op) + ".Scalar";
    add({{name, {integers({2, 3}, 0, 3, DType::kFloat64), 1}},
         {name, {integers({4}, 0, 3), 1.5}},
         {name, {integers({4}, 0, 3, DType::kUInt8), 1}},
         {name, {booleans({}), true}}});
  }
  for (const std::string op : {"isclose", "allclose"}) {
    add({{op, {vector({1, 2, 3}), vector({1, 2 + 1e-6, 3.1})}},
         {op, {vector({1, kNaN, kInfinity}), vector({1, kNaN, kInfinity}), 1e-5, 1e-8, true}},
         {op, {vector({1, kNaN, kInfinity}), vector({1, kNaN, -kInfinity})}},
         {op, {uniform({2, 3}), uniform({3}), 0.5, 0.5}},
         {op, {integers({3}, 0, 5), integers({3}, 0, 5), 0.0, 1.0}},
         {op, {uniform({0}), uniform({0})}}});
    if (op == "allclose") {
      for (auto sample = samples.end() - 6; sample != samples.end(); ++sample) {
        sample->expectations.meta = false;  // it reads data
      }
    }
  }
  const TensorBase same_values = uniform({2, 3});
  add({{"equal", {same_values, transposed_storage(same_values)}},
       {"equal", {uniform({2, 3}), uniform({2, 3})}},
       {"equal", {uniform({2, 3}), uniform({3, 2})}},
       {"equal", {uniform({0}), uniform({0})}},
       {"equal", {vector({kNaN}), vector({kNaN})}}});
  return samples;
}
const SampleRegistration registration(&comparison_samples);

TEST_CASE("comparisons broadcast and give bools", "[comparison]") {
  const auto check = [](const std::string& op, bool (*reference)(double, double), DType dtype) {
    const TensorBase x = integers({2, 1, 4}, 0, 3, dtype);
    const TensorBase y = integers({3, 1}, 0, 3, dtype);
    INFO(op << " of " << describe({x, y}));
    const TensorBase result = result_of(op, {x, y});
    CHECK(result.dtype() == DType::kBool);
    CHECK_THAT(result,
               Near(broadcast({x, y}, [&](const auto& v) { return reference(v[0], v[1]); })));
  };
  for (const DType dtype : {DType::kFloat64, DType::kFloat32, DType::kFloat16, DType::kBFloat16,
                            DType::kInt64, DType::kUInt8, DType::kBool}) {
    for (const auto& [op, reference] : kComparisons)
      check(std::string(op) + ".Tensor", reference, dtype);
    for (const auto& [op, reference] : kLogic) check(op, reference, dtype);
  }
}

TEST_CASE("comparisons with a number compare in the promoted dtype", "[comparison]") {
  for (const auto& [op, reference] : kComparisons) {
    const TensorBase x = vector({0, 1, 2, 3}, DType::kInt64);
    for (const double other : {1.0, 1.5, kInfinity}) {
      INFO(op << " with " << other);
      CHECK_THAT(result_of(std::string(op) + ".Scalar", {x, other}),
                 Near(broadcast({x}, [&](const auto& v) { return reference(v[0], other); })));
    }
  }
}

TEST_CASE("NaN is unequal to everything and neither less nor greater", "[comparison]") {
  const TensorBase x = vector({kNaN, kNaN, 1}), y = vector({kNaN, 1, kNaN});
  for (const auto& [op, reference] : kComparisons) {
    const double expected = std::string(op) == "ne";
    INFO(op);
    CHECK_THAT(result_of(std::string(op) + ".Tensor", {x, y}),
               Near({{3}, {expected, expected, expected}}));
  }
}

TEST_CASE("an in-place comparison keeps the dtype of self", "[comparison]") {
  const TensorBase self = vector({1, 2, 3});
  const TensorBase result = result_of("gt_.Scalar", {self, 1.5});
  CHECK(result.is_same(self));
  CHECK(self.dtype() == DType::kFloat64);
  CHECK_THAT(self, Near({{3}, {0, 1, 1}}));
}

TEST_CASE("equal compares sizes and elements", "[comparison]") {
  const auto equal = [](const TensorBase& x, const TensorBase& y) {
    return results_of("equal", {x, y}).at(0).get<bool>();
  };
  const TensorBase x = uniform({2, 3});
  CHECK(equal(x, cast(x, DType::kFloat64)));
  CHECK(equal(x, transposed_storage(x)));
  CHECK_FALSE(equal(x, uniform({2, 3})));
  CHECK_FALSE(equal(vector({1, 1}), tensor({1, 2}, {1, 1})));
  CHECK_FALSE(equal(vector({kNaN}), vector({kNaN})));
  CHECK(equal(tensor({0, 2}, {}), tensor({0, 2}, {})));
}

TEST_CASE("differences of integers do not wrap around in isclose", "[comparison]") {
  for (const DType dtype : {DType::kUInt8, DType::kInt8, DType::kUInt16, DType::kInt64}) {
    const auto close = [&](double a, double b, double rtol, double atol) {
      return tools::at(result_of("isclose", {vector({a}, dtype), vector({b}, dtype), rtol, atol}),
                       {0}) != 0;
    };
    CHECK(close(1, 2, 0, 1));
    CHECK(close(2, 1, 0, 1));
    CHECK_FALSE(close(2, 4, 0, 1));
    CHECK(close(100, 90, 0.12, 0));
    CHECK_FALSE(close(100, 90, 0.1, 0));
    if (!dtype_info(dtype).is_signed) continue;
    CHECK(close(-100, -90, 0.12, 0));
    CHECK_FALSE(close(-128, 127, 0, 1));
    CHECK_FALSE(close(127, -128, 0.1, 1));
    CHECK(close(-127, -128, 0.01, 0));
  }
}

TEST_CASE("isclose allows atol + rtol * |other|", "[comparison]") {
  const TensorBase x = vector({100, 100, 0, kInfinity, kInfinity, kNaN, 1});
  const TensorBase y = vector({100.9, 101.1, 1e-9, kInfinity, -kInfinity, kNaN, kInfinity});
  CHECK_THAT(result_of("isclose", {x, y, 0.01, 1e-8}), Near({{7}, {1, 0, 1, 1, 0, 0, 0}}));
  CHECK_THAT(result_of("isclose", {x, y, 0.01, 1e-8, true}), Near({{7}, {1, 0, 1, 1, 0, 1, 0}}));
  CHECK(results_of("allclose", {x, x, 0.0, 0.0, true}).at(0).get<bool>());
  CHECK_FALSE(results_of("allclose", {x, x}).at(0).get<bool>());
}

TEST_CASE("comparisons of tensors that do not go together are errors", "[comparison]") {
  std::vector<BadCall> calls = {
      {"isclose",
       {uniform({3}), cast(uniform({3}), DType::kFloat32)},
       ErrorCode::kDType,
       "float32"},
      {"isclose", {uniform({3}), uniform({3}), -1.0}, ErrorCode::kValue, "-1"},
      {"allclose", {uniform({3}), uniform({3}), 0.1, -1.0}, ErrorCode::kValue, "-1"},
      {"equal", {uniform({3}), cast(uniform({3}), DType::kFloat32)}, ErrorCode::kDType, "float32"},
      {"lt_.Tensor", {uniform({3}), uniform({2, 3})}, ErrorCode::kShape, "[2, 3]"},
  };
  for (const auto& [op, reference] : kComparisons) {
    calls.push_back(
        {std::string(op) + ".Tensor", {uniform({2, 3}), uniform({4})}, ErrorCode::kShape, "[4]"});
  }
  for (const auto& [op, reference] : kLogic) {
    calls.push_back({op, {uniform({2, 3}), uniform({4})}, ErrorCode::kShape, "[4]"});
  }
  check_bad_calls(calls);
}

}  // namespace
}  // namespace tenon::test
