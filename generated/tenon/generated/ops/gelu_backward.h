// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// grad_output times the derivative of gelu at self.
struct TENON_API gelu_backward
    : Operator<gelu_backward, TensorBase(const TensorBase&, const TensorBase&, std::string_view)> {
  static constexpr std::string_view kSchema =
      "gelu_backward(Tensor grad_output, Tensor self, *, str approximate='none') -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase gelu_backward(const TensorBase& grad_output, const TensorBase& self,
                                std::string_view approximate = "none") {
  return stubs::gelu_backward::call(grad_output, self, approximate);
}

}  // namespace tenon::ops
