// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The negative log likelihood of the target class of each pixel, and the weight that a mean
/// divides by.
struct TENON_API nll_loss2d_forward
    : Operator<nll_loss2d_forward,
               std::tuple<TensorBase, TensorBase>(const TensorBase&, const TensorBase&,
                                                  const TensorBase&, int64_t, int64_t)> {
  static constexpr std::string_view kSchema =
      "nll_loss2d_forward(Tensor self, Tensor target, Tensor? weight, int reduction, SymInt "
      "ignore_index) -> (Tensor output, Tensor total_weight)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline std::tuple<TensorBase, TensorBase> nll_loss2d_forward(
    const TensorBase& self, const TensorBase& target, const TensorBase& weight, int64_t reduction,
    int64_t ignore_index) {
  return stubs::nll_loss2d_forward::call(self, target, weight, reduction, ignore_index);
}

}  // namespace tenon::ops
