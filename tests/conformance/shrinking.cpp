// Activations that shrink, and those whose slope is a random number.

#include <catch2/catch.hpp>
#include <cmath>
#include <limits>

#include "tests/support/bad_calls.h"
#include "tests/support/reference.h"

namespace tenon::test {
namespace {

struct Activation {
  std::string op;
  Stack rest;
  double (*reference)(double);
};

std::vector<Activation> activations() {
  return {
      {"celu", {}, [](double x) { return x > 0 ? x : std::expm1(x); }},
      {"celu", {2.5}, [](double x) { return x > 0 ? x : 2.5 * std::expm1(x / 2.5); }},
      {"log_sigmoid", {}, [](double x) { return -std::log1p(std::exp(-x)); }},
      {"softshrink", {}, [](double x) { return x > 0.5    ? x - 0.5
                                               : x < -0.5 ? x + 0.5
                                                          : 0; }},
      {"softshrink", {2}, [](double x) { return x > 2    ? x - 2
                                                : x < -2 ? x + 2
                                                         : 0; }},
      {"hardshrink", {}, [](double x) { return std::abs(x) > 0.5 ? x : 0; }},
      {"hardshrink", {1.3}, [](double x) { return std::abs(x) > 1.3 ? x : 0; }},
      {"threshold", {0.4, -3}, [](double x) { return x > 0.4 ? x : -3; }},
      {"rrelu", {}, [](double x) { return x > 0 ? x : x * (0.125 + 1.0 / 3) / 2; }},
      {"rrelu", {0.1, 0.5}, [](double x) { return x > 0 ? x : x * 0.3; }},
  };
}

Stack with(const TensorBase& self, const Stack& rest) {
  Stack arguments = {self};
  arguments.insert(arguments.end(), rest.begin(), rest.end());
  return arguments;
}

constexpr double kInfinity = std::numeric_limits<double>::infinity();
constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();

Samples shrinking_samples() {
  Samples samples;
  for (const auto& [op, rest, reference] : activations()) {
    samples.push_back({op, with(uniform({2, 3}, -4, 4), rest)});
    samples.push_back({op, with(transposed_storage(uniform({3, 2, 2}, -4, 4)), rest)});
    samples.push_back({op, with(uniform({}), rest)});
    samples.push_back({op, with(uniform({0, 2}), rest)});
    samples.push_back({op, with(cast(uniform({37}, -8, 8), DType::kFloat32), rest)});
    samples.push_back({op, with(cast(uniform({37}, -8, 8), DType::kBFloat16), rest)});
    samples.push_back(
        {op, with(vector({kInfinity, kNaN, 0, 100, -100}), rest), {.gradient = false}});
  }
  const auto x = [](IntArrayRef sizes) { return uniform(sizes); };
  samples.insert(samples.end(), {
                                    {"threshold", {integers({5}, -5, 6), 2, -7}},
                                    {"rrelu", {x({2, 3}), 0.1, 0.3, true}, {.gradient = false}},
                                });
  return samples;
}
const SampleRegistration registration(&shrinking_samples);

TEST_CASE("activations that shrink give the values of their formulas", "[activation]") {
  for (const auto& [op, rest, reference] : activations()) {
    for (const DType dtype : kFloatingDTypes) {
      const TensorBase self = cast(uniform({7, 9}, -7, 7), dtype);
      INFO(op << " of " << describe(with(self, rest)));
      const TensorBase result = result_of(op, with(self, rest));
      CHECK(result.dtype() == dtype);
      CHECK_THAT(result, Near(broadcast({self}, [&, &reference = reference](
                                                    const auto& x) { return reference(x[0]); }),
                              tolerance_of(dtype)));
    }
  }
}

TEST_CASE("log_sigmoid is exact far from 0", "[activation]") {
  CHECK_THAT(result_of("log_sigmoid", {vector({-1000, 1000, -30, 30})}),
             Near({{4}, {-1000, 0, -30 - std::exp(-30.0), -std::exp(-30.0)}}, 1e-15));
}

TEST_CASE("bounds of activations are on their inner side, and NaN stays", "[activation]") {
  CHECK_THAT(result_of("softshrink", {vector({-0.5, 0.5, kNaN, kInfinity})}),
             Near({{4}, {0, 0, kNaN, kInfinity}}));
  CHECK_THAT(result_of("hardshrink", {vector({-0.5, 0.5, kNaN, kInfinity})}),
             Near({{4}, {0, 0, kNaN, kInfinity}}));
  CHECK_THAT(result_of("threshold", {vector({1, 2, kNaN}), 1, 9}), Near({{3}, {9, 2, kNaN}}));
  CHECK_THAT(result_of("threshold", {integers({2}, 1, 2), 0.5, 9}), Near({{2}, {1, 1}}));
}

TEST_CASE("rrelu draws slopes between its bounds in training", "[activation]") {
  const TensorBase x = tensor({2, 500}, std::vector<double>(1000, -1));
  double least = 1, most = 0;
  for (const double y : elements(result_of("rrelu", {x, 0.2, 0.4, true}))) {
    least = std::min(least, -y), most = std::max(most, -y);
  }
  CHECK(least >= 0.2);
  CHECK(least < 0.21);
  CHECK(most <= 0.4);
  CHECK(most > 0.39);
  const TensorBase positive = uniform({5}, 0.5, 2);
  CHECK_THAT(result_of("rrelu", {positive, 0.2, 0.4, true}), Near(positive));
}

TEST_CASE("activations refuse slopes and bounds that do not fit", "[activation]") {
  const TensorBase x = uniform({2, 3});
  std::vector<BadCall> calls = {
      {"celu", {x, 0}, ErrorCode::kValue, "0"},
      {"softshrink", {x, -0.5}, ErrorCode::kValue, "-0.5"},
      {"rrelu", {x, 0.5, 0.1}, ErrorCode::kValue, "0.5"},
      {"threshold", {booleans({2}), 0, 1}, ErrorCode::kDType, "bool"},
  };
  for (const std::string op : {"celu", "log_sigmoid", "softshrink", "hardshrink", "rrelu"}) {
    calls.push_back({op, {integers({2}, 0, 5)}, ErrorCode::kDType, "int64"});
  }
  check_bad_calls(calls);
}

}  // namespace
}  // namespace tenon::test
