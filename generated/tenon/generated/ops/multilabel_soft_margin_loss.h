// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The mean over classes of the cross entropy between the logistic function of logits and labels.
struct TENON_API multilabel_soft_margin_loss
    : Operator<multilabel_soft_margin_loss,
               TensorBase(const TensorBase&, const TensorBase&, const TensorBase&, int64_t)> {
  static constexpr std::string_view kSchema =
      "multilabel_soft_margin_loss(Tensor input, Tensor target, Tensor? weight=None, int "
      "reduction=Mean) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase multilabel_soft_margin_loss(const TensorBase& input, const TensorBase& target,
                                              const TensorBase& weight = {},
                                              int64_t reduction = 1) {
  return stubs::multilabel_soft_margin_loss::call(input, target, weight, reduction);
}

}  // namespace tenon::ops
