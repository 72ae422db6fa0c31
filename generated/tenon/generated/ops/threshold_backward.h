// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// grad_output where self is above a threshold, else 0.
struct TENON_API threshold_backward
    : Operator<threshold_backward,
               TensorBase(const TensorBase&, const TensorBase&, const Scalar&)> {
  static constexpr std::string_view kSchema =
      "threshold_backward(Tensor grad_output, Tensor self, Scalar threshold) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase threshold_backward(const TensorBase& grad_output, const TensorBase& self,
                                     const Scalar& threshold) {
  return stubs::threshold_backward::call(grad_output, self, threshold);
}

}  // namespace tenon::ops
