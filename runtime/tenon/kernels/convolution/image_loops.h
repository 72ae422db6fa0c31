#pragma once

#include <cstdint>

#include "tenon/kernels/simd/cpu_target.h"

/// How direct.h brings images into the layout of its loops and results out of it, on raw memory,
/// compiled once per CPU target.
namespace tenon::kernels {

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

/// The most images that are woven.
inline constexpr int64_t kMostImages = 16;

/// Numbers of images that are woven by vectors; others are element by element.
inline bool weaves_by_vectors(int64_t images) {
  return images == 2 || images == 16;
}

/// woven[i * images + image] = x[image * stride + i * step] for `count` elements i.
struct DirectWeaving {
  const float* x;
  int64_t stride, step, images, count;
  float* woven;
};

/// images[image * stride + row * columns + i] = woven[row * woven_stride + i * count + image] for
/// `count` images, at most kMostImages.
struct DirectUnweaving {
  const float* woven;
  int64_t woven_stride, count, rows, columns;
  float* images;
  int64_t stride;
};

struct ImageLoops {
  void (*store)(const DirectRows&);
  void (*interleave)(const DirectInterleaving&);
  void (*pad)(const DirectPadding&);
  /// Both column phases of rows of step 2 at once, where odd.x is even.x + 1.
  void (*pad_pair)(const DirectPadding& even, const DirectPadding& odd);
  void (*weave)(const DirectWeaving&);
  void (*unweave)(const DirectUnweaving&);
};

TENON_DECLARE_PER_CPU_TARGET(ImageLoops, image_loops)

/// The loops for this machine.
inline const ImageLoops& image_loops() {
  static constexpr const ImageLoops* kLoops[] = TENON_PER_CPU_TARGET(image_loops);
  return *kLoops[static_cast<int>(cpu_target())];
}

}  // namespace tenon::kernels
