// Maxima of windows that cover a tensor, and elements put back where they were found.

#include <catch2/catch.hpp>
#include <limits>

#include "tests/support/bad_calls.h"
#include "tests/support/reference.h"

namespace tenon::test {
namespace {

Samples adaptive_samples() {
  const auto x = [](IntArrayRef sizes) { return uniform(sizes); };
  const auto places = [](IntArrayRef sizes, int64_t count) { return integers(sizes, 0, count); };
  return {
      {"adaptive_max_pool1d", {x({2, 3, 7}), ints({3})}},
      {"adaptive_max_pool1d", {x({3, 4}), ints({6})}},
      {"adaptive_max_pool2d", {x({2, 3, 5, 4}), ints({2, 3})}},
      {"adaptive_max_pool2d", {x({3, 2, 5}), ints({4})}},
      {"adaptive_max_pool2d", {x({0, 2, 3, 3}), ints({2, 2})}},
      {"adaptive_max_pool2d", {x({1, 2, 3, 3}), ints({0, 2})}},
      {"adaptive_max_pool2d", {cast(x({1, 2, 5, 5}), DType::kBFloat16), ints({2, 2})}},
      {"adaptive_max_pool2d", {integers({1, 2, 5, 5}, 0, 90, DType::kInt32), ints({2, 2})}},
      {"adaptive_max_pool2d_backward",
       {x({1, 2, 2, 2}), x({1, 2, 4, 3}), places({1, 2, 2, 2}, 12)}},
      {"adaptive_max_pool3d", {x({1, 2, 3, 4, 5}), ints({2, 3, 2})}},
      {"adaptive_max_pool3d", {transposed_storage(x({2, 2, 3, 3})), ints({1, 1, 1})}},
      {"adaptive_max_pool3d_backward",
       {x({1, 2, 1, 2, 2}), x({1, 2, 2, 3, 3}), places({1, 2, 1, 2, 2}, 18)}},
      {"max_unpool2d",
       {x({1, 2, 1, 2}), tensor({1, 2, 1, 2}, {3, 0, 5, 1}, DType::kInt64), ints({2, 3})}},
      {"max_unpool2d", {x({2, 1, 1}), places({2, 1, 1}, 4), ints({2, 2})}},
      {"max_unpool3d",
       {x({1, 1, 1, 1, 2}), tensor({1, 1, 1, 1, 2}, {7, 2}, DType::kInt64), ints({2, 2, 2}),
        ints({2, 2, 2}), ints({0, 0, 0})}},
  };
}
const SampleRegistration registration(&adaptive_samples);

/// The largest element of the window of the result `i`, and its number within the volume.
std::pair<double, int64_t> largest(const TensorBase& x, const Index& outputs, const Index& i) {
  std::pair<double, int64_t> best{-std::numeric_limits<double>::infinity(), -1};
  int64_t number = -1;
  for (const Index& place : indices_of(x.sizes())) {
    if (place[0] != i[0] || place[1] != i[1]) continue;
    ++number;
    bool inside = true;
    for (size_t d = 2; d < place.size(); ++d) {
      const int64_t size = x.sizes()[d], output = outputs[d - 2];
      inside &=
          place[d] >= i[d] * size / output && place[d] < ((i[d] + 1) * size + output - 1) / output;
    }
    if (inside && at(x, place) > best.first) best = {at(x, place), number};
  }
  return best;
}

TEST_CASE("adaptive maxima over one to three dimensions divide them into windows", "[pooling]") {
  const std::pair<Index, Index> cases[] = {
      {{2, 2, 7}, {3}},
      {{2, 2, 7}, {9}},
      {{2, 3, 5, 4}, {2, 3}},
      {{1, 2, 6, 3}, {6, 1}},
      {{1, 2, 4, 5, 3}, {2, 3, 5}},
      {{1, 2, 4, 5, 3}, {1, 1, 1}},
  };
  for (const auto& [sizes, outputs] : cases) {
    for (const DType dtype : kFloatingDTypes) {
      // Distinct in bfloat16 too.
      const TensorBase x = cast(integers(sizes, -120, 120), dtype);
      const std::string op = "adaptive_max_pool" + std::to_string(outputs.size()) + "d";
      INFO(op << " of " << describe(Value(x)) << " to " << IntArrayRef(outputs));
      Index result{sizes[0], sizes[1]};
      result.insert(result.end(), outputs.begin(), outputs.end());
      for (const TensorBase& input : {x, transposed_storage(x)}) {
        const Stack results = results_of(op, {input, outputs});
        CHECK_THAT(
            results[0].get<TensorBase>(),
            Near(generate(result, [&](const Index& i) { return largest(x, outputs, i).first; })));
        CHECK_THAT(results[1].get<TensorBase>(), Near(generate(result, [&](const Index& i) {
                     return static_cast<double>(largest(x, outputs, i).second);
                   })));
      }
    }
  }
}

TEST_CASE("NaN counts as the largest of a window that covers it", "[pooling]") {
  const double nan = std::numeric_limits<double>::quiet_NaN();
  const Stack results =
      results_of("adaptive_max_pool1d", {tensor({1, 4}, {1, nan, 5, 3}), ints({2})});
  CHECK_THAT(results[0].get<TensorBase>(), Near({{1, 2}, {nan, 5}}));
  CHECK_THAT(results[1].get<TensorBase>(), Near({{1, 2}, {1, 2}}));
}

TEST_CASE("max_unpool puts elements back where max_pool found them", "[pooling]") {
  const TensorBase x = uniform({2, 3, 4, 6});
  const Stack pooled = results_of("max_pool2d_with_indices", {x, ints({2, 2})});
  const TensorBase whole = result_of("max_unpool2d", {pooled[0], pooled[1], ints({4, 6})});
  const TensorBase maxima = pooled[0].get<TensorBase>();
  CHECK_THAT(whole, Near(generate({2, 3, 4, 6}, [&](const Index& i) {
               const double most = at(maxima, {i[0], i[1], i[2] / 2, i[3] / 2});
               return at(x, i) == most ? most : 0;
             })));
  const TensorBase volumes = uniform({2, 2, 2, 4});
  const Stack deep = results_of("max_pool3d_with_indices", {volumes, ints({2, 1, 2})});
  const TensorBase back = result_of(
      "max_unpool3d", {deep[0], deep[1], ints({2, 2, 4}), ints({2, 1, 2}), ints({0, 0, 0})});
  const TensorBase deep_maxima = deep[0].get<TensorBase>();
  CHECK_THAT(back, Near(generate({2, 2, 2, 4}, [&](const Index& i) {
               const double most = at(deep_maxima, {i[0], i[1] / 2, i[2], i[3] / 2});
               return at(volumes, i) == most ? most : 0;
             })));
}

TEST_CASE("adaptive maxima and unpooling refuse what does not fit", "[pooling]") {
  const TensorBase x = uniform({1, 2, 3, 4}), pooled = uniform({1, 2, 1, 2});
  const TensorBase places = integers({1, 2, 1, 2}, 0, 4);
  const int64_t huge = int64_t{1} << 62;
  check_bad_calls({
      {"adaptive_max_pool1d", {x, ints({2})}, ErrorCode::kShape, "[1, 2, 3, 4]"},
      {"adaptive_max_pool1d", {booleans({2, 3}), ints({2})}, ErrorCode::kDType, "bool"},
      {"adaptive_max_pool2d", {x, ints({-1, 2})}, ErrorCode::kValue, "[-1, 2]"},
      {"adaptive_max_pool2d", {x, ints({1, 2, 3})}, ErrorCode::kValue, "[1, 2, 3]"},
      {"adaptive_max_pool2d", {uniform({2, 3}), ints({1, 2})}, ErrorCode::kShape, "[2, 3]"},
      {"adaptive_max_pool2d",
       {uniform({1, 2, 0, 3}), ints({1, 2})},
       ErrorCode::kShape,
       "[1, 2, 0, 3]"},
      {"adaptive_max_pool2d", {booleans({1, 2, 3}), ints({1, 2})}, ErrorCode::kDType, "bool"},
      {"adaptive_max_pool2d_backward",
       {pooled, x, uniform({1, 2, 1, 2})},
       ErrorCode::kDType,
       "float64"},
      {"adaptive_max_pool2d_backward",
       {pooled, x, integers({1, 2, 2}, 0, 4)},
       ErrorCode::kShape,
       "[1, 2, 2]"},
      {"adaptive_max_pool2d_backward",
       {pooled, x, tensor({1, 2, 1, 2}, {0, 1, 12, 3}, DType::kInt64)},
       ErrorCode::kIndex,
       "12"},
      {"adaptive_max_pool3d", {uniform({2, 3, 3}), ints({1})}, ErrorCode::kShape, "[2, 3, 3]"},
      {"max_unpool2d", {pooled, uniform({1, 2, 1, 2}), ints({2, 2})}, ErrorCode::kDType, "float64"},
      {"max_unpool2d",
       {pooled, integers({1, 2, 2}, 0, 4), ints({2, 2})},
       ErrorCode::kShape,
       "[1, 2, 2]"},
      {"max_unpool2d", {pooled, places, ints({2, 2, 2})}, ErrorCode::kValue, "[2, 2, 2]"},
      {"max_unpool2d", {pooled, places, ints({huge, huge})}, ErrorCode::kOutOfMemory},
      {"max_unpool2d",
       {pooled, tensor({1, 2, 1, 2}, {0, 1, 4, 3}, DType::kInt64), ints({2, 2})},
       ErrorCode::kIndex,
       "4"},
      {"max_unpool3d",
       {uniform({1, 2, 1, 2}), places, ints({2, 2, 2}), ints({0, 1, 1}), ints({0, 0, 0})},
       ErrorCode::kValue,
       "[0, 1, 1]"},
  });
}

}  // namespace
}  // namespace tenon::test
