#pragma once

#include <cstdint>
#include <vector>

#include "tenon/base/integer_math.h"
#include "tenon/kernels/convolution/geometry.h"

// fits in this file: images that PaddedLayout::is_small

/// How direct.h lays out images and weights for its loops, see Note [A padded image turns a window
/// into offsets].
namespace tenon::kernels {

/// The smallest multiple of `b` that is not below `a`.
inline int64_t round_up(int64_t a, int64_t b) {
  return ceil_divide(a, b) * b;
}

/// How a padded image of one group lies in memory. A stride of 2 takes every other row and column:
/// the image is split into phases, [channel][row phase][column phase][height][width], in each of
/// which the stride is 1.
struct PaddedLayout {
  explicit PaddedLayout(const ConvolutionGeometry& g)
      : height(padded(g, 1)), width(padded(g, 2)), phases(g.stride[1] * g.stride[2]) {}

  int64_t size(const ConvolutionGeometry& g) const { return g.x_group() * phases * height * width; }

  /// Whether an image is small enough to be copied; before that, nothing is known of its size.
  static bool is_small(const ConvolutionGeometry& g);
  /// Rows (`axis` 1) or columns (2) of one phase.
  static int64_t padded(const ConvolutionGeometry& g, size_t axis) {
    const int64_t padding = saturating_multiply(2, g.padding[axis]);
    return ceil_divide(saturating_add(g.x[axis], padding), g.stride[axis]);
  }

  /// Positions from the first of a row of y to the last of the row `rows` - 1 below.
  int64_t positions(const ConvolutionGeometry& g, int64_t rows) const {
    return (rows - 1) * width + g.y[2];
  }

  int64_t height, width, phases;
};

/// Where each tap of a window lies from the position of its result.
std::vector<int64_t> tap_offsets(const ConvolutionGeometry& g, const PaddedLayout& layout);

/// Writes the image of one group, and zeros in the `slack` elements behind it.
void pad_image(const ConvolutionGeometry& g, const PaddedLayout& layout, const float* x,
               float* padded, int64_t slack);

}  // namespace tenon::kernels
