// Elements at a place of the order, the most frequent ones, and extrema up to each element.

#include <catch2/catch.hpp>
#include <limits>
#include <map>

#include "tests/conformance/slices.h"
#include "tests/support/bad_calls.h"
#include "tests/support/reference.h"

namespace tenon::test {
namespace {

constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();
constexpr double kInf = std::numeric_limits<double>::infinity();

void add_medians(Samples& samples) {
  for (const std::string op : {"median", "nanmedian"}) {
    samples.push_back({op, {uniform({3, 3})}});
    samples.push_back({op, {transposed_storage(uniform({2, 4}))}});
    samples.push_back({op, {uniform({})}});
    samples.push_back({op, {uniform({0, 2})}});
    samples.push_back({op, {integers({7}, -9, 9, DType::kInt16)}});
    samples.push_back({op, {vector({3, 1, kNaN, 2})}, {.gradient = false}});
    samples.push_back({op + ".dim", {uniform({2, 4, 3}), 1}});
    samples.push_back({op + ".dim", {uniform({2, 5}), -1, true}});
    samples.push_back({op + ".dim", {uniform({}), 0}});
    samples.push_back({op + ".dim", {uniform({0, 2}), 1}});
    samples.push_back({op + ".dim", {tensor({2, 3}, {5, 1, 3, 9, 7, 8}, DType::kInt32), 0}});
    const TensorBase with_nan = tensor({2, 3}, {1, kNaN, 2, 3, 1, 4});
    samples.push_back({op + ".dim", {with_nan, 1}, {.gradient = false}});
  }
}

Samples order_statistics_samples() {
  Samples samples;
  add_medians(samples);
  for (const std::string op : {"cummax", "cummin"}) {
    samples.push_back({op, {uniform({3, 4}), 1}});
    samples.push_back({op, {uniform({4, 2, 2}), -3}});
    samples.push_back({op, {transposed_storage(uniform({3, 4})), 0}});
    samples.push_back({op, {uniform({}), 0}});
    samples.push_back({op, {uniform({0, 2}), 0}});
    samples.push_back({op, {integers({2, 9}, 0, 4, DType::kUInt8), 1}});
    samples.push_back({op, {booleans({5}), 0}});
    samples.push_back({op, {vector({1, kNaN, 2, kNaN, 0}), 0}, {.gradient = false}});
  }
  samples.push_back({"mode", {uniform({3, 4})}});
  samples.push_back({"mode", {uniform({3, 4}), 0, true}});
  samples.push_back({"mode", {uniform({}), 0}});
  samples.push_back({"mode", {uniform({0, 2}), 1}});
  samples.push_back({"mode", {tensor({2, 4}, {3, 1, 2, 0, 7, 9, 8, 6}, DType::kInt64)}});
  return samples;
}
const SampleRegistration registration(&order_statistics_samples);

TensorBase hard_values(IntArrayRef sizes) {
  std::vector<double> values = elements(uniform(sizes));
  constexpr double kHard[] = {kNaN, kInf, -kInf, 1, 1, 0};
  for (size_t i = 0; i < values.size(); i += 7) values[i] = kHard[i / 7 % std::size(kHard)];
  return tensor(sizes, values);
}

/// Checks the value and the index of each slice against the place that `expected` tells.
void check_places(const Stack& results, const TensorBase& self, int64_t dim,
                  const std::function<size_t(const std::vector<double>&)>& expected) {
  const auto slices = slices_of(self, dim);
  const std::vector<double> values = elements(results[0].get<TensorBase>());
  const std::vector<double> indices = elements(results[1].get<TensorBase>());
  REQUIRE(values.size() == slices.size());
  for (size_t i = 0; i < slices.size(); ++i) {
    const size_t place = expected(slices[i]);
    CHECK(static_cast<size_t>(indices[i]) == place);
    const double value = slices[i][place];
    CHECK((values[i] == value || (std::isnan(values[i]) && std::isnan(value))));
  }
}

size_t nans_of(const std::vector<double>& slice) {
  return static_cast<size_t>(
      std::ranges::count_if(slice, [](double value) { return std::isnan(value); }));
}

TEST_CASE("medians are the lower middle of the order", "[sorting]") {
  for (const Index& sizes : {Index{3, 4, 5}, Index{2, 301}, Index{6, 1}, Index{40}}) {
    const TensorBase self = hard_values(sizes);
    for (int64_t dim = 0; dim < self.dim(); ++dim) {
      check_places(results_of("median.dim", {self, dim}), self, dim, [](const auto& slice) {
        const size_t nans = nans_of(slice);
        return order_of(slice)[nans > 0 ? slice.size() - nans : (slice.size() - 1) / 2];
      });
      check_places(results_of("nanmedian.dim", {self, dim}), self, dim, [](const auto& slice) {
        const size_t numbers = slice.size() - nans_of(slice);
        return order_of(slice)[numbers == 0 ? 0 : (numbers - 1) / 2];
      });
    }
    const std::vector<double> all = elements(self);
    const size_t middle = (all.size() - nans_of(all) - 1) / 2;
    CHECK_THAT(result_of("nanmedian", {self}), Near(scalar(all[order_of(all)[middle]])));
    CHECK_THAT(result_of("median", {self}), Near(scalar(kNaN)));
  }
  CHECK_THAT(result_of("median", {vector({4, 1, 3, 2})}), Near(scalar(2)));
  CHECK_THAT(result_of("median", {uniform({0})}), Near(scalar(kNaN)));
}

TEST_CASE("mode is the smallest of the most frequent elements", "[sorting]") {
  for (const DType dtype :
       {DType::kInt64, DType::kFloat32, DType::kFloat16, DType::kBFloat16, DType::kUInt8}) {
    const TensorBase self = integers({5, 300, 2}, 0, 12, dtype);
    for (const int64_t dim : {0, 1, 2}) {
      check_places(results_of("mode", {self, dim}), self, dim, [](const auto& slice) {
        std::map<double, size_t> counts;
        for (const double value : slice) ++counts[value];
        const auto most = std::ranges::max_element(
            counts, [](const auto& a, const auto& b) { return a.second < b.second; });
        const auto last = std::ranges::find(slice.rbegin(), slice.rend(), most->first);
        return static_cast<size_t>(slice.rend() - last) - 1;
      });
    }
  }
}

TEST_CASE("cummax and cummin keep the last of equal extrema and every NaN", "[sorting]") {
  for (const bool greatest : {true, false}) {
    const TensorBase self = hard_values({3, 50, 2});
    for (const int64_t dim : {0, 1, 2}) {
      const Stack results = results_of(greatest ? "cummax" : "cummin", {self, dim});
      const auto slices = slices_of(self, dim);
      const auto values = slices_of(results[0].get<TensorBase>(), dim);
      const auto indices = slices_of(results[1].get<TensorBase>(), dim);
      for (size_t i = 0; i < slices.size(); ++i) {
        size_t best = 0;
        for (size_t j = 0; j < slices[i].size(); ++j) {
          const double value = slices[i][j], known = slices[i][best];
          if (std::isnan(value) || (greatest ? value >= known : value <= known)) best = j;
          CHECK(static_cast<size_t>(indices[i][j]) == best);
          CHECK(same(scalar(values[i][j]), scalar(slices[i][best])));
        }
      }
    }
  }
}

TEST_CASE("statistics of nothing and of dimensions that there are not are errors", "[sorting]") {
  const TensorBase x = uniform({2, 3}), none_there = uniform({2, 0});
  check_bad_calls({
      {"median", {integers({0}, 0, 1)}, ErrorCode::kShape, "[0]"},
      {"nanmedian", {integers({0}, 0, 1)}, ErrorCode::kShape, "int64"},
      {"median.dim", {x, 2}, ErrorCode::kIndex, "2"},
      {"median.dim", {none_there, 1}, ErrorCode::kShape, "[2, 0]"},
      {"nanmedian.dim", {x, -3}, ErrorCode::kIndex, "-3"},
      {"nanmedian.dim", {none_there, 1}, ErrorCode::kShape, "[2, 0]"},
      {"mode", {x, 2}, ErrorCode::kIndex, "2"},
      {"mode", {none_there}, ErrorCode::kShape, "[2, 0]"},
      {"cummax", {x, 2}, ErrorCode::kIndex, "2"},
      {"cummin", {x, -3}, ErrorCode::kIndex, "-3"},
  });
}

}  // namespace
}  // namespace tenon::test
