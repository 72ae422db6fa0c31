// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The gradient of leaky_relu's argument.
struct TENON_API leaky_relu_backward
    : Operator<leaky_relu_backward,
               TensorBase(const TensorBase&, const TensorBase&, const Scalar&, bool)> {
  static constexpr std::string_view kSchema =
      "leaky_relu_backward(Tensor grad_output, Tensor self, Scalar negative_slope, bool "
      "self_is_result) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase leaky_relu_backward(const TensorBase& grad_output, const TensorBase& self,
                                      const Scalar& negative_slope, bool self_is_result) {
  return stubs::leaky_relu_backward::call(grad_output, self, negative_slope, self_is_result);
}

}  // namespace tenon::ops
