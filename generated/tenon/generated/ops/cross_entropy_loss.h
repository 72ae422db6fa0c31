// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The cross entropy between logits and classes, or class probabilities of the same sizes.
struct TENON_API cross_entropy_loss
    : Operator<cross_entropy_loss,
               TensorBase(const TensorBase&, const TensorBase&, const TensorBase&, int64_t, int64_t,
                          double)> {
  static constexpr std::string_view kSchema =
      "cross_entropy_loss(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean, "
      "SymInt ignore_index=-100, float label_smoothing=0.0) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase cross_entropy_loss(const TensorBase& self, const TensorBase& target,
                                     const TensorBase& weight = {}, int64_t reduction = 1,
                                     int64_t ignore_index = -100, double label_smoothing = 0.0) {
  return stubs::cross_entropy_loss::call(self, target, weight, reduction, ignore_index,
                                         label_smoothing);
}

}  // namespace tenon::ops
