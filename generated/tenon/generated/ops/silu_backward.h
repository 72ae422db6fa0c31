// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The gradient of silu's argument.
struct TENON_API silu_backward
    : Operator<silu_backward, TensorBase(const TensorBase&, const TensorBase&)> {
  static constexpr std::string_view kSchema =
      "silu_backward(Tensor grad_output, Tensor self) -> Tensor";
};

/// The gradient of silu_backward for self.
struct TENON_API _silu_backward_grad_self
    : Operator<_silu_backward_grad_self,
               TensorBase(const TensorBase&, const TensorBase&, const TensorBase&)> {
  static constexpr std::string_view kSchema =
      "_silu_backward_grad_self(Tensor grad_grad, Tensor grad_output, Tensor self) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase silu_backward(const TensorBase& grad_output, const TensorBase& self) {
  return stubs::silu_backward::call(grad_output, self);
}

inline TensorBase _silu_backward_grad_self(const TensorBase& grad_grad,
                                           const TensorBase& grad_output, const TensorBase& self) {
  return stubs::_silu_backward_grad_self::call(grad_grad, grad_output, self);
}

}  // namespace tenon::ops
