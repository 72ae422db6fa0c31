// Elements that are counted, and results as long as there are elements of a kind.

#include <catch2/catch.hpp>
#include <limits>

#include "tests/conformance/slices.h"
#include "tests/support/bad_calls.h"
#include "tests/support/reference.h"

namespace tenon::test {
namespace {

constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();
constexpr double kInf = std::numeric_limits<double>::infinity();
/// Results are as long as elements say.
const Expectations kReads = {.meta = false};
const Expectations kWithoutGradient = {.gradient = false, .meta = false};

void add_choosing(Samples& samples) {
  samples.insert(
      samples.end(),
      {
          {"nonzero", {integers({3, 4}, 0, 3)}, kReads},
          {"nonzero", {transposed_storage(booleans({2, 3, 2}))}, kReads},
          {"nonzero", {vector({0, kNaN, -0.0, 2})}, kReads},
          {"nonzero", {scalar(3)}, kReads},
          {"nonzero", {uniform({2, 0})}, kReads},
          {"count_nonzero", {integers({3, 4}, 0, 3)}},
          {"count_nonzero", {uniform({3, 4}), 1}},
          {"count_nonzero", {booleans({5})}},
          {"count_nonzero.dim_IntList", {integers({2, 3, 4}, 0, 2), ints({0, -1})}},
          {"masked_select", {uniform({3, 4}), booleans({3, 4})}, kReads},
          {"masked_select", {uniform({3, 1}), booleans({4})}, kReads},
          {"masked_select", {transposed_storage(uniform({3, 4})), booleans({3, 1})}, kReads},
          {"masked_select", {uniform({}), booleans({3})}, kReads},
          {"masked_select", {uniform({2, 0}), booleans({1})}, kReads},
          {"masked_select", {integers({4}, 0, 9, DType::kInt16), booleans({4})}, kReads},
      });
}

void add_runs(Samples& samples) {
  const TensorBase rows = tensor({4, 2}, {1, 2, 1, 2, 3, 2, 1, 2});
  samples.insert(
      samples.end(),
      {
          {"unique_consecutive", {integers({12}, 0, 2)}, kReads},
          {"unique_consecutive", {integers({2, 6}, 0, 2), true, true}, kReads},
          {"unique_consecutive", {vector({1, 1, kNaN, kNaN, 2}), true, true}, kWithoutGradient},
          {"unique_consecutive", {rows, true, true, 0}, kWithoutGradient},
          {"unique_consecutive", {transposed_storage(rows), true, true, 1}, kWithoutGradient},
          {"unique_consecutive", {uniform({0}), true, true}, kWithoutGradient},
          {"_unique2", {integers({3, 5}, 0, 6), true, true, true}, kReads},
          {"_unique2", {vector({2, 1, 2, -1, 1}), true, true}, kWithoutGradient},
          {"_unique2", {scalar(2), true, true, true}, kWithoutGradient},
          {"_unique2", {booleans({9})}, kReads},
          {"_unique2", {uniform({0, 3}), true, true, true}, kWithoutGradient},
      });
}

Samples counting_samples() {
  Samples samples;
  add_choosing(samples);
  add_runs(samples);
  samples.insert(samples.end(),
                 {
                     {"bincount", {integers({9}, 0, 5)}, kReads},
                     {"bincount", {integers({9}, 0, 5, DType::kUInt8), none(), 8}, kReads},
                     {"bincount", {integers({9}, 0, 5), uniform({9})}, kWithoutGradient},
                     {"bincount", {integers({0}, 0, 5)}, kReads},
                     {"histc", {uniform({3, 4}), 5}, {.gradient = false}},
                     {"histc", {uniform({20}), 4, -1, 1.5}, {.gradient = false}},
                     {"histc", {vector({2, 2, 2}), 3}, {.gradient = false}},
                     {"histc", {uniform({0}), 3}, {.gradient = false}},
                 });
  return samples;
}
const SampleRegistration registration(&counting_samples);

TEST_CASE("nonzero tells the indices in row-major order", "[sorting]") {
  for (const DType dtype :
       {DType::kFloat32, DType::kInt8, DType::kBool, DType::kFloat16, DType::kBFloat16}) {
    const TensorBase self = transposed_storage(integers({3, 4, 5}, 0, 2, dtype));
    std::vector<double> expected;
    double count = 0;
    for (const Index& index : indices_of({3, 4, 5})) {
      if (at(self, index) == 0) continue;
      expected.insert(expected.end(), index.begin(), index.end());
      ++count;
    }
    const TensorBase found = result_of("nonzero", {self});
    CHECK_THAT(found, Near({{static_cast<int64_t>(count), 3}, expected}));
    CHECK_THAT(result_of("count_nonzero", {self}), Near(scalar(count)));
  }
  CHECK(result_of("nonzero", {scalar(3)}).sizes() == IntArrayRef({1, 0}));
  CHECK(result_of("nonzero", {scalar(0)}).sizes() == IntArrayRef({0, 0}));
}

TEST_CASE("sizes that depend on elements are not known on Meta", "[sorting]") {
  const TensorBase x = tools::on_meta(uniform({2, 3})), mask = tools::on_meta(booleans({2, 3}));
  check_bad_calls({
      {"nonzero", {x}, ErrorCode::kNotImplemented, "Meta"},
      {"masked_select", {x, mask}, ErrorCode::kNotImplemented, "Meta"},
      {"unique_consecutive", {x}, ErrorCode::kNotImplemented, "Meta"},
      {"_unique2", {x}, ErrorCode::kNotImplemented, "Meta"},
      {"bincount", {x}, ErrorCode::kNotImplemented, "Meta"},
  });
}

TEST_CASE("masked_select takes what a mask leaves", "[sorting]") {
  const TensorBase self = uniform({4, 1, 3}), mask = booleans({5, 1});
  std::vector<double> expected;
  for (const Index& index : indices_of({4, 5, 3})) {
    if (at(mask, {index[1], 0}) != 0) expected.push_back(at(self, {index[0], 0, index[2]}));
  }
  CHECK_THAT(result_of("masked_select", {self, mask}), Near(vector(expected)));
}

TEST_CASE("unique elements make the tensor again", "[sorting]") {
  for (const DType dtype :
       {DType::kFloat64, DType::kFloat16, DType::kBFloat16, DType::kInt64, DType::kInt8}) {
    const TensorBase self = integers({7, 60}, -9, 9, dtype);
    const std::vector<double> given = elements(self);
    for (const std::string op : {"_unique2", "unique_consecutive"}) {
      Stack arguments{self, true, true};
      if (op == "_unique2") arguments.insert(arguments.begin() + 1, true);
      const Stack results = results_of(op, arguments);
      const std::vector<double> values = elements(results[0].get<TensorBase>());
      const std::vector<double> inverse = elements(results[1].get<TensorBase>());
      const std::vector<double> counts = elements(results[2].get<TensorBase>());
      REQUIRE(inverse.size() == given.size());
      REQUIRE(counts.size() == values.size());
      std::vector<double> counted(values.size());
      for (size_t i = 0; i < given.size(); ++i) {
        CHECK(values[static_cast<size_t>(inverse[i])] == given[i]);
        ++counted[static_cast<size_t>(inverse[i])];
      }
      CHECK(counted == counts);
      CHECK(std::ranges::adjacent_find(values) == values.end());
      if (op == "_unique2") CHECK(std::ranges::is_sorted(values));
      CHECK(results[1].get<TensorBase>().sizes() == self.sizes());
    }
  }
}

TEST_CASE("unique_consecutive compares whole slices", "[sorting]") {
  const TensorBase rows = tensor({5, 2}, {1, 2, 1, 2, 1, 3, 1, kNaN, 1, kNaN});
  const Stack results = results_of("unique_consecutive", {rows, true, true, 0});
  CHECK_THAT(results[0].get<TensorBase>(), Near({{4, 2}, {1, 2, 1, 3, 1, kNaN, 1, kNaN}}));
  CHECK_THAT(results[1].get<TensorBase>(), Near(vector({0, 0, 1, 2, 3})));
  CHECK_THAT(results[2].get<TensorBase>(), Near(vector({2, 1, 1, 1})));
}

TEST_CASE("bincount and histc count every element once", "[sorting]") {
  const TensorBase whole = integers({200}, 0, 17), weights = uniform({200});
  std::vector<double> counts(20), sums(20);
  for (int64_t i = 0; i < 200; ++i) {
    ++counts[static_cast<size_t>(at(whole, {i}))];
    sums[static_cast<size_t>(at(whole, {i}))] += at(weights, {i});
  }
  CHECK_THAT(result_of("bincount", {whole, none(), 20}), Near(vector(counts)));
  CHECK_THAT(result_of("bincount", {whole, weights, 20}), Near(vector(sums), 1e-12));
  for (const DType dtype : kFloatingDTypes) {
    const TensorBase x = cast(vector({0, 1, 2, 2.5, 3, 4, kNaN, -1, 9}), dtype);
    CHECK_THAT(result_of("histc", {x, 4, 0, 4}), Near(vector({1, 1, 2, 2})));
  }
  CHECK_THAT(result_of("histc", {vector({1, 2, 4}), 3}), Near(vector({1, 1, 1})));
}

TEST_CASE("counting what cannot be counted is an error", "[sorting]") {
  const TensorBase x = uniform({2, 3}), whole = integers({3}, 0, 5);
  check_bad_calls({
      {"masked_select", {x, x}, ErrorCode::kDType, "float64"},
      {"masked_select", {x, booleans({4})}, ErrorCode::kShape, "[4]"},
      {"count_nonzero", {x, 2}, ErrorCode::kIndex, "2"},
      {"count_nonzero.dim_IntList", {x, ints({0, 0})}, ErrorCode::kValue, "[0, 0]"},
      {"unique_consecutive", {x, false, false, 2}, ErrorCode::kIndex, "2"},
      {"unique_consecutive", {scalar(1), false, false, 0}, ErrorCode::kShape, "[]"},
      {"unique_consecutive", {uniform({2, 0}), false, false, 0}, ErrorCode::kShape, "[2, 0]"},
      {"bincount", {x}, ErrorCode::kShape, "[2, 3]"},
      {"bincount", {vector({1})}, ErrorCode::kDType, "float64"},
      {"bincount", {vector({1, -2}, DType::kInt64)}, ErrorCode::kValue, "-2"},
      {"bincount", {whole, none(), -1}, ErrorCode::kValue, "-1"},
      {"bincount", {whole, uniform({2})}, ErrorCode::kShape, "[2]"},
      {"histc", {whole}, ErrorCode::kDType, "int64"},
      {"histc", {x, 0}, ErrorCode::kValue, "0"},
      {"histc", {x, 3, 2, 1}, ErrorCode::kValue, "2 and 1"},
      {"histc", {vector({1, kInf}), 3}, ErrorCode::kValue, "inf"},
  });
}

}  // namespace
}  // namespace tenon::test
