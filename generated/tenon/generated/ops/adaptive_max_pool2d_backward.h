// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The gradient of adaptive_max_pool2d for its input.
struct TENON_API adaptive_max_pool2d_backward
    : Operator<adaptive_max_pool2d_backward,
               TensorBase(const TensorBase&, const TensorBase&, const TensorBase&)> {
  static constexpr std::string_view kSchema =
      "adaptive_max_pool2d_backward(Tensor grad_output, Tensor self, Tensor indices) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase adaptive_max_pool2d_backward(const TensorBase& grad_output,
                                               const TensorBase& self, const TensorBase& indices) {
  return stubs::adaptive_max_pool2d_backward::call(grad_output, self, indices);
}

}  // namespace tenon::ops
