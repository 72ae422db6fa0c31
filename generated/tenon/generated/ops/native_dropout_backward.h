// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The gradient of dropout's argument.
struct TENON_API native_dropout_backward
    : Operator<native_dropout_backward, TensorBase(const TensorBase&, const TensorBase&, double)> {
  static constexpr std::string_view kSchema =
      "native_dropout_backward(Tensor grad_output, Tensor mask, float scale) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase native_dropout_backward(const TensorBase& grad_output, const TensorBase& mask,
                                          double scale) {
  return stubs::native_dropout_backward::call(grad_output, mask, scale);
}

}  // namespace tenon::ops
