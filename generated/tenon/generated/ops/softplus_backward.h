// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The gradient of softplus's argument.
struct TENON_API softplus_backward
    : Operator<softplus_backward,
               TensorBase(const TensorBase&, const TensorBase&, const Scalar&, const Scalar&)> {
  static constexpr std::string_view kSchema =
      "softplus_backward(Tensor grad_output, Tensor self, Scalar beta, Scalar threshold) -> Tensor";
};

/// The gradient of softplus_backward for self.
struct TENON_API _softplus_backward_grad_self
    : Operator<_softplus_backward_grad_self,
               TensorBase(const TensorBase&, const TensorBase&, const TensorBase&, const Scalar&,
                          const Scalar&)> {
  static constexpr std::string_view kSchema =
      "_softplus_backward_grad_self(Tensor grad_grad, Tensor grad_output, Tensor self, Scalar "
      "beta, Scalar threshold) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase softplus_backward(const TensorBase& grad_output, const TensorBase& self,
                                    const Scalar& beta, const Scalar& threshold) {
  return stubs::softplus_backward::call(grad_output, self, beta, threshold);
}

inline TensorBase _softplus_backward_grad_self(const TensorBase& grad_grad,
                                               const TensorBase& grad_output,
                                               const TensorBase& self, const Scalar& beta,
                                               const Scalar& threshold) {
  return stubs::_softplus_backward_grad_self::call(grad_grad, grad_output, self, beta, threshold);
}

}  // namespace tenon::ops
