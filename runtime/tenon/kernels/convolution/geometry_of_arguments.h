#pragma once

#include "tenon/base/array_ref.h"
#include "tenon/kernels/convolution/geometry.h"

namespace tenon::kernels {

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
