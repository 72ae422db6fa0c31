#pragma once

#include <cstdint>

#include "tenon/kernels/simd/cpu_target.h"

/// The inner loops of direct.h on raw memory, compiled once per CPU target.
///
/// Note [A padded image turns a window into offsets]: once an image lies in memory with its
/// padding, the element that a tap of the window meets lies at a distance that is the same for all
/// positions. So a row of columns is the image itself at an offset, and no columns are made. The
/// positions are those of the padded image: some of them, at the ends of rows, have no meaning.
namespace tenon::kernels {

/// result[channel][v] = sum over taps of weights[channel][tap] * image[starts[v] + offsets[tap]],
/// where a result is a whole vector of positions, and `image` has room for all of them.
struct DirectTiles {
  const float* image;
  const int64_t* starts;
  int64_t vectors;
  const int64_t* offsets;
  int64_t taps;
  /// [channel][tap]; or, packed, blocks of `DirectLoops::channel_block` channels, then of the
  /// powers of two that remain: a block that begins at channel c lies at c * taps as [tap][channel
  /// of it].
  const float* weights;
  bool is_packed;
  int64_t channels;
  float* result;
  int64_t result_stride;  // elements from one channel to the next
};

/// sums[tap][channel] += sum over rows and columns of
/// image[row * image_stride + column + offsets[tap]] * grads[row * columns + column][channel].
struct DirectSums {
  const float* image;
  int64_t image_stride;
  const int64_t* offsets;
  int64_t taps;
  const float* grads;
  int64_t rows, columns;
  int64_t channels;  // a multiple of DirectLoops::lanes
  float* sums;
};

/// What becomes of the results of a channel: with `bias` added, then (value - mean) * scale + shift
/// where it is normalized, then an addend, then 0 in the place of what is not above it.
struct DirectEpilogue {
  float bias = 0;
  bool normalizes = false, rectifies = false;
  float mean = 0, scale = 1, shift = 0;
};

/// Rows of results, which lie `result_stride` apart, to become `columns` elements a row of y.
struct DirectRows {
  const float* result;
  int64_t result_stride, rows, columns;
  DirectEpilogue epilogue;
  const float* addend;  // as y lies; null for none
  float* y;
};

/// Rows of x, `row_stride` apart and `step` from one element to the next, to become the elements
/// [begin, end) of rows of `width`, which are 0 elsewhere.
struct DirectPadding {
  const float* x;
  int64_t rows, row_stride, step;
  int64_t width, begin, end;
  float* padded;
};

struct DirectLoops {
  int64_t lanes;
  int64_t channel_block;
  void (*tiles)(const DirectTiles&);
  void (*sums)(const DirectSums&);
  /// to[j][i] = from[i][j] for `rows` rows of `columns`; rows of `to` are `to_stride` apart.
  void (*transpose)(const float* from, int64_t rows, int64_t columns, float* to, int64_t to_stride);
  double (*sum)(const float* values, int64_t count);
  void (*store)(const DirectRows&);
  void (*pad)(const DirectPadding&);
};

TENON_DECLARE_PER_CPU_TARGET(DirectLoops, direct_loops)

/// The loops for this machine.
inline const DirectLoops& direct_loops() {
  static constexpr const DirectLoops* kLoops[] = TENON_PER_CPU_TARGET(direct_loops);
  return *kLoops[static_cast<int>(cpu_target())];
}

}  // namespace tenon::kernels
