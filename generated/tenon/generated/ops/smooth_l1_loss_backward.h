// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The gradient of smooth_l1_loss for self.
struct TENON_API smooth_l1_loss_backward
    : Operator<smooth_l1_loss_backward,
               TensorBase(const TensorBase&, const TensorBase&, const TensorBase&, int64_t,
                          double)> {
  static constexpr std::string_view kSchema =
      "smooth_l1_loss_backward(Tensor grad_output, Tensor self, Tensor target, int reduction, "
      "float beta) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase smooth_l1_loss_backward(const TensorBase& grad_output, const TensorBase& self,
                                          const TensorBase& target, int64_t reduction,
                                          double beta) {
  return stubs::smooth_l1_loss_backward::call(grad_output, self, target, reduction, beta);
}

}  // namespace tenon::ops
