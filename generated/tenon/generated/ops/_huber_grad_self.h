// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The gradient of _huber for self.
struct TENON_API _huber_grad_self
    : Operator<_huber_grad_self,
               TensorBase(const TensorBase&, const TensorBase&, const TensorBase&, double)> {
  static constexpr std::string_view kSchema =
      "_huber_grad_self(Tensor grad_output, Tensor self, Tensor target, float delta) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase _huber_grad_self(const TensorBase& grad_output, const TensorBase& self,
                                   const TensorBase& target, double delta) {
  return stubs::_huber_grad_self::call(grad_output, self, target, delta);
}

}  // namespace tenon::ops
