// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The gradient of _adaptive_avg_pool3d for its input.
struct TENON_API _adaptive_avg_pool3d_backward
    : Operator<_adaptive_avg_pool3d_backward, TensorBase(const TensorBase&, const TensorBase&)> {
  static constexpr std::string_view kSchema =
      "_adaptive_avg_pool3d_backward(Tensor grad_output, Tensor self) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase _adaptive_avg_pool3d_backward(const TensorBase& grad_output,
                                                const TensorBase& self) {
  return stubs::_adaptive_avg_pool3d_backward::call(grad_output, self);
}

}  // namespace tenon::ops
