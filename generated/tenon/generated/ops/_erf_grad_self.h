// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The gradient of erf for self.
struct TENON_API _erf_grad_self
    : Operator<_erf_grad_self, TensorBase(const TensorBase&, const TensorBase&, const Scalar&)> {
  static constexpr std::string_view kSchema =
      "_erf_grad_self(Tensor grad_output, Tensor self, Scalar scale) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase _erf_grad_self(const TensorBase& grad_output, const TensorBase& self,
                                 const Scalar& scale) {
  return stubs::_erf_grad_self::call(grad_output, self, scale);
}

}  // namespace tenon::ops
