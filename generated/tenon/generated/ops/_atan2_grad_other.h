// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The gradient of atan2 for other.
struct TENON_API _atan2_grad_other
    : Operator<_atan2_grad_other,
               TensorBase(const TensorBase&, const TensorBase&, const TensorBase&, const Scalar&)> {
  static constexpr std::string_view kSchema =
      "_atan2_grad_other(Tensor grad_output, Tensor self, Tensor other, Scalar scale) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase _atan2_grad_other(const TensorBase& grad_output, const TensorBase& self,
                                    const TensorBase& other, const Scalar& scale) {
  return stubs::_atan2_grad_other::call(grad_output, self, other, scale);
}

}  // namespace tenon::ops
