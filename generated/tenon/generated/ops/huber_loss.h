// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// Half the squared difference, linear where it is above delta.
struct TENON_API huber_loss
    : Operator<huber_loss, TensorBase(const TensorBase&, const TensorBase&, int64_t, double)> {
  static constexpr std::string_view kSchema =
      "huber_loss(Tensor self, Tensor target, int reduction=Mean, float delta=1.0) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase huber_loss(const TensorBase& self, const TensorBase& target,
                             int64_t reduction = 1, double delta = 1.0) {
  return stubs::huber_loss::call(self, target, reduction, delta);
}

}  // namespace tenon::ops
