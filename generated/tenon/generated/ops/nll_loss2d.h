// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The negative log likelihood of the target class of each pixel.
struct TENON_API nll_loss2d
    : Operator<nll_loss2d,
               TensorBase(const TensorBase&, const TensorBase&, const TensorBase&, int64_t,
                          int64_t)> {
  static constexpr std::string_view kSchema =
      "nll_loss2d(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean, SymInt "
      "ignore_index=-100) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase nll_loss2d(const TensorBase& self, const TensorBase& target,
                             const TensorBase& weight = {}, int64_t reduction = 1,
                             int64_t ignore_index = -100) {
  return stubs::nll_loss2d::call(self, target, weight, reduction, ignore_index);
}

}  // namespace tenon::ops
