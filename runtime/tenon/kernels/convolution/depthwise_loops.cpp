// Compiled once per CPU target, see Note [Code that is compiled once per CPU target].
#include "tenon/kernels/convolution/depthwise_loops.h"

#include "tenon/kernels/simd/fused.h"

// fits in this file: elements in memory

namespace tenon::kernels::TENON_CPU_TARGET {
namespace {

#if defined(TENON_SIMD_AVX512)

using Floats = Vec<float>;
constexpr int kLanes = Floats::kLanes, kWindow = 3;

/// The lanes of a vector at `column` that are of a row.
TENON_ALWAYS_INLINE __mmask16 lanes_of_row(int64_t column, int64_t columns) {
  const auto first = [](int64_t count) {
    return count <= 0 ? 0u : count >= kLanes ? 0xffffu : (1u << count) - 1;
  };
  return static_cast<__mmask16>(first(columns - column) & ~first(-column));
}

/// The results of kLanes columns from `column` on. Row by row of x, of which each is loaded once
/// for the three rows of results that it is part of.
void compute_columns(const DepthwisePlane& plane, int64_t column) {
  const int64_t y_rows = plane.rows + 2 * plane.row_padding - 2,
                y_columns = plane.columns + 2 * plane.column_padding - 2;
  const int64_t x_column = column - plane.column_padding;
  const __mmask16 first = lanes_of_row(x_column, plane.columns),
                  second = lanes_of_row(x_column + 1, plane.columns),
                  third = lanes_of_row(x_column + 2, plane.columns),
                  results = lanes_of_row(column, y_columns);
  Floats weights[kWindow][kWindow];
#pragma GCC unroll 3
  for (int i = 0; i < kWindow; ++i) {
#pragma GCC unroll 3
    for (int j = 0; j < kWindow; ++j) weights[i][j] = Floats(plane.weights[i * kWindow + j]);
  }
  const Floats bias(plane.bias), zero(0.0f);
  Floats next = zero, last = zero;  // of the rows of results that have one and two rows of x
  // The last row of the window meets a row of x so much later than the result's own.
  const int64_t delay = kWindow - 1 - plane.row_padding;
  const float* x = plane.x + x_column;
  float* y = plane.y + column - delay * y_columns;
  for (int64_t row = 0; row < y_rows + delay; ++row, x += plane.columns, y += y_columns) {
    Floats done = last;
    last = next;
    next = zero;
    if (row < plane.rows) {
      const Floats a(_mm512_maskz_loadu_ps(first, x)), b(_mm512_maskz_loadu_ps(second, x + 1)),
          c(_mm512_maskz_loadu_ps(third, x + 2));
      const auto add = [&](Floats sum, const Floats* by) __attribute__((always_inline)) {
        return multiply_add(by[2], c, multiply_add(by[1], b, multiply_add(by[0], a, sum)));
      };
      done = add(done, weights[2]);
      last = add(last, weights[1]);
      next = add(next, weights[0]);
    }
    if (row >= delay) _mm512_mask_storeu_ps(y, results, (done + bias).raw);
  }
}

void compute_plane(const DepthwisePlane& plane) {
  const int64_t columns = plane.columns + 2 * plane.column_padding - 2;
  for (int64_t column = 0; column < columns; column += kLanes) compute_columns(plane, column);
}

#endif

}  // namespace

#if defined(TENON_SIMD_AVX512)
extern constexpr DepthwiseLoops depthwise_loops = {compute_plane};
#else
extern constexpr DepthwiseLoops depthwise_loops = {nullptr};
#endif

}  // namespace tenon::kernels::TENON_CPU_TARGET
