// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The gradient of hardsigmoid for self.
struct TENON_API _hardsigmoid_grad_self
    : Operator<_hardsigmoid_grad_self, TensorBase(const TensorBase&, const TensorBase&)> {
  static constexpr std::string_view kSchema =
      "_hardsigmoid_grad_self(Tensor grad_output, Tensor self) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase _hardsigmoid_grad_self(const TensorBase& grad_output, const TensorBase& self) {
  return stubs::_hardsigmoid_grad_self::call(grad_output, self);
}

}  // namespace tenon::ops
