// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// log(1 + exp(-target * self)), without overflow.
struct TENON_API soft_margin_loss
    : Operator<soft_margin_loss, TensorBase(const TensorBase&, const TensorBase&, int64_t)> {
  static constexpr std::string_view kSchema =
      "soft_margin_loss(Tensor self, Tensor target, int reduction=Mean) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase soft_margin_loss(const TensorBase& self, const TensorBase& target,
                                   int64_t reduction = 1) {
  return stubs::soft_margin_loss::call(self, target, reduction);
}

}  // namespace tenon::ops
