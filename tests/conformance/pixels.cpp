// Channels that become pixels, and back; channels in another order.

#include <catch2/catch.hpp>

#include "tests/support/bad_calls.h"
#include "tests/support/reference.h"

namespace tenon::test {
namespace {

Samples pixel_samples() {
  const auto x = [](IntArrayRef sizes) { return uniform(sizes); };
  return {
      {"pixel_shuffle", {x({2, 8, 2, 3}), 2}},
      {"pixel_shuffle", {x({3, 2, 2}), 1}},
      {"pixel_shuffle", {integers({9, 1, 2}, 0, 100), 3}},
      {"pixel_unshuffle", {x({2, 2, 4, 6}), 2}},
      {"pixel_unshuffle", {x({1, 1, 1, 3, 6}), 3}},
      {"pixel_unshuffle", {integers({1, 2, 2}, 0, 100), 1}},
      {"channel_shuffle", {x({2, 6, 2, 3}), 2}},
      {"channel_shuffle", {x({1, 4, 3}), 4}},
      {"channel_shuffle", {integers({0, 6, 1}, 0, 100), 3}},
  };
}
const SampleRegistration registration(&pixel_samples);

TEST_CASE("pixel_shuffle spreads channels over pixels, and pixel_unshuffle gathers them",
          "[joining]") {
  for (const int64_t factor : {1, 2, 3}) {
    const TensorBase x = integers({2, 2 * factor * factor, 3, 4}, 0, 1000, DType::kInt32);
    const TensorBase result = result_of("pixel_shuffle", {x, factor});
    CHECK_THAT(result, Near(generate({2, 2, 3 * factor, 4 * factor}, [&](const Index& i) {
                 const int64_t channel = (i[1] * factor + i[2] % factor) * factor + i[3] % factor;
                 return at(x, {i[0], channel, i[2] / factor, i[3] / factor});
               })));
    CHECK_THAT(result_of("pixel_unshuffle", {result, factor}), Near(x));
    CHECK_THAT(result_of("pixel_shuffle", {transposed_storage(x), factor}), Near(result));
    CHECK_FALSE(result.is_alias_of(x));
  }
}

TEST_CASE("channel_shuffle takes a channel of each group in turn", "[joining]") {
  const TensorBase x = integers({2, 6, 3, 4}, 0, 1000, DType::kInt32);
  for (const int64_t groups : {1, 2, 3, 6}) {
    const TensorBase result = result_of("channel_shuffle", {x, groups});
    CHECK_THAT(result, Near(generate({2, 6, 3, 4}, [&](const Index& i) {
                 const int64_t channel = i[1] % groups * (6 / groups) + i[1] / groups;
                 return at(x, {i[0], channel, i[2], i[3]});
               })));
    CHECK_FALSE(result.is_alias_of(x));
  }
}

TEST_CASE("pixels that cannot be shuffled are errors", "[joining]") {
  const TensorBase x = uniform({2, 8, 4, 6});
  const int64_t huge = int64_t{1} << 62;
  check_bad_calls({
      {"pixel_shuffle", {uniform({4, 4}), 2}, ErrorCode::kShape, "[4, 4]"},
      {"pixel_shuffle", {x, 3}, ErrorCode::kShape, "[2, 8, 4, 6]"},
      {"pixel_shuffle", {x, 0}, ErrorCode::kValue, "0"},
      {"pixel_shuffle", {x, -2}, ErrorCode::kValue, "-2"},
      {"pixel_shuffle", {x, huge}, ErrorCode::kShape, "4611686018427387904"},
      {"pixel_unshuffle", {uniform({4, 4}), 2}, ErrorCode::kShape, "[4, 4]"},
      {"pixel_unshuffle", {x, 4}, ErrorCode::kShape, "[2, 8, 4, 6]"},
      {"pixel_unshuffle", {x, 0}, ErrorCode::kValue, "0"},
      {"pixel_unshuffle", {x, huge}, ErrorCode::kShape, "4611686018427387904"},
      {"channel_shuffle", {uniform({4, 4}), 2}, ErrorCode::kShape, "[4, 4]"},
      {"channel_shuffle", {x, 3}, ErrorCode::kShape, "[2, 8, 4, 6]"},
      {"channel_shuffle", {x, 0}, ErrorCode::kValue, "0"},
  });
}

}  // namespace
}  // namespace tenon::test
