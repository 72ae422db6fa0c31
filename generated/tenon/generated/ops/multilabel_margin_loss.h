// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// What the scores of the labels before the first -1 lack to be greater by 1 than those of the
/// other classes.
struct TENON_API multilabel_margin_loss
    : Operator<multilabel_margin_loss, TensorBase(const TensorBase&, const TensorBase&, int64_t)> {
  static constexpr std::string_view kSchema =
      "multilabel_margin_loss(Tensor self, Tensor target, int reduction=Mean) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase multilabel_margin_loss(const TensorBase& self, const TensorBase& target,
                                         int64_t reduction = 1) {
  return stubs::multilabel_margin_loss::call(self, target, reduction);
}

}  // namespace tenon::ops
