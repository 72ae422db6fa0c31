// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The loss of multilabel_margin_loss, and 1 for each class that is a label.
struct TENON_API multilabel_margin_loss_forward
    : Operator<multilabel_margin_loss_forward,
               std::tuple<TensorBase, TensorBase>(const TensorBase&, const TensorBase&, int64_t)> {
  static constexpr std::string_view kSchema =
      "multilabel_margin_loss_forward(Tensor self, Tensor target, int reduction) -> (Tensor "
      "output, Tensor is_target)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline std::tuple<TensorBase, TensorBase> multilabel_margin_loss_forward(
    const TensorBase& self, const TensorBase& target, int64_t reduction) {
  return stubs::multilabel_margin_loss_forward::call(self, target, reduction);
}

}  // namespace tenon::ops
