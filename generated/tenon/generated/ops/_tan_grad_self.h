// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The gradient of tan for self.
struct TENON_API _tan_grad_self
    : Operator<_tan_grad_self, TensorBase(const TensorBase&, const TensorBase&)> {
  static constexpr std::string_view kSchema =
      "_tan_grad_self(Tensor grad_output, Tensor output) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase _tan_grad_self(const TensorBase& grad_output, const TensorBase& output) {
  return stubs::_tan_grad_self::call(grad_output, output);
}

}  // namespace tenon::ops
