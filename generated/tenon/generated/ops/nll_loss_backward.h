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

// nll_loss_backward(Tensor grad_output, Tensor self, Tensor target, Tensor? weight, int reduction,
//   SymInt ignore_index, Tensor total_weight) -> Tensor
struct TENON_API nll_loss_backward {
  using Signature = TensorBase(const TensorBase&, const TensorBase&, const TensorBase&,
                               const TensorBase&, int64_t, int64_t, const TensorBase&);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& grad_output, const TensorBase& self,
                         const TensorBase& target, const TensorBase& weight, int64_t reduction,
                         int64_t ignore_index, const TensorBase& total_weight);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& grad_output,
                               const TensorBase& self, const TensorBase& target,
                               const TensorBase& weight, int64_t reduction, int64_t ignore_index,
                               const TensorBase& total_weight);
};

}  // namespace stubs
namespace ops {

// nll_loss_backward(Tensor grad_output, Tensor self, Tensor target, Tensor? weight, int reduction,
//   SymInt ignore_index, Tensor total_weight) -> Tensor
inline TensorBase nll_loss_backward(const TensorBase& grad_output, const TensorBase& self,
                                    const TensorBase& target, const TensorBase& weight,
                                    int64_t reduction, int64_t ignore_index,
                                    const TensorBase& total_weight) {
  return stubs::nll_loss_backward::call(grad_output, self, target, weight, reduction, ignore_index,
                                        total_weight);
}

}  // namespace ops
}  // namespace tenon
