#pragma once

#include <algorithm>
#include <cstdint>

#include "tenon/base/array_ref.h"
#include "tenon/kernels/pooling/loops.h"
#include "tenon/parallel/parallel.h"
#include "tenon/tensor/tensor_base.h"

namespace tenon::kernels {

/// The windows of a call that meta has measured, over the planes of `self` and of the result `out`.
/// A list of one value stands for both axes; an empty `stride` is `kernel_size`.
inline PoolWindows pool_windows(const TensorBase& self, const TensorBase& out,
                                IntArrayRef kernel_size, IntArrayRef stride, IntArrayRef padding,
                                IntArrayRef dilation) {
  const auto value_at = [](IntArrayRef list, size_t axis) {
    return list[list.size() == 1 ? 0 : axis];
  };
  PoolWindows windows;
  for (size_t axis = 0; axis < 2; ++axis) {
    windows.size[axis] = self.size(static_cast<int64_t>(axis) - 2);
    windows.out_size[axis] = out.size(static_cast<int64_t>(axis) - 2);
    windows.window[axis] = value_at(kernel_size, axis);
    windows.stride[axis] = value_at(stride.empty() ? kernel_size : stride, axis);
    windows.padding[axis] = value_at(padding, axis);
    windows.dilation[axis] = value_at(dilation, axis);
  }
  return windows;
}

/// Calls `function(plane)` for all planes of `self`, which have `work` elements each.
template <class Function>
void for_each_plane(const TensorBase& self, int64_t work, const Function& function) {
  constexpr int64_t kGrain = 1 << 14;  // elements that are worth waking a thread for
  // fits: planes in memory
  const int64_t planes = self.dim() == 3 ? self.size(0) : self.size(0) * self.size(1);
  parallel_for(0, planes, 1 + kGrain / std::max<int64_t>(work, 1), [&](int64_t begin, int64_t end) {
    for (int64_t plane = begin; plane < end; ++plane) function(plane);
  });
}

}  // namespace tenon::kernels
