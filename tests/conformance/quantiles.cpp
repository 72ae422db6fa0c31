// Elements at a part of the order, or between two.

#include <algorithm>
#include <catch2/catch.hpp>
#include <cmath>
#include <limits>

#include "tests/conformance/slices.h"
#include "tests/support/bad_calls.h"
#include "tests/support/reference.h"

namespace tenon::test {
namespace {

constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();
constexpr double kInf = std::numeric_limits<double>::infinity();
const std::string kInterpolations[] = {"linear", "lower", "higher", "midpoint", "nearest"};

Samples quantile_samples() {
  Samples samples;
  for (const std::string op : {"quantile", "nanquantile"}) {
    for (const std::string& interpolation : kInterpolations) {
      samples.push_back({op + ".scalar", {uniform({5}), 0.3, none(), false, interpolation}});
    }
    const Expectations constant = {.constants = {"q"}};
    samples.push_back({op + ".scalar", {uniform({2, 5}), 0.6, 1, true}});
    samples.push_back({op + ".scalar", {transposed_storage(uniform({3, 4})), 0.9, 0}});
    samples.push_back({op + ".scalar", {uniform({}), 0.5, 0}});
    samples.push_back({op + ".scalar", {uniform({2, 2}), 0.0, none(), true}});
    samples.push_back({op, {uniform({2, 5}), vector({0.1, 0.55, 0.9}), 1}});
    samples.push_back({op, {uniform({2, 5}), vector({0.2}), -2, true}});
    samples.push_back({op, {uniform({7}), scalar(0.4)}});
    samples.push_back(
        {op, {uniform({3, 2}), scalar(0.7), 0, true, std::string("midpoint")}, constant});
    samples.push_back(
        {op, {cast(uniform({3, 2}), DType::kFloat32), vector({0.2, 0.6}, DType::kFloat32)}});
    samples.push_back({op, {uniform({3}), uniform({0}), 0}});
    samples.push_back({op,
                       {tensor({2, 3}, {1, kNaN, 2, kNaN, kNaN, kNaN}), scalar(0.5), 1},
                       {.gradient = false}});
  }
  return samples;
}
const SampleRegistration registration(&quantile_samples);

/// The quantile of a slice, by the definition.
double quantile_of(std::vector<double> slice, double q, const std::string& interpolation,
                   bool ignores_nan) {
  const auto end = std::ranges::remove_if(slice, [](double x) { return std::isnan(x); }).begin();
  if (end == slice.begin() || (!ignores_nan && end != slice.end())) return kNaN;
  slice.erase(end, slice.end());
  std::ranges::sort(slice);
  const double rank = q * static_cast<double>(slice.size() - 1);
  const double below = slice[static_cast<size_t>(std::floor(rank))],
               above = slice[static_cast<size_t>(std::ceil(rank))];
  if (interpolation == "lower") return below;
  if (interpolation == "higher") return above;
  if (interpolation == "nearest") return slice[static_cast<size_t>(std::nearbyint(rank))];
  const double part = interpolation == "midpoint" ? 0.5 : rank - std::floor(rank);
  return below == above ? below : below * (1 - part) + above * part;
}

TEST_CASE("quantiles are elements of the order, or lie between two", "[sorting]") {
  std::vector<double> hard = elements(uniform({4, 5, 3}));
  for (size_t i = 0; i < 15; ++i) hard[i] = i % 4 == 0 ? kNaN : i % 4 == 1 ? 1 : hard[i];
  const TensorBase self = tensor({4, 5, 3}, hard);
  const std::vector<double> parts = {0, 0.125, 0.5, 0.7, 1};
  for (const bool ignores_nan : {false, true}) {
    const std::string op = ignores_nan ? "nanquantile" : "quantile";
    for (const std::string& interpolation : kInterpolations) {
      INFO(op << " " << interpolation);
      for (int64_t dim = 0; dim < 3; ++dim) {
        std::vector<double> expected;
        for (const double q : parts) {
          for (const auto& slice : slices_of(self, dim)) {
            expected.push_back(quantile_of(slice, q, interpolation, ignores_nan));
          }
        }
        Index sizes = {5, 4, 5, 3};
        sizes[static_cast<size_t>(dim) + 1] = 1;
        CHECK_THAT(result_of(op, {self, vector(parts), dim, true, interpolation}),
                   Near({sizes, expected}, 1e-14));
        sizes.erase(sizes.begin() + dim + 1);
        CHECK_THAT(result_of(op, {self, vector(parts), dim, false, interpolation}),
                   Near({sizes, expected}, 1e-14));
      }
      const double of_all = quantile_of(hard, 0.7, interpolation, ignores_nan);
      CHECK_THAT(result_of(op + ".scalar", {self, 0.7, none(), false, interpolation}),
                 Near({{}, {of_all}}, 1e-14));
      CHECK_THAT(result_of(op + ".scalar", {self, 0.7, none(), true, interpolation}),
                 Near({{1, 1, 1}, {of_all}}, 1e-14));
    }
  }
}

TEST_CASE("a quantile among infinities is one", "[sorting]") {
  const TensorBase ends = vector({kInf, -kInf, 1, kInf, kInf});
  CHECK_THAT(result_of("quantile", {ends, vector({0, 0.25, 0.5, 0.6, 1})}),
             Near({{5}, {-kInf, 1, kInf, kInf, kInf}}));
}

TEST_CASE("quantiles that cannot be are errors", "[sorting]") {
  const TensorBase x = uniform({2, 3}), q = scalar(0.5);
  for (const std::string op : {"quantile", "nanquantile"}) {
    check_bad_calls({
        {op, {integers({3}, 0, 9), q}, ErrorCode::kDType, "int64"},
        {op, {cast(x, DType::kBFloat16), q}, ErrorCode::kDType, "bfloat16"},
        {op, {x, scalar(0.5, DType::kFloat32)}, ErrorCode::kDType, "float32"},
        {op, {uniform({0, 3}), q, 1}, ErrorCode::kShape, "[0, 3]"},
        {op, {x, uniform({1, 1}, 0, 1)}, ErrorCode::kShape, "[1, 1]"},
        {op, {x, q, 2}, ErrorCode::kIndex, "2"},
        {op, {x, q, 1, false, std::string("cubic")}, ErrorCode::kValue, "cubic"},
        {op, {x, vector({0.5, 1.5})}, ErrorCode::kValue, "1.5"},
        {op, {x, vector({0.5, kNaN})}, ErrorCode::kValue, "nan"},
        {op + ".scalar", {x, -0.5}, ErrorCode::kValue, "-0.5"},
        {op + ".scalar", {x, kNaN}, ErrorCode::kValue, "nan"},
        {op + ".scalar", {x, 0.5, -3}, ErrorCode::kIndex, "-3"},
    });
  }
}

}  // namespace
}  // namespace tenon::test
