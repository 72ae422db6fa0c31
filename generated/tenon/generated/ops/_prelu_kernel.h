// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// Each element, times a slope where it is negative.
struct TENON_API _prelu_kernel
    : Operator<_prelu_kernel, TensorBase(const TensorBase&, const TensorBase&)> {
  static constexpr std::string_view kSchema = "_prelu_kernel(Tensor self, Tensor weight) -> Tensor";
};

/// The gradient of _prelu_kernel for self.
struct TENON_API _prelu_kernel_grad_self
    : Operator<_prelu_kernel_grad_self,
               TensorBase(const TensorBase&, const TensorBase&, const TensorBase&)> {
  static constexpr std::string_view kSchema =
      "_prelu_kernel_grad_self(Tensor grad_output, Tensor self, Tensor weight) -> Tensor";
};

/// The gradient of _prelu_kernel_grad_self for weight.
struct TENON_API _prelu_kernel_grad_self_grad_weight
    : Operator<_prelu_kernel_grad_self_grad_weight,
               TensorBase(const TensorBase&, const TensorBase&, const TensorBase&)> {
  static constexpr std::string_view kSchema =
      "_prelu_kernel_grad_self_grad_weight(Tensor grad_grad, Tensor grad_output, Tensor self) -> "
      "Tensor";
};

/// The gradient of _prelu_kernel for weight.
struct TENON_API _prelu_kernel_grad_weight
    : Operator<_prelu_kernel_grad_weight, TensorBase(const TensorBase&, const TensorBase&)> {
  static constexpr std::string_view kSchema =
      "_prelu_kernel_grad_weight(Tensor grad_output, Tensor self) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase _prelu_kernel(const TensorBase& self, const TensorBase& weight) {
  return stubs::_prelu_kernel::call(self, weight);
}

inline TensorBase _prelu_kernel_grad_self(const TensorBase& grad_output, const TensorBase& self,
                                          const TensorBase& weight) {
  return stubs::_prelu_kernel_grad_self::call(grad_output, self, weight);
}

inline TensorBase _prelu_kernel_grad_self_grad_weight(
    const TensorBase& grad_grad, const TensorBase& grad_output, const TensorBase& self) {
  return stubs::_prelu_kernel_grad_self_grad_weight::call(grad_grad, grad_output, self);
}

inline TensorBase _prelu_kernel_grad_weight(const TensorBase& grad_output, const TensorBase& self) {
  return stubs::_prelu_kernel_grad_weight::call(grad_output, self);
}

}  // namespace tenon::ops
