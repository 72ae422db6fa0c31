// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The gradient of sigmoid's argument.
struct TENON_API sigmoid_backward
    : Operator<sigmoid_backward, TensorBase(const TensorBase&, const TensorBase&)> {
  static constexpr std::string_view kSchema =
      "sigmoid_backward(Tensor grad_output, Tensor output) -> Tensor";
};

/// The gradient of sigmoid_backward for output.
struct TENON_API _sigmoid_backward_grad_output
    : Operator<_sigmoid_backward_grad_output,
               TensorBase(const TensorBase&, const TensorBase&, const TensorBase&)> {
  static constexpr std::string_view kSchema =
      "_sigmoid_backward_grad_output(Tensor grad_grad, Tensor grad_output, Tensor output) -> "
      "Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase sigmoid_backward(const TensorBase& grad_output, const TensorBase& output) {
  return stubs::sigmoid_backward::call(grad_output, output);
}

inline TensorBase _sigmoid_backward_grad_output(const TensorBase& grad_grad,
                                                const TensorBase& grad_output,
                                                const TensorBase& output) {
  return stubs::_sigmoid_backward_grad_output::call(grad_grad, grad_output, output);
}

}  // namespace tenon::ops
