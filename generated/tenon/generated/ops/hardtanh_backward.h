// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The gradient of hardtanh's argument.
struct TENON_API hardtanh_backward
    : Operator<hardtanh_backward,
               TensorBase(const TensorBase&, const TensorBase&, const Scalar&, const Scalar&)> {
  static constexpr std::string_view kSchema =
      "hardtanh_backward(Tensor grad_output, Tensor self, Scalar min_val, Scalar max_val) -> "
      "Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase hardtanh_backward(const TensorBase& grad_output, const TensorBase& self,
                                    const Scalar& min_val, const Scalar& max_val) {
  return stubs::hardtanh_backward::call(grad_output, self, min_val, max_val);
}

}  // namespace tenon::ops
