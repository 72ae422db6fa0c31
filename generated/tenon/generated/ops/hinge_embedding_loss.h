// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// A distance where target is 1, and what it lacks to a margin where it is -1.
struct TENON_API hinge_embedding_loss
    : Operator<hinge_embedding_loss,
               TensorBase(const TensorBase&, const TensorBase&, double, int64_t)> {
  static constexpr std::string_view kSchema =
      "hinge_embedding_loss(Tensor self, Tensor target, float margin=1.0, int reduction=Mean) -> "
      "Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase hinge_embedding_loss(const TensorBase& self, const TensorBase& target,
                                       double margin = 1.0, int64_t reduction = 1) {
  return stubs::hinge_embedding_loss::call(self, target, margin, reduction);
}

}  // namespace tenon::ops
