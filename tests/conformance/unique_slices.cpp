// Slices of a dimension of which each is there once.

#include <catch2/catch.hpp>
#include <limits>
#include <map>

#include "tests/support/bad_calls.h"
#include "tests/support/reference.h"

namespace tenon::test {
namespace {

constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();
/// Results are as long as elements say.
const Expectations kReads = {.gradient = false, .meta = false};

Samples unique_slices_samples() {
  const TensorBase rows = tensor({4, 2}, {3, 1, 1, 2, 3, 1, 1, -2});
  return {
      {"unique_dim", {rows, 0, true, true, true}, kReads},
      {"unique_dim", {transposed_storage(rows), 1}, kReads},
      {"unique_dim", {integers({3, 4, 2}, 0, 2, DType::kInt16), -2, true, true, true}, kReads},
      {"unique_dim", {booleans({5}), 0, true, false, true}, kReads},
      {"unique_dim", {vector({kNaN, 1, kNaN}), 0, true, true, true}, kReads},
      {"unique_dim", {uniform({0, 2}), 0, true, true, true}, kReads},
  };
}
const SampleRegistration registration(&unique_slices_samples);

TEST_CASE("unique_dim has the different slices in order", "[sorting]") {
  for (const int64_t length : {3, 300}) {
    const TensorBase self = integers({length, 2, 3}, 0, 2, DType::kFloat32);
    std::map<std::vector<double>, double> counts;
    const auto slice = [](const TensorBase& tensor, int64_t i) {
      std::vector<double> values;
      for (const Index& index : indices_of({2, 3})) {
        values.push_back(at(tensor, {i, index[0], index[1]}));
      }
      return values;
    };
    for (int64_t i = 0; i < length; ++i) ++counts[slice(self, i)];
    const Stack results = results_of("unique_dim", {self, 0, true, true, true});
    const auto values = results[0].get<TensorBase>(), inverse = results[1].get<TensorBase>();
    std::vector<double> expected_counts;
    int64_t next = 0;
    for (const auto& [each, count] : counts) {
      CHECK(slice(values, next++) == each);
      expected_counts.push_back(count);
    }
    CHECK(values.sizes() == IntArrayRef({next, 2, 3}));
    CHECK_THAT(results[2].get<TensorBase>(), Near({{next}, expected_counts}));
    for (int64_t i = 0; i < length; ++i) {
      CHECK(slice(values, static_cast<int64_t>(at(inverse, {i}))) == slice(self, i));
    }
  }
}

TEST_CASE("slices along another dimension, with zeros of both signs and NaN", "[sorting]") {
  const TensorBase columns = tensor({2, 4}, {1, 0, 1, -0.0, 2, 3, 2, 3});
  CHECK_THAT(result_of("unique_dim", {columns, 1}), Near({{2, 2}, {0, 1, 3, 2}}));
  const Stack results = results_of("unique_dim", {vector({kNaN, 1, kNaN}), 0, true, true, true});
  CHECK_THAT(results[0].get<TensorBase>(), Near({{3}, {1, kNaN, kNaN}}));
  CHECK_THAT(results[1].get<TensorBase>(), Near({{3}, {1, 0, 2}}));
}

TEST_CASE("slices that there are not are errors", "[sorting]") {
  check_bad_calls({
      {"unique_dim", {uniform({2, 3}), 2}, ErrorCode::kIndex, "2"},
      {"unique_dim", {uniform({2, 0}), 0}, ErrorCode::kShape, "[2, 0]"},
      {"unique_dim", {uniform({}), 0}, ErrorCode::kShape, "[]"},
  });
}

}  // namespace
}  // namespace tenon::test
