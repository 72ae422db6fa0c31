// Poolings over one and over three dimensions that cannot be, and windows of up to 2^63.

#include <catch2/catch.hpp>

#include <algorithm>
#include <limits>

#include "tests/support/bad_calls.h"
#include "tests/support/reference.h"

namespace tenon::test {
namespace {

constexpr int64_t kHuge = int64_t{1} << 62, kMost = std::numeric_limits<int64_t>::max();

TEST_CASE("pools over one dimension that cannot be are errors", "[pooling]") {
  const TensorBase x = uniform({1, 2, 5});
  const TensorBase truth = booleans({1, 2, 5}), whole = integers({1, 2, 5}, 0, 9);
  check_bad_calls({
      {"max_pool1d", {uniform({5}), ints({2})}, ErrorCode::kShape, "[5]"},
      {"max_pool1d", {uniform({2, 0}), ints({2})}, ErrorCode::kShape, "[2, 0]"},
      {"max_pool1d", {x, ints({0})}, ErrorCode::kValue, "[0]"},
      {"max_pool1d", {x, ints({2, 2})}, ErrorCode::kValue, "[2, 2]"},
      {"max_pool1d", {x, ints({})}, ErrorCode::kValue, "[]"},
      {"max_pool1d", {x, ints({2}), ints({2}), ints({2})}, ErrorCode::kValue, "[2]"},
      {"max_pool1d", {x, ints({6})}, ErrorCode::kShape, "[1, 2, 5]"},
      {"max_pool1d",
       {x, ints({2}), ints({1}), ints({0}), ints({kMost - 1})},
       ErrorCode::kShape,
       "9223372036854775806"},
      {"max_pool1d",
       {x, ints({3}), ints({1}), ints({0}), ints({kMost})},
       ErrorCode::kValue,
       "64 bits"},
      {"max_pool1d", {truth, ints({2})}, ErrorCode::kDType, "bool"},
      {"avg_pool1d", {uniform({5}), ints({2})}, ErrorCode::kShape, "[5]"},
      {"avg_pool1d", {x, ints({2}), ints({-1})}, ErrorCode::kValue, "[-1]"},
      {"avg_pool1d",
       {x, ints({kMost}), ints({1}), ints({kHuge / 2})},
       ErrorCode::kShape,
       "9223372036854775807"},
      {"avg_pool1d", {whole, ints({2})}, ErrorCode::kDType, "int64"},
      {"adaptive_avg_pool1d", {x, ints({-1})}, ErrorCode::kValue, "-1"},
      {"adaptive_avg_pool1d", {x, ints({2, 2})}, ErrorCode::kValue, "[2, 2]"},
      {"adaptive_avg_pool1d", {uniform({5}), ints({2})}, ErrorCode::kShape, "[5]"},
      {"adaptive_avg_pool1d", {whole, ints({2})}, ErrorCode::kDType, "int64"},
  });
}

TEST_CASE("pools over three dimensions that cannot be are errors", "[pooling]") {
  const TensorBase x = uniform({1, 2, 3, 4, 5}), small = uniform({1, 2, 1, 2, 2});
  const TensorBase whole = integers({1, 2, 3, 4, 5}, 0, 9);
  const auto backward = [&](const TensorBase& grad, const TensorBase& indices) {
    return Stack{grad,  x,      ints({2, 2, 2}), ints({2, 2, 2}), ints({0, 0, 0}), ints({1, 1, 1}),
                 false, indices};
  };
  const TensorBase places = integers({1, 2, 1, 2, 2}, 0, 60);
  check_bad_calls({
      {"max_pool3d", {uniform({3, 4, 5}), ints({2})}, ErrorCode::kShape, "[3, 4, 5]"},
      {"max_pool3d", {x, ints({2, 2})}, ErrorCode::kValue, "[2, 2]"},
      {"max_pool3d", {x, ints({4, 2, 2})}, ErrorCode::kShape, "[1, 2, 3, 4, 5]"},
      {"max_pool3d", {cast(whole, DType::kBool), ints({2})}, ErrorCode::kDType, "bool"},
      {"max_pool3d_with_indices", {x, ints({2}), ints({0})}, ErrorCode::kValue, "[0]"},
      {"max_pool3d_with_indices", {x, ints({2}), ints({1}), ints({2})}, ErrorCode::kValue, "[2]"},
      {"max_pool3d_with_indices_backward", backward(x, places), ErrorCode::kShape,
       "[1, 2, 3, 4, 5]"},
      {"max_pool3d_with_indices_backward", backward(small, cast(places, DType::kInt32)),
       ErrorCode::kDType, "int32"},
      {"max_pool3d_with_indices_backward",
       backward(small, tensor({1, 2, 1, 2, 2}, {0, 1, 60, 0, 0, 0, 0, 0}, DType::kInt64)),
       ErrorCode::kIndex, "60"},
      {"avg_pool3d", {uniform({3, 4, 5}), ints({2})}, ErrorCode::kShape, "[3, 4, 5]"},
      {"avg_pool3d", {whole, ints({2})}, ErrorCode::kDType, "int64"},
      {"avg_pool3d", {x, ints({2}), ints({2}), ints({0}), false, true, 0}, ErrorCode::kValue, "0"},
      {"avg_pool3d_backward",
       {x, x, ints({2}), ints({2}), ints({0}), false, true, none()},
       ErrorCode::kShape,
       "[1, 2, 3, 4, 5]"},
      {"adaptive_avg_pool3d", {x, ints({2, 2})}, ErrorCode::kValue, "[2, 2]"},
      {"adaptive_avg_pool3d", {x, ints({2, -1, 2})}, ErrorCode::kValue, "-1"},
      {"_adaptive_avg_pool3d_backward",
       {uniform({2, 1, 1, 1}), x},
       ErrorCode::kShape,
       "[2, 1, 1, 1]"},
  });
}

TEST_CASE("a window of 2^62 is the maximum or the mean of the volume", "[pooling]") {
  const TensorBase x = uniform({1, 2, 3, 4, 5}), row = uniform({1, 1, 6});
  const Value huge = ints({kHuge}), half = ints({kHuge / 2});
  const auto largest = [](const TensorBase& tensor, int64_t from, int64_t count) {
    const std::vector<double> values = elements(tensor);
    return *std::max_element(values.begin() + from, values.begin() + from + count);
  };
  CHECK_THAT(result_of("max_pool3d", {x, huge, huge, half}),
             Near({{1, 2, 1, 1, 1}, {largest(x, 0, 60), largest(x, 60, 60)}}));
  CHECK_THAT(result_of("max_pool1d", {row, huge, huge, half}),
             Near({{1, 1, 1}, {largest(row, 0, 6)}}));
  const TensorBase means = result_of("adaptive_avg_pool3d", {x, ints({1, 1, 1})});
  CHECK_THAT(result_of("avg_pool3d", {x, huge, huge, half, false, false}), Near(means, 1e-14));
}

}  // namespace
}  // namespace tenon::test
