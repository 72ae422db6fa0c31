#pragma once

#include <array>
#include <cstdint>

#include "tenon/base/integer_math.h"

namespace tenon::kernels {

/// Depth, height, width; a dimension that a convolution does not have is 1.
using Extent3 = std::array<int64_t, 3>;

/// The product; of an image without elements, whose sizes may be any, it saturates.
inline int64_t volume(const Extent3& extent) {
  return saturating_multiply(saturating_multiply(extent[0], extent[1]), extent[2]);
}

/// A convolution seen as one from an image x, [batch, x_channels, x…], to an image y,
/// [batch, y_channels, y…], with weights [y_channels, x_channels / groups, window…]. A transposed
/// convolution goes the other way: its input is y and its result is x.
struct ConvolutionGeometry {
  int64_t batch, groups, x_channels, y_channels;
  Extent3 x, y, window, stride, padding, dilation;

  int64_t x_group() const { return x_channels / groups; }
  int64_t y_group() const { return y_channels / groups; }
  int64_t x_plane() const { return volume(x); }
  int64_t y_plane() const { return volume(y); }
  /// Weights that one element of y is made with.
  int64_t taps() const { return saturating_multiply(x_group(), volume(window)); }
  /// Whether every element of y is made from the element of x at the same place.
  bool is_pointwise() const {
    return volume(window) == 1 && x == y && stride == Extent3{1, 1, 1} &&
           padding == Extent3{0, 0, 0};
  }
};

}  // namespace tenon::kernels
