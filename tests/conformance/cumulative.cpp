// Sums up to each element.

#include <catch2/catch.hpp>

#include "tests/support/bad_calls.h"
#include "tests/support/reference.h"

namespace tenon::test {
namespace {

Samples cumulative_samples() {
  return {
      {"cumsum", {uniform({2, 3}), 1}},
      {"cumsum", {uniform({4, 2}), -2}},
      {"cumsum", {uniform({}), 0}},
      {"cumsum", {uniform({0, 2}), 0}},
      {"cumsum", {integers({4}, 0, 9, DType::kInt16), 0}},
      {"cumsum", {cast(uniform({4}), DType::kFloat32), 0, DType::kFloat64}},
  };
}
const SampleRegistration registration(&cumulative_samples);

TEST_CASE("cumsum adds up along its dimension", "[cumulative]") {
  for (const DType dtype : kFloatingDTypes) {
    const TensorBase self = cast(uniform({3, 4, 2}, 0, 1), dtype);
    for (const int64_t dim : {0, 1, -1}) {
      const size_t d = static_cast<size_t>(dim < 0 ? dim + 3 : dim);
      const Expected expected = generate({3, 4, 2}, [&](Index index) {
        double sum = 0;
        for (int64_t last = index[d], i = 0; i <= last; ++i) index[d] = i, sum += at(self, index);
        return sum;
      });
      CHECK_THAT(result_of("cumsum", {self, dim}), Near(expected, tolerance_of(dtype)));
    }
  }
}

TEST_CASE("integers add up in int64", "[cumulative]") {
  const TensorBase bytes = vector({200, 100, 3}, DType::kUInt8);
  CHECK_THAT(result_of("cumsum", {bytes, 0}), Near({{3}, {200, 300, 303}}));
}

TEST_CASE("a dimension to add up along that there is not is an error", "[cumulative]") {
  const TensorBase x = uniform({2, 3});
  check_bad_calls({
      {"cumsum", {x, 2}, ErrorCode::kIndex, "2"},
      {"cumsum", {x, -3}, ErrorCode::kIndex, "-3"},
  });
}

}  // namespace
}  // namespace tenon::test
