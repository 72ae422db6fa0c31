// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The absolute difference, squared where it is below beta.
struct TENON_API smooth_l1_loss
    : Operator<smooth_l1_loss, TensorBase(const TensorBase&, const TensorBase&, int64_t, double)> {
  static constexpr std::string_view kSchema =
      "smooth_l1_loss(Tensor self, Tensor target, int reduction=Mean, float beta=1.0) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase smooth_l1_loss(const TensorBase& self, const TensorBase& target,
                                 int64_t reduction = 1, double beta = 1.0) {
  return stubs::smooth_l1_loss::call(self, target, reduction, beta);
}

}  // namespace tenon::ops
