// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The gradient of rsqrt for self.
struct TENON_API _rsqrt_grad_self
    : Operator<_rsqrt_grad_self, TensorBase(const TensorBase&, const TensorBase&, const Scalar&)> {
  static constexpr std::string_view kSchema =
      "_rsqrt_grad_self(Tensor grad_output, Tensor output, Scalar scale) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase _rsqrt_grad_self(const TensorBase& grad_output, const TensorBase& output,
                                   const Scalar& scale) {
  return stubs::_rsqrt_grad_self::call(grad_output, output, scale);
}

}  // namespace tenon::ops
