// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The cross entropy between the logistic function of logits and probabilities, without overflow.
struct TENON_API binary_cross_entropy_with_logits
    : Operator<binary_cross_entropy_with_logits,
               TensorBase(const TensorBase&, const TensorBase&, const TensorBase&,
                          const TensorBase&, int64_t)> {
  static constexpr std::string_view kSchema =
      "binary_cross_entropy_with_logits(Tensor self, Tensor target, Tensor? weight=None, Tensor? "
      "pos_weight=None, int reduction=Mean) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase binary_cross_entropy_with_logits(
    const TensorBase& self, const TensorBase& target, const TensorBase& weight = {},
    const TensorBase& pos_weight = {}, int64_t reduction = 1) {
  return stubs::binary_cross_entropy_with_logits::call(self, target, weight, pos_weight, reduction);
}

}  // namespace tenon::ops
