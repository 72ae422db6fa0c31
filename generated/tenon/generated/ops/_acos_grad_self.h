// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The gradient of acos for self.
struct TENON_API _acos_grad_self
    : Operator<_acos_grad_self, TensorBase(const TensorBase&, const TensorBase&, const Scalar&)> {
  static constexpr std::string_view kSchema =
      "_acos_grad_self(Tensor grad_output, Tensor self, Scalar scale) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase _acos_grad_self(const TensorBase& grad_output, const TensorBase& self,
                                  const Scalar& scale) {
  return stubs::_acos_grad_self::call(grad_output, self, scale);
}

}  // namespace tenon::ops
