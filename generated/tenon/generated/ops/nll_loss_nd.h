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

// nll_loss_nd(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean, SymInt
//   ignore_index=-100) -> Tensor
struct TENON_API nll_loss_nd {
  using Signature =
      TensorBase(const TensorBase&, const TensorBase&, const TensorBase&, int64_t, int64_t);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self, const TensorBase& target, const TensorBase& weight,
                         int64_t reduction, int64_t ignore_index);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self,
                               const TensorBase& target, const TensorBase& weight,
                               int64_t reduction, int64_t ignore_index);
};

}  // namespace stubs
namespace ops {

// nll_loss_nd(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean, SymInt
//   ignore_index=-100) -> Tensor
inline TensorBase nll_loss_nd(const TensorBase& self, const TensorBase& target,
                              const TensorBase& weight = {}, int64_t reduction = 1,
                              int64_t ignore_index = -100) {
  return stubs::nll_loss_nd::call(self, target, weight, reduction, ignore_index);
}

}  // namespace ops
}  // namespace tenon
