// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The gradient of tanh's argument.
struct TENON_API tanh_backward
    : Operator<tanh_backward, TensorBase(const TensorBase&, const TensorBase&)> {
  static constexpr std::string_view kSchema =
      "tanh_backward(Tensor grad_output, Tensor output) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase tanh_backward(const TensorBase& grad_output, const TensorBase& output) {
  return stubs::tanh_backward::call(grad_output, output);
}

}  // namespace tenon::ops
