// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// grad_output times the derivative of the exact gelu.
struct TENON_API _gelu_erf_backward
    : Operator<_gelu_erf_backward, TensorBase(const TensorBase&, const TensorBase&)> {
  static constexpr std::string_view kSchema =
      "_gelu_erf_backward(Tensor grad_output, Tensor self) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase _gelu_erf_backward(const TensorBase& grad_output, const TensorBase& self) {
  return stubs::_gelu_erf_backward::call(grad_output, self);
}

}  // namespace tenon::ops
