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

// nll_loss_forward(Tensor self, Tensor target, Tensor? weight, int reduction, SymInt ignore_index)
//   -> (Tensor output, Tensor total_weight)
struct TENON_API nll_loss_forward {
  using Signature = std::tuple<TensorBase, TensorBase>(const TensorBase&, const TensorBase&,
                                                       const TensorBase&, int64_t, int64_t);
  static OperatorEntry entry;
  static std::tuple<TensorBase, TensorBase> call(
      const TensorBase& self, const TensorBase& target, const TensorBase& weight, int64_t reduction,
      int64_t ignore_index);
  static std::tuple<TensorBase, TensorBase> redispatch(
      DispatchKeySet keys, const TensorBase& self, const TensorBase& target,
      const TensorBase& weight, int64_t reduction, int64_t ignore_index);
};

}  // namespace stubs
namespace ops {

// nll_loss_forward(Tensor self, Tensor target, Tensor? weight, int reduction, SymInt ignore_index)
//   -> (Tensor output, Tensor total_weight)
inline std::tuple<TensorBase, TensorBase> nll_loss_forward(
    const TensorBase& self, const TensorBase& target, const TensorBase& weight, int64_t reduction,
    int64_t ignore_index) {
  return stubs::nll_loss_forward::call(self, target, weight, reduction, ignore_index);
}

}  // namespace ops
}  // namespace tenon
