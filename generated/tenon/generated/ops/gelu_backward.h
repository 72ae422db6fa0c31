// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// grad_output times the derivative of gelu at self.
struct TENON_API gelu_backward
    : Operator<gelu_backward, TensorBase(const TensorBase&, const TensorBase&, std::string_view)> {
  static constexpr std::string_view kSchema =
      "gelu_backward(Tensor grad_output, Tensor self, *, str approximate='none') -> Tensor";
};

/// The gradient of gelu_backward for self.
struct TENON_API _gelu_backward_grad_self
    : Operator<_gelu_backward_grad_self,
               TensorBase(const TensorBase&, const TensorBase&, const TensorBase&,
                          std::string_view)> {
  static constexpr std::string_view kSchema =
      "_gelu_backward_grad_self(Tensor grad_grad, Tensor grad_output, Tensor self, str "
      "approximate) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase gelu_backward(const TensorBase& grad_output, const TensorBase& self,
                                std::string_view approximate = "none") {
  return stubs::gelu_backward::call(grad_output, self, approximate);
}

inline TensorBase _gelu_backward_grad_self(const TensorBase& grad_grad,
                                           const TensorBase& grad_output, const TensorBase& self,
                                           std::string_view approximate) {
  return stubs::_gelu_backward_grad_self::call(grad_grad, grad_output, self, approximate);
}

}  // namespace tenon::ops
