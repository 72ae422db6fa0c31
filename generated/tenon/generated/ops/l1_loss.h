// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The absolute difference.
struct TENON_API l1_loss
    : Operator<l1_loss, TensorBase(const TensorBase&, const TensorBase&, int64_t)> {
  static constexpr std::string_view kSchema =
      "l1_loss(Tensor self, Tensor target, int reduction=Mean) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase l1_loss(const TensorBase& self, const TensorBase& target, int64_t reduction = 1) {
  return stubs::l1_loss::call(self, target, reduction);
}

}  // namespace tenon::ops
