// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The gradient of max_pool3d_with_indices for its input.
struct TENON_API max_pool3d_with_indices_backward
    : Operator<max_pool3d_with_indices_backward,
               TensorBase(const TensorBase&, const TensorBase&, IntArrayRef, IntArrayRef,
                          IntArrayRef, IntArrayRef, bool, const TensorBase&)> {
  static constexpr std::string_view kSchema =
      "max_pool3d_with_indices_backward(Tensor grad_output, Tensor self, int[3] kernel_size, "
      "int[3] stride, int[3] padding, int[3] dilation, bool ceil_mode, Tensor indices) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase max_pool3d_with_indices_backward(
    const TensorBase& grad_output, const TensorBase& self, const IntArrayOf<3>& kernel_size,
    const IntArrayOf<3>& stride, const IntArrayOf<3>& padding, const IntArrayOf<3>& dilation,
    bool ceil_mode, const TensorBase& indices) {
  return stubs::max_pool3d_with_indices_backward::call(grad_output, self, kernel_size, stride,
                                                       padding, dilation, ceil_mode, indices);
}

}  // namespace tenon::ops
