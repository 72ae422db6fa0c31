// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include <array>
#include <limits>
#include <optional>
#include <string_view>
#include <tuple>
#include <vector>

#include "tenon/dispatch/operator_entry.h"

namespace tenon {
namespace stubs {

// binary_cross_entropy_with_logits(Tensor self, Tensor target, Tensor? weight=None, Tensor?
//   pos_weight=None, int reduction=Mean) -> Tensor
struct TENON_API binary_cross_entropy_with_logits {
  using Signature = TensorBase(const TensorBase&, const TensorBase&, const TensorBase&,
                               const TensorBase&, int64_t);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self, const TensorBase& target, const TensorBase& weight,
                         const TensorBase& pos_weight, int64_t reduction);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self,
                               const TensorBase& target, const TensorBase& weight,
                               const TensorBase& pos_weight, int64_t reduction);
};

}  // namespace stubs
namespace ops {

// binary_cross_entropy_with_logits(Tensor self, Tensor target, Tensor? weight=None, Tensor?
//   pos_weight=None, int reduction=Mean) -> Tensor
inline TensorBase binary_cross_entropy_with_logits(
    const TensorBase& self, const TensorBase& target, const TensorBase& weight = {},
    const TensorBase& pos_weight = {}, int64_t reduction = 1) {
  return stubs::binary_cross_entropy_with_logits::call(self, target, weight, pos_weight, reduction);
}

}  // namespace ops
}  // namespace tenon
