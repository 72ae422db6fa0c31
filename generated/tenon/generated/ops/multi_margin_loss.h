// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// What the score of the target class lacks to be greater than those of the others by a margin, to
/// the power p.
struct TENON_API multi_margin_loss
    : Operator<multi_margin_loss,
               TensorBase(const TensorBase&, const TensorBase&, const Scalar&, const Scalar&,
                          const TensorBase&, int64_t)> {
  static constexpr std::string_view kSchema =
      "multi_margin_loss(Tensor self, Tensor target, Scalar p=1, Scalar margin=1, Tensor? "
      "weight=None, int reduction=Mean) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase multi_margin_loss(const TensorBase& self, const TensorBase& target,
                                    const Scalar& p = 1, const Scalar& margin = 1,
                                    const TensorBase& weight = {}, int64_t reduction = 1) {
  return stubs::multi_margin_loss::call(self, target, p, margin, weight, reduction);
}

}  // namespace tenon::ops
