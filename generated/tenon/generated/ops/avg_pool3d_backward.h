// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The gradient of avg_pool3d for its input.
struct TENON_API avg_pool3d_backward
    : Operator<avg_pool3d_backward,
               TensorBase(const TensorBase&, const TensorBase&, IntArrayRef, IntArrayRef,
                          IntArrayRef, bool, bool, std::optional<int64_t>)> {
  static constexpr std::string_view kSchema =
      "avg_pool3d_backward(Tensor grad_output, Tensor self, int[3] kernel_size, int[3] stride, "
      "int[3] padding, bool ceil_mode, bool count_include_pad, int? divisor_override) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase avg_pool3d_backward(const TensorBase& grad_output, const TensorBase& self,
                                      const IntArrayOf<3>& kernel_size, const IntArrayOf<3>& stride,
                                      const IntArrayOf<3>& padding, bool ceil_mode,
                                      bool count_include_pad,
                                      std::optional<int64_t> divisor_override) {
  return stubs::avg_pool3d_backward::call(grad_output, self, kernel_size, stride, padding,
                                          ceil_mode, count_include_pad, divisor_override);
}

}  // namespace tenon::ops
