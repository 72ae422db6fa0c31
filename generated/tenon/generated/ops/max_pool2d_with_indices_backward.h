// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The gradient of max_pool2d_with_indices for its input.
struct TENON_API max_pool2d_with_indices_backward
    : Operator<max_pool2d_with_indices_backward,
               TensorBase(const TensorBase&, const TensorBase&, IntArrayRef, IntArrayRef,
                          IntArrayRef, IntArrayRef, bool, const TensorBase&)> {
  static constexpr std::string_view kSchema =
      "max_pool2d_with_indices_backward(Tensor grad_output, Tensor self, int[2] kernel_size, "
      "int[2] stride, int[2] padding, int[2] dilation, bool ceil_mode, Tensor indices) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase max_pool2d_with_indices_backward(
    const TensorBase& grad_output, const TensorBase& self, const IntArrayOf<2>& kernel_size,
    const IntArrayOf<2>& stride, const IntArrayOf<2>& padding, const IntArrayOf<2>& dilation,
    bool ceil_mode, const TensorBase& indices) {
  return stubs::max_pool2d_with_indices_backward::call(grad_output, self, kernel_size, stride,
                                                       padding, dilation, ceil_mode, indices);
}

}  // namespace tenon::ops
