// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The gradient of clamp for self.
struct TENON_API _clamp_grad_self
    : Operator<_clamp_grad_self,
               TensorBase(const TensorBase&, const TensorBase&, const std::optional<Scalar>&,
                          const std::optional<Scalar>&)> {
  static constexpr std::string_view kSchema =
      "_clamp_grad_self(Tensor grad_output, Tensor self, Scalar? min, Scalar? max) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase _clamp_grad_self(const TensorBase& grad_output, const TensorBase& self,
                                   const std::optional<Scalar>& min,
                                   const std::optional<Scalar>& max) {
  return stubs::_clamp_grad_self::call(grad_output, self, min, max);
}

}  // namespace tenon::ops
