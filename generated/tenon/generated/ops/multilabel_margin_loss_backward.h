// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The gradient of multilabel_margin_loss for self.
struct TENON_API multilabel_margin_loss_backward
    : Operator<multilabel_margin_loss_backward,
               TensorBase(const TensorBase&, const TensorBase&, const TensorBase&, int64_t,
                          const TensorBase&)> {
  static constexpr std::string_view kSchema =
      "multilabel_margin_loss_backward(Tensor grad_output, Tensor self, Tensor target, int "
      "reduction, Tensor is_target) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase multilabel_margin_loss_backward(
    const TensorBase& grad_output, const TensorBase& self, const TensorBase& target,
    int64_t reduction, const TensorBase& is_target) {
  return stubs::multilabel_margin_loss_backward::call(grad_output, self, target, reduction,
                                                      is_target);
}

}  // namespace tenon::ops
