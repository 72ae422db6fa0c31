// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The gradient of fmod.Tensor for other.
struct TENON_API _fmod_grad_other_Tensor
    : Operator<_fmod_grad_other_Tensor,
               TensorBase(const TensorBase&, const TensorBase&, const TensorBase&, const Scalar&)> {
  static constexpr std::string_view kSchema =
      "_fmod_grad_other.Tensor(Tensor grad_output, Tensor self, Tensor other, Scalar scale) -> "
      "Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase _fmod_grad_other(const TensorBase& grad_output, const TensorBase& self,
                                   const TensorBase& other, const Scalar& scale) {
  return stubs::_fmod_grad_other_Tensor::call(grad_output, self, other, scale);
}

}  // namespace tenon::ops
