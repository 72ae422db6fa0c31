// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The gradient of elu's argument, from that argument or from elu's result.
struct TENON_API elu_backward
    : Operator<elu_backward,
               TensorBase(const TensorBase&, const Scalar&, const Scalar&, const Scalar&, bool,
                          const TensorBase&)> {
  static constexpr std::string_view kSchema =
      "elu_backward(Tensor grad_output, Scalar alpha, Scalar scale, Scalar input_scale, bool "
      "is_result, Tensor self_or_result) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase elu_backward(const TensorBase& grad_output, const Scalar& alpha,
                               const Scalar& scale, const Scalar& input_scale, bool is_result,
                               const TensorBase& self_or_result) {
  return stubs::elu_backward::call(grad_output, alpha, scale, input_scale, is_result,
                                   self_or_result);
}

}  // namespace tenon::ops
