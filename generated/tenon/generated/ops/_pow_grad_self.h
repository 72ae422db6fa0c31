// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The gradient of pow.Tensor_Tensor for self.
struct TENON_API _pow_grad_self_Tensor_Tensor
    : Operator<_pow_grad_self_Tensor_Tensor,
               TensorBase(const TensorBase&, const TensorBase&, const TensorBase&)> {
  static constexpr std::string_view kSchema =
      "_pow_grad_self.Tensor_Tensor(Tensor grad_output, Tensor self, Tensor exponent) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase _pow_grad_self(const TensorBase& grad_output, const TensorBase& self,
                                 const TensorBase& exponent) {
  return stubs::_pow_grad_self_Tensor_Tensor::call(grad_output, self, exponent);
}

}  // namespace tenon::ops
