// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include <array>
#include <limits>
#include <optional>
#include <string_view>
#include <tuple>
#include <vector>

#include "tenon/dispatch/operator_entry.h"

namespace tenon {
namespace stubs {

// max_pool2d_with_indices_backward(Tensor grad_output, Tensor self, int[2] kernel_size, int[2]
//   stride, int[2] padding, int[2] dilation, bool ceil_mode, Tensor indices) -> Tensor
struct TENON_API max_pool2d_with_indices_backward {
  using Signature = TensorBase(const TensorBase&, const TensorBase&, IntArrayRef, IntArrayRef,
                               IntArrayRef, IntArrayRef, bool, const TensorBase&);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& grad_output, const TensorBase& self,
                         IntArrayRef kernel_size, IntArrayRef stride, IntArrayRef padding,
                         IntArrayRef dilation, bool ceil_mode, const TensorBase& indices);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& grad_output,
                               const TensorBase& self, IntArrayRef kernel_size, IntArrayRef stride,
                               IntArrayRef padding, IntArrayRef dilation, bool ceil_mode,
                               const TensorBase& indices);
};

}  // namespace stubs
namespace ops {

// max_pool2d_with_indices_backward(Tensor grad_output, Tensor self, int[2] kernel_size, int[2]
//   stride, int[2] padding, int[2] dilation, bool ceil_mode, Tensor indices) -> Tensor
inline TensorBase max_pool2d_with_indices_backward(
    const TensorBase& grad_output, const TensorBase& self, const IntArrayOf<2>& kernel_size,
    const IntArrayOf<2>& stride, const IntArrayOf<2>& padding, const IntArrayOf<2>& dilation,
    bool ceil_mode, const TensorBase& indices) {
  return stubs::max_pool2d_with_indices_backward::call(grad_output, self, kernel_size, stride,
                                                       padding, dilation, ceil_mode, indices);
}

}  // namespace ops
}  // namespace tenon
