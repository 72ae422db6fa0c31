#pragma once

#include <array>
#include <cstdint>
#include <type_traits>
#include <vector>

#include "tenon/base/array_ref.h"
#include "tenon/base/integer_math.h"
#include "tenon/kernels/pooling/loops.h"
#include "tenon/parallel/parallel_for_each.h"
#include "tenon/tensor/tensor_base.h"

namespace tenon::kernels {

/// The windows of a call that meta has measured, over the last `rank` dimensions of `self` and of
/// the result `out`. A list of one value stands for all axes; an empty `stride` is `kernel_size`.
inline PoolWindows pool_windows(int rank, const TensorBase& self, const TensorBase& out,
                                IntArrayRef kernel_size, IntArrayRef stride, IntArrayRef padding,
                                IntArrayRef dilation) {
  const auto value_at = [](IntArrayRef list, int i) {
    return list[list.size() == 1 ? 0 : static_cast<size_t>(i)];
  };
  const int64_t* const size = self.sizes().end() - rank;
  const int64_t* const out_size = out.sizes().end() - rank;
  PoolWindows windows;
  for (int i = 0; i < rank; ++i) {
    const int axis = 3 - rank + i;
    windows.size[axis] = size[i];
    windows.out_size[axis] = out_size[i];
    windows.window[axis] = value_at(kernel_size, i);
    windows.stride[axis] = value_at(stride.empty() ? kernel_size : stride, i);
    windows.padding[axis] = value_at(padding, i);
    windows.dilation[axis] = value_at(dilation, i);
  }
  return windows;
}

/// The part [begin, end) of an axis that a result of an adaptive pooling is made of.
struct AdaptiveSpan {
  AdaptiveSpan(const PoolWindows& w, int axis, int64_t position)
      : begin(multiply_divide(position, w.size[axis], w.out_size[axis])),
        // Rounded up.
        end(w.size[axis] -
            multiply_divide(w.out_size[axis] - position - 1, w.size[axis], w.out_size[axis])) {}

  int64_t begin, end;
};

/// What is known of the windows along each axis, by the position of their result there.
template <class Extent>
using WindowExtents = std::array<std::vector<Extent>, 3>;

/// What `extent_at(axis, position)` tells of them, asked once.
template <class ExtentAt, class Extent = std::invoke_result_t<ExtentAt, int, int64_t>>
WindowExtents<Extent> window_extents(const PoolWindows& w, const ExtentAt& extent_at) {
  WindowExtents<Extent> extents;
  if (w.out_volume() == 0) return extents;
  for (int axis = 0; axis < 3; ++axis) {
    extents[axis].reserve(static_cast<size_t>(w.out_size[axis]));
    for (int64_t i = 0; i < w.out_size[axis]; ++i) extents[axis].push_back(extent_at(axis, i));
  }
  return extents;
}

/// Calls `function(volume)` for all volumes of `self`, which are its last `rank` dimensions and
/// have `work` elements each.
template <class Function>
void for_each_volume(int rank, const TensorBase& self, int64_t work, const Function& function) {
  int64_t volumes = 1;
  // fits: volumes in memory
  for (int64_t dim = 0; dim < self.dim() - rank; ++dim) volumes *= self.sizes()[dim];
  parallel_for_each(volumes, work, function);
}

}  // namespace tenon::kernels
