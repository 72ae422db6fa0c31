#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "tenon/base/integer_math.h"
#include "tenon/tensor/tensor_base.h"

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

/// `list`, of one value or one for each of `rank` dimensions, after leading values of `missing`.
inline Extent3 spatial_extent(IntArrayRef list, int64_t rank, int64_t missing) {
  Extent3 extent{missing, missing, missing};
  const auto count = static_cast<size_t>(rank);
  for (size_t i = 0; i < count; ++i) extent[3 - count + i] = list[list.size() == 1 ? 0 : i];
  return extent;
}

/// The geometry of a convolution whose arguments have been checked. `x` and `y` are the sizes of
/// input and result, or the other way round where it is transposed.
inline ConvolutionGeometry convolution_geometry(IntArrayRef x, IntArrayRef y, IntArrayRef weight,
                                                IntArrayRef stride, IntArrayRef padding,
                                                IntArrayRef dilation, int64_t groups) {
  const int64_t rank = static_cast<int64_t>(weight.size()) - 2;
  return {x[0],
          groups,
          x[1],
          y[1],
          spatial_extent(x.slice(2), rank, 1),
          spatial_extent(y.slice(2), rank, 1),
          spatial_extent(weight.slice(2), rank, 1),
          spatial_extent(stride, rank, 1),
          spatial_extent(padding, rank, 0),
          spatial_extent(dilation, rank, 1)};
}

}  // namespace tenon::kernels
