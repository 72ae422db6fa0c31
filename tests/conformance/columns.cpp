// Windows as columns, against a loop over every window.

#include <catch2/catch.hpp>

#include <limits>

#include "tests/conformance/windows.h"
#include "tests/support/bad_calls.h"
#include "tests/support/reference.h"

namespace tenon::test {
namespace {

Samples column_samples() {
  const auto x = [](IntArrayRef sizes) { return uniform(sizes); };
  return {
      {"im2col", {x({1, 2, 4, 5}), ints({2, 3}), ints({1, 1}), ints({0, 0}), ints({1, 1})}},
      {"im2col", {x({2, 5, 4}), ints({2, 2}), ints({2, 1}), ints({1, 1}), ints({2, 1})}},
      {"im2col", {x({0, 2, 3, 3}), ints({2}), ints({1}), ints({0}), ints({1})}},
      {"col2im",
       {x({1, 8, 6}), ints({3, 4}), ints({2, 2}), ints({1, 1}), ints({0, 0}), ints({1, 1})}},
      // Of 4 by 5 padded by 1 there are (4 + 2 - 2) / 2 + 1 by 5 + 2 - 3 + 1 windows.
      {"col2im",
       {x({4, 15}), ints({4, 5}), ints({2, 2}), ints({1, 2}), ints({1, 1}), ints({2, 1})}},
      {"fold", {x({1, 8, 6}), ints({3, 4}), ints({2, 2})}},
      {"fold", {x({4, 15}), ints({4, 5}), ints({2}), ints({1, 2}), ints({1}), ints({2, 1})}},
  };
}
const SampleRegistration registration(&column_samples);

const std::vector<Window> kWindows = {
    {{2, 2}, {1, 1}, {0, 0}, {1, 1}},
    {{3, 2}, {2, 1}, {1, 1}, {1, 2}},
    {{1, 4}, {1, 3}, {0, 2}, {1, 1}},
};

Stack arguments_of(const TensorBase& x, const Window& w) {
  return {x, w.kernel, w.dilation, w.padding, w.stride};
}

/// The columns, as a tensor [N, C, kernel, ..., windows, ...] that is counted row by row.
Expected columns(const TensorBase& x, const Window& w) {
  const Index out = output_sizes(x, x.size(1), w);
  const int64_t taps = w.kernel[0] * w.kernel[1], windows = out[2] * out[3];
  Expected result{{x.size(0), x.size(1) * taps, windows}, {}};
  result.elements.assign(static_cast<size_t>(x.size(0) * x.size(1) * taps * windows), 0);
  for (const Index& i : indices_of(out)) {
    for_window(w, x.size(2), x.size(3), i, [&](const Index& k, const Index& place) {
      const int64_t row = (i[0] * x.size(1) + i[1]) * taps + k[0] * w.kernel[1] + k[1];
      const int64_t column = i[2] * out[3] + i[3];
      result.elements[static_cast<size_t>(row * windows + column)] =
          at(x, {i[0], i[1], place[0], place[1]});
    });
  }
  return result;
}

TEST_CASE("im2col takes what each window covers", "[convolution]") {
  for (const DType dtype : kFloatingDTypes) {
    for (const Window& w : kWindows) {
      const TensorBase x = cast(uniform({2, 3, 5, 6}), dtype);
      CHECK_THAT(result_of("im2col", arguments_of(x, w)), Near(columns(x, w)));
      CHECK_THAT(result_of("im2col", arguments_of(transposed_storage(x), w)), Near(columns(x, w)));
    }
  }
}

TEST_CASE("col2im is the transpose of im2col", "[convolution]") {
  for (const Window& w : kWindows) {
    const TensorBase x = uniform({2, 3, 5, 6});
    const TensorBase taken = result_of("im2col", arguments_of(x, w));
    const TensorBase other = uniform(taken.sizes());
    const TensorBase added =
        result_of("col2im", {other, ints({5, 6}), w.kernel, w.dilation, w.padding, w.stride});
    const auto product = [](const TensorBase& a, const TensorBase& b) {
      return elements(result_of("sum", {result_of("mul.Tensor", {a, b})})).front();
    };
    CHECK(added.sizes() == x.sizes());
    CHECK(product(taken, other) == Approx(product(x, added)).epsilon(1e-12));
  }
}

TEST_CASE("a product with columns is a convolution", "[convolution]") {
  const TensorBase x = uniform({2, 3, 5, 6}), weight = uniform({4, 3, 2, 3});
  const TensorBase taken =
      result_of("im2col", {x, ints({2, 3}), ints({1, 1}), ints({1, 0}), ints({2, 1})});
  const TensorBase product =
      result_of("matmul", {result_of("reshape", {weight, ints({4, 18})}), taken});
  const TensorBase expected = result_of("conv2d", {x, weight, none(), ints({2, 1}), ints({1, 0})});
  CHECK_THAT(result_of("reshape", {product, expected.sizes().vec()}), Near(expected, 1e-12));
}

TEST_CASE("columns that cannot be are errors", "[convolution]") {
  const TensorBase x = uniform({1, 2, 4, 5}), c = uniform({1, 8, 6});
  const Value one = ints({1, 1}), zero = ints({0, 0}), two = ints({2, 2});
  const int64_t huge = int64_t{1} << 62, most = std::numeric_limits<int64_t>::max();
  check_bad_calls({
      {"im2col", {uniform({4, 5}), two, one, zero, one}, ErrorCode::kShape, "[4, 5]"},
      {"im2col", {uniform({1, 0, 4, 5}), two, one, zero, one}, ErrorCode::kShape, "[1, 0, 4, 5]"},
      {"im2col", {x, ints({5, 2}), one, zero, one}, ErrorCode::kShape, "[5, 2]"},
      {"im2col", {x, ints({0, 2}), one, zero, one}, ErrorCode::kValue, "[0, 2]"},
      {"im2col", {x, two, zero, zero, one}, ErrorCode::kValue, "[0, 0]"},
      {"im2col", {x, two, one, ints({-1, 0}), one}, ErrorCode::kValue, "[-1, 0]"},
      {"im2col", {x, two, one, zero, ints({1, 1, 1})}, ErrorCode::kValue, "[1, 1, 1]"},
      {"im2col",
       {x, ints({huge, 1}), one, ints({huge, 0}), one},
       ErrorCode::kOutOfMemory,
       "64 bits"},
      {"im2col", {x, two, ints({most, 1}), zero, one}, ErrorCode::kValue, "64 bits"},
      {"im2col", {integers({1, 2, 4, 5}, 0, 9), two, one, zero, one}, ErrorCode::kDType, "int64"},
      {"col2im", {c, ints({3, 4}), ints({3, 2}), one, zero, one}, ErrorCode::kShape, "[3, 2]"},
      {"fold", {c, ints({4, 4}), two}, ErrorCode::kShape, "[4, 4]"},
      {"fold", {c, ints({3, 4}), ints({3, 2})}, ErrorCode::kShape, "[3, 2]"},
      {"fold", {c, ints({3, 4}), two, one, ints({-1})}, ErrorCode::kValue, "-1"},
      {"col2im", {c, ints({4, 4}), two, one, zero, one}, ErrorCode::kShape, "[4, 4]"},
      {"col2im", {c, ints({0, 4}), two, one, zero, one}, ErrorCode::kValue, "[0, 4]"},
      {"col2im", {uniform({8}), ints({3, 4}), two, one, zero, one}, ErrorCode::kShape, "[8]"},
      {"col2im", {c, ints({huge, huge}), two, one, zero, one}, ErrorCode::kOutOfMemory, "64 bits"},
      {"col2im",
       {c, ints({3, 4}), ints({huge, huge}), one, zero, one},
       ErrorCode::kShape,
       "4611686018427387904"},
  });
}

}  // namespace
}  // namespace tenon::test
