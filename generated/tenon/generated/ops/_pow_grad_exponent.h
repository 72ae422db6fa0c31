// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The gradient of pow.Tensor_Tensor for exponent.
struct TENON_API _pow_grad_exponent_Tensor_Tensor
    : Operator<_pow_grad_exponent_Tensor_Tensor,
               TensorBase(const TensorBase&, const TensorBase&, const TensorBase&,
                          const TensorBase&)> {
  static constexpr std::string_view kSchema =
      "_pow_grad_exponent.Tensor_Tensor(Tensor grad_output, Tensor self, Tensor exponent, Tensor "
      "output) -> Tensor";
};

/// The gradient of pow.Scalar for exponent.
struct TENON_API _pow_grad_exponent_Scalar
    : Operator<_pow_grad_exponent_Scalar,
               TensorBase(const TensorBase&, const TensorBase&, const Scalar&)> {
  static constexpr std::string_view kSchema =
      "_pow_grad_exponent.Scalar(Tensor grad_output, Tensor exponent, Scalar self) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase _pow_grad_exponent(const TensorBase& grad_output, const TensorBase& self,
                                     const TensorBase& exponent, const TensorBase& output) {
  return stubs::_pow_grad_exponent_Tensor_Tensor::call(grad_output, self, exponent, output);
}

inline TensorBase _pow_grad_exponent(const TensorBase& grad_output, const TensorBase& exponent,
                                     const Scalar& self) {
  return stubs::_pow_grad_exponent_Scalar::call(grad_output, exponent, self);
}

}  // namespace tenon::ops
