// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The largest element of each window of the last three dimensions, and its index in the input
/// volume; NaN counts as the largest.
struct TENON_API max_pool3d_with_indices
    : Operator<max_pool3d_with_indices,
               std::tuple<TensorBase, TensorBase>(const TensorBase&, IntArrayRef, IntArrayRef,
                                                  IntArrayRef, IntArrayRef, bool)> {
  static constexpr std::string_view kSchema =
      "max_pool3d_with_indices(Tensor self, int[3] kernel_size, int[3] stride=[], int[3] "
      "padding=0, int[3] dilation=1, bool ceil_mode=False) -> (Tensor, Tensor)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline std::tuple<TensorBase, TensorBase> max_pool3d_with_indices(
    const TensorBase& self, const IntArrayOf<3>& kernel_size, const IntArrayOf<3>& stride = {},
    const IntArrayOf<3>& padding = 0, const IntArrayOf<3>& dilation = 1, bool ceil_mode = false) {
  return stubs::max_pool3d_with_indices::call(self, kernel_size, stride, padding, dilation,
                                              ceil_mode);
}

}  // namespace tenon::ops
