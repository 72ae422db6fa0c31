// Compiled once per CPU target, see Note [Code that is compiled once per CPU target].
#include "tenon/kernels/convolution/gradient_loops.h"

#include "tenon/kernels/linear_algebra/product_panels.h"
#include "tenon/kernels/simd/doubles.h"
#include "tenon/kernels/simd/elements.h"
#include "tenon/kernels/simd/fused.h"
#include "tenon/kernels/simd/vector_walk.h"

// fits in this file: elements in memory

namespace tenon::kernels::TENON_CPU_TARGET {
namespace {

using Floats = Vec<float>;
constexpr int kLanes = Floats::kLanes;

// Accumulators, and what they are made from, fill the registers: 32 with AVX-512, else 16.
#if defined(TENON_SIMD_AVX512)
constexpr int kMaxTaps = 12;
#else
constexpr int kMaxTaps = 6;
#endif

/// The sums of at most `Taps` taps and `Vectors` vectors of channels. Surplus taps repeat the last.
template <int Taps, int Vectors>
TENON_ALWAYS_INLINE void sum_block(const ChannelSums& block, int64_t first_tap) {
  const int64_t count = block.tap_count - first_tap < Taps ? block.tap_count - first_tap : Taps;
  Floats sums[Taps][Vectors];
#pragma GCC unroll 12
  for (int t = 0; t < Taps; ++t) {
#pragma GCC unroll 2
    for (int v = 0; v < Vectors; ++v) sums[t][v] = Floats(0.0f);
  }
  for (int64_t row = 0; row < block.rows; ++row) {
    const float* taps[Taps];
#pragma GCC unroll 12
    for (int t = 0; t < Taps; ++t) {
      taps[t] = block.image + row * block.image_stride +
                block.taps[first_tap + (t < count ? t : count - 1)].offset;
    }
    const float* grads = block.grads + row * block.columns * block.channels;
    for (int64_t column = 0; column < block.columns; ++column, grads += block.channels) {
      Floats grad[Vectors];
#pragma GCC unroll 2
      for (int v = 0; v < Vectors; ++v) grad[v] = Floats::load(grads + v * kLanes);
#pragma GCC unroll 12
      for (int t = 0; t < Taps; ++t) {
        const Floats x(taps[t][column]);
#pragma GCC unroll 2
        for (int v = 0; v < Vectors; ++v) sums[t][v] = multiply_add(x, grad[v], sums[t][v]);
      }
    }
  }
#pragma GCC unroll 12
  for (int t = 0; t < Taps; ++t) {
    if (t >= count) break;
#pragma GCC unroll 2
    for (int v = 0; v < Vectors; ++v) {
      float* sum = block.sums + (first_tap + t) * block.channels + v * kLanes;
      (Floats::load(sum) + sums[t][v]).store(sum);
    }
  }
}

template <int Vectors>
void sum_channels(const ChannelSums& block) {
  for (int64_t tap = 0; tap < block.tap_count; tap += kMaxTaps) {
    const int64_t left = block.tap_count - tap;
    if (left <= 3) {
      sum_block<3, Vectors>(block, tap);
    } else if (kMaxTaps == 6 || left <= 6) {
      sum_block<6, Vectors>(block, tap);
    } else if (left <= 9) {
      sum_block<9, Vectors>(block, tap);
    } else {
      sum_block<kMaxTaps, Vectors>(block, tap);
    }
  }
}

void channel_sums(const ChannelSums& sums) {
  sums.channels > kLanes ? sum_channels<2>(sums) : sum_channels<1>(sums);
}

/// The sums of at most `Taps` taps. Surplus taps repeat the last.
template <int Taps>
void sum_planes(const PlaneSums& plane, int64_t first_tap) {
  const int64_t count = plane.tap_count - first_tap < Taps ? plane.tap_count - first_tap : Taps;
  const int64_t whole = plane.columns / kLanes * kLanes, rest = plane.columns - whole;
  const FirstLanes<Floats> in_row(rest);
  Floats sums[Taps];
  int64_t offsets[Taps];
#pragma GCC unroll 12
  for (int t = 0; t < Taps; ++t) {
    sums[t] = Floats(0.0f);
    offsets[t] = plane.taps[first_tap + (t < count ? t : count - 1)].offset;
  }
  for (int64_t row = 0; row < plane.rows; ++row) {
    const float* image = plane.image + row * plane.image_stride;
    const float* grads = plane.grad + row * plane.columns;
    for (int64_t column = 0; column < whole; column += kLanes) {
      const Floats grad = Floats::load(grads + column);
#pragma GCC unroll 12
      for (int t = 0; t < Taps; ++t) {
        sums[t] = multiply_add(Floats::load(image + column + offsets[t]), grad, sums[t]);
      }
    }
    if (rest == 0) continue;
    const Floats grad = Elements<float>::load(grads + whole, rest);
#pragma GCC unroll 12
    for (int t = 0; t < Taps; ++t) {
      // Behind the end of a row may be no number, which a product with 0 would not take away.
      const Floats x = in_row.of(Floats::load(image + whole + offsets[t]));
      sums[t] = multiply_add(x, grad, sums[t]);
    }
  }
#pragma GCC unroll 12
  for (int t = 0; t < Taps; ++t) {
    if (t < count) plane.sums[first_tap + t] += sum_of_lanes(sums[t]);
  }
}

/// The sums of a window of neighbours. Row by row of the image, of which each element is loaded
/// once for a whole column of the window: most loads would be of two lines of the cache.
void sum_window(const PlaneSums& plane, int64_t first_tap) {
  constexpr int kWindow = 3;
  const float* const image = plane.image + plane.taps[first_tap].offset;
  Floats sums[kWindow][kWindow];
#pragma GCC unroll 3
  for (int i = 0; i < kWindow; ++i) {
#pragma GCC unroll 3
    for (int j = 0; j < kWindow; ++j) sums[i][j] = Floats(0.0f);
  }
  for (int64_t column = 0; column < plane.columns; column += kLanes) {
    const int64_t left = plane.columns - column, count = left < kLanes ? left : kLanes;
    const FirstLanes<Floats> in_row(count);
    Floats grads[kWindow];  // of this row, and of those above
#pragma GCC unroll 3
    for (int i = 0; i < kWindow; ++i) grads[i] = Floats(0.0f);
    const auto add = [&](int64_t row, auto... window_row) __attribute__((always_inline)) {
      grads[2] = grads[1];
      grads[1] = grads[0];
      const float* grad = plane.grad + row * plane.columns + column;
      if (row < plane.rows) {
        grads[0] = load_first(grad, count);
      }
      const float* x = image + row * plane.image_stride + column;
#pragma GCC unroll 3
      for (int j = 0; j < kWindow; ++j) {
        const Floats value = in_row.of(Floats::load(x + j));
        ((sums[window_row][j] = multiply_add(value, grads[window_row], sums[window_row][j])), ...);
      }
    };
    const int64_t rows = plane.rows;
    add(0, 0);
    if (rows == 1) {
      add(1, 1);
    } else {
      add(1, 0, 1);
      for (int64_t row = 2; row < rows; ++row) add(row, 0, 1, 2);
      add(rows, 1, 2);
    }
    add(rows + 1, 2);
  }
#pragma GCC unroll 3
  for (int i = 0; i < kWindow; ++i) {
#pragma GCC unroll 3
    for (int j = 0; j < kWindow; ++j) {
      plane.sums[first_tap + i * kWindow + j] += sum_of_lanes(sums[i][j]);
    }
  }
}

void plane_sums(const PlaneSums& plane) {
  if (plane.has_windows && plane.rows > 0) {
    for (int64_t tap = 0; tap < plane.tap_count; tap += 9) sum_window(plane, tap);
    return;
  }
  for (int64_t tap = 0; tap < plane.tap_count; tap += kMaxTaps) {
    if (plane.tap_count - tap <= 3) {
      sum_planes<3>(plane, tap);
    } else if (kMaxTaps == 6 || plane.tap_count - tap <= 9) {
      sum_planes<kMaxTaps == 6 ? 6 : 9>(plane, tap);
    } else {
      sum_planes<kMaxTaps>(plane, tap);
    }
  }
}

void transpose(const float* from, int64_t rows, int64_t columns, float* to, int64_t to_stride) {
#if !defined(TENON_SIMD_AVX512)
  if (to_stride == kPanel<float>) return pack_columns(columns, from, columns, rows, to);
#endif
  constexpr int64_t kBlock = 16;
  for (int64_t row = 0; row < rows; row += kBlock) {
    const int64_t row_end = row + kBlock < rows ? row + kBlock : rows;
    for (int64_t column = 0; column < columns; ++column) {
      for (int64_t i = row; i < row_end; ++i)
        to[column * to_stride + i] = from[i * columns + column];
    }
  }
}

void store_sums(const float* sums, int64_t taps, int64_t channels, int64_t count, float* to,
                int64_t to_stride) {
  static_assert(2 * kLanes <= kMostTransposed);
  transpose_few(count, sums, channels, taps, to, to_stride);
}

double sum(const float* values, int64_t count) {
  double total = 0;
  int64_t i = 0;
  while (i + kLanes <= count) {
    Floats sums(0.0f);
    for (int step = 0; step < 64 && i + kLanes <= count; ++step, i += kLanes) {
      sums += Floats::load(values + i);
    }
    total += sum_of_lanes(sums);
  }
  for (; i < count; ++i) total += values[i];
  return total;
}

}  // namespace

extern constexpr GradientLoops gradient_loops = {kLanes,    channel_sums, plane_sums,
                                                 transpose, store_sums,   sum};

}  // namespace tenon::kernels::TENON_CPU_TARGET
