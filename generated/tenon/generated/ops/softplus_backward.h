// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The gradient of softplus's argument.
struct TENON_API softplus_backward
    : Operator<softplus_backward,
               TensorBase(const TensorBase&, const TensorBase&, const Scalar&, const Scalar&)> {
  static constexpr std::string_view kSchema =
      "softplus_backward(Tensor grad_output, Tensor self, Scalar beta, Scalar threshold) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase softplus_backward(const TensorBase& grad_output, const TensorBase& self,
                                    const Scalar& beta, const Scalar& threshold) {
  return stubs::softplus_backward::call(grad_output, self, beta, threshold);
}

}  // namespace tenon::ops
