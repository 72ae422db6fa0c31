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

/// The gradient of tanh_backward for output.
struct TENON_API _tanh_backward_grad_output
    : Operator<_tanh_backward_grad_output,
               TensorBase(const TensorBase&, const TensorBase&, const TensorBase&, const Scalar&)> {
  static constexpr std::string_view kSchema =
      "_tanh_backward_grad_output(Tensor grad_grad, Tensor grad_output, Tensor output, Scalar "
      "scale) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase tanh_backward(const TensorBase& grad_output, const TensorBase& output) {
  return stubs::tanh_backward::call(grad_output, output);
}

inline TensorBase _tanh_backward_grad_output(const TensorBase& grad_grad,
                                             const TensorBase& grad_output,
                                             const TensorBase& output, const Scalar& scale) {
  return stubs::_tanh_backward_grad_output::call(grad_grad, grad_output, output, scale);
}

}  // namespace tenon::ops
