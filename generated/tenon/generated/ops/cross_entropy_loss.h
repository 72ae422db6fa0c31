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

// cross_entropy_loss(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean, SymInt
//   ignore_index=-100, float label_smoothing=0.0) -> Tensor
struct TENON_API cross_entropy_loss {
  using Signature =
      TensorBase(const TensorBase&, const TensorBase&, const TensorBase&, int64_t, int64_t, double);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self, const TensorBase& target, const TensorBase& weight,
                         int64_t reduction, int64_t ignore_index, double label_smoothing);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self,
                               const TensorBase& target, const TensorBase& weight,
                               int64_t reduction, int64_t ignore_index, double label_smoothing);
};

}  // namespace stubs
namespace ops {

// cross_entropy_loss(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean, SymInt
//   ignore_index=-100, float label_smoothing=0.0) -> Tensor
inline TensorBase cross_entropy_loss(const TensorBase& self, const TensorBase& target,
                                     const TensorBase& weight = {}, int64_t reduction = 1,
                                     int64_t ignore_index = -100, double label_smoothing = 0.0) {
  return stubs::cross_entropy_loss::call(self, target, weight, reduction, ignore_index,
                                         label_smoothing);
}

}  // namespace ops
}  // namespace tenon
