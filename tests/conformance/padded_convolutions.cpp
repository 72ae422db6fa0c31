// Convolutions whose padding is a word, and transposed ones over volumes.

#include <catch2/catch.hpp>

#include "tests/support/bad_calls.h"
#include "tests/support/reference.h"

namespace tenon::test {
namespace {

const std::string kSame = "same", kValid = "valid";

Samples padded_samples() {
  const auto x = [](IntArrayRef sizes) { return uniform(sizes); };
  return {
      {"conv1d.padding", {x({2, 2, 5}), x({3, 2, 2}), x({3}), ints({1}), kSame}},
      {"conv1d.padding", {x({2, 5}), x({3, 2, 2}), none(), ints({2}), kValid}},
      {"conv2d.padding",
       {x({1, 2, 4, 5}), x({2, 2, 3, 2}), none(), ints({1}), kSame, ints({1, 2})}},
      {"conv2d.padding",
       {x({1, 2, 4, 5}), x({2, 1, 3, 3}), x({2}), ints({1, 1}), kSame, ints({1}), 2}},
      {"conv3d.padding", {x({1, 1, 2, 3, 2}), x({1, 1, 2, 1, 3}), none(), ints({1}), kSame}},
      {"conv3d.padding", {x({1, 1, 2, 3, 2}), x({1, 1, 2, 1, 2})}},
      {"conv_transpose3d.input", {x({1, 2, 2, 1, 2}), x({2, 1, 2, 2, 1}), x({1}), ints({2, 1, 1})}},
      {"conv_transpose3d.input",
       {x({2, 2, 2, 2}), x({2, 1, 1, 2, 2}), none(), ints({2}), ints({0, 1, 0}), ints({1, 0, 0}),
        2}},
  };
}
const SampleRegistration registration(&padded_samples);

TEST_CASE("a convolution with the padding 'same' keeps the sizes", "[convolution]") {
  const auto same = [&](const TensorBase& x, const TensorBase& w, int64_t dilation) {
    return result_of("conv1d.padding", {x, w, none(), ints({1}), kSame, ints({dilation})});
  };
  for (const int64_t window : {1, 2, 3, 4, 5}) {
    for (const int64_t dilation : {1, 2, 3}) {
      const TensorBase x = uniform({2, 3, 9}), w = uniform({4, 3, window});
      const int64_t left = dilation * (window - 1) / 2;  // what is over goes behind
      CHECK_THAT(same(x, w, dilation),
                 Near(generate({2, 4, 9},
                               [&](const Index& i) {
                                 double sum = 0;
                                 for (const Index& k : indices_of({3, window})) {
                                   const int64_t place = i[2] - left + k[1] * dilation;
                                   if (place < 0 || place >= 9) continue;
                                   sum += at(x, {i[0], k[0], place}) * at(w, {i[1], k[0], k[1]});
                                 }
                                 return sum;
                               }),
                      1e-13));
    }
  }
  const TensorBase x = uniform({2, 3, 6, 7}), w = uniform({4, 3, 3, 5});
  CHECK_THAT(result_of("conv2d.padding", {x, w, none(), ints({1, 1}), kSame}),
             Near(result_of("conv2d", {x, w, none(), ints({1, 1}), ints({1, 2})}), 1e-13));
  CHECK_THAT(result_of("conv2d.padding", {x, w, none(), ints({2, 1}), kValid}),
             Near(result_of("conv2d", {x, w, none(), ints({2, 1})}), 1e-13));
  const TensorBase deep = uniform({1, 2, 3, 4, 5});
  CHECK(result_of("conv3d.padding", {deep, uniform({3, 2, 2, 3, 4}), none(), ints({1}), kSame})
            .sizes() == IntArrayRef({1, 3, 3, 4, 5}));
}

TEST_CASE("a transposed convolution over volumes spreads each element over a window",
          "[convolution]") {
  const TensorBase x = uniform({2, 2, 2, 3, 2}), w = uniform({2, 3, 2, 2, 3});
  // Strides of 2, 1 and 2 and a padding of 1 in height.
  Expected expected = generate({2, 3, 4, 2, 5}, [](const Index&) { return 0; });
  for (const Index& i : indices_of(x.sizes())) {
    for (const Index& k : indices_of({3, 2, 2, 3})) {
      const int64_t z = i[2] * 2 + k[1], y = i[3] - 1 + k[2], column = i[4] * 2 + k[3];
      if (y < 0 || y >= 2) continue;
      const int64_t place = (((i[0] * 3 + k[0]) * 4 + z) * 2 + y) * 5 + column;
      expected.elements[static_cast<size_t>(place)] +=
          at(x, i) * at(w, {i[1], k[0], k[1], k[2], k[3]});
    }
  }
  CHECK_THAT(result_of("conv_transpose3d.input", {x, w, none(), ints({2, 1, 2}), ints({0, 1, 0})}),
             Near(expected, 1e-13));
}

TEST_CASE("convolutions refuse paddings that are not known", "[convolution]") {
  const TensorBase x = uniform({1, 2, 5}), w = uniform({3, 2, 3});
  const int64_t huge = int64_t{1} << 62;
  check_bad_calls({
      {"conv1d.padding",
       {x, w, none(), ints({1}), std::string("full")},
       ErrorCode::kValue,
       "'full'"},
      {"conv1d.padding", {x, w, none(), ints({2}), kSame}, ErrorCode::kValue, "[2]"},
      {"conv1d.padding",
       {x, uniform({3, 2}), none(), ints({1}), kSame},
       ErrorCode::kShape,
       "[3, 2]"},
      {"conv1d.padding", {x, w, none(), ints({1}), kSame, ints({0})}, ErrorCode::kValue, "0"},
      {"conv1d.padding", {uniform({5}), w, none(), ints({1}), kSame}, ErrorCode::kShape, "[5]"},
      {"conv1d.padding",
       {uniform({5}), uniform({3, 2, 2}), none(), ints({1}), kSame},
       ErrorCode::kShape,
       "[5]"},
      {"conv1d.padding", {x, w, none(), ints({1, 1}), kValid}, ErrorCode::kValue, "[1, 1]"},
      {"conv1d.padding", {x, w, none(), ints({1}), kSame, ints({huge})}, ErrorCode::kValue},
      {"conv_transpose3d.input",
       {uniform({1, 2, 3}), uniform({2, 1, 2, 2, 2})},
       ErrorCode::kShape,
       "[1, 2, 3]"},
      {"conv_transpose3d.input",
       {uniform({1, 2, 3, 3, 3}), uniform({2, 1, 2, 2})},
       ErrorCode::kShape,
       "[2, 1, 2, 2]"},
  });
}

}  // namespace
}  // namespace tenon::test
