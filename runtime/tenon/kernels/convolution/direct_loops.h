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

/// Where a tap of a window lies: the element of the image, from the position of the result; and the
/// weight, from the first of the channel of results.
struct DirectTap {
  int64_t offset, weight;
};

/// result[channel][v] = sum over taps of weight(channel, tap) * image[start + tap.offset], where
/// the start of vector v is starts[v], or v * lanes without `starts`. A result is a whole vector of
/// positions, and `image` has room for all of them.
struct DirectTiles {
  const float* image;
  const int64_t* starts;
  int64_t vectors;
  const DirectTap* taps;
  int64_t tap_count;
  /// Either weights[channel * channel_stride + tap.weight]; or, packed, blocks of
  /// `DirectLoops::channel_block` channels, then of the powers of two that remain: a block that
  /// begins at channel c lies at c * tap_count as [tap][channel of it].
  const float* weights;
  bool is_packed;
  int64_t channel_stride;
  int64_t channels;
  /// Whether all positions are computed of a block of channels before the next block, rather than
  /// all channels of some positions before the next: where the weights are larger than the image.
  bool channels_first;
  float* result;
  int64_t result_stride;  // elements from one channel to the next
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
  int64_t y_stride;  // elements from one row to the next
};

/// Results of the column phases of a plan: their rows, and how far these are apart.
struct PhaseResults {
  const float* rows[4];
  int64_t strides[4];
};

/// Rows of `columns` elements of y, of which column i is the next of phase i % phases.
struct DirectInterleaving {
  PhaseResults results;
  int64_t phases;
  int64_t rows, columns;
  float* y;
  int64_t y_stride;
};

/// `before` zeros; then rows of x, `row_stride` apart and `step` from one element to the next, as
/// the elements [begin, end) of rows of `width`, which are 0 elsewhere; then `behind` zeros. May
/// write a vector beyond them.
struct DirectPadding {
  const float* x;
  int64_t rows, row_stride, step;
  int64_t width, begin, end;
  int64_t before, behind;
  float* padded;
};

/// woven[i * images + image] = x[image * stride + i * step] for `count` elements i.
struct DirectWeaving {
  const float* x;
  int64_t stride, step, images, count;
  float* woven;
};

/// images[image * stride + row * columns + i] = woven[row * woven_stride + i * count + image] for
/// `count` images.
struct DirectUnweaving {
  const float* woven;
  int64_t woven_stride, count, rows, columns;
  float* images;
  int64_t stride;
};

struct DirectLoops {
  int64_t lanes;
  int64_t channel_block;
  void (*tiles)(const DirectTiles&);
  void (*store)(const DirectRows&);
  void (*interleave)(const DirectInterleaving&);
  void (*pad)(const DirectPadding&);
  void (*weave)(const DirectWeaving&);
  void (*unweave)(const DirectUnweaving&);
};

TENON_DECLARE_PER_CPU_TARGET(DirectLoops, direct_loops)

/// The loops for this machine.
inline const DirectLoops& direct_loops() {
  static constexpr const DirectLoops* kLoops[] = TENON_PER_CPU_TARGET(direct_loops);
  return *kLoops[static_cast<int>(cpu_target())];
}

}  // namespace tenon::kernels
