// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The gradients of native_group_norm for input, weight and bias; the ones that output_mask leaves
/// out are undefined.
struct TENON_API native_group_norm_backward
    : Operator<native_group_norm_backward,
               std::tuple<TensorBase, TensorBase, TensorBase>(
                   const TensorBase&, const TensorBase&, const TensorBase&, const TensorBase&,
                   const TensorBase&, int64_t, int64_t, int64_t, int64_t, std::array<bool, 3>)> {
  static constexpr std::string_view kSchema =
      "native_group_norm_backward(Tensor grad_out, Tensor input, Tensor mean, Tensor rstd, Tensor? "
      "weight, SymInt N, SymInt C, SymInt HxW, int group, bool[3] output_mask) -> (Tensor, Tensor, "
      "Tensor)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline std::tuple<TensorBase, TensorBase, TensorBase> native_group_norm_backward(
    const TensorBase& grad_out, const TensorBase& input, const TensorBase& mean,
    const TensorBase& rstd, const TensorBase& weight, int64_t N, int64_t C, int64_t HxW,
    int64_t group, std::array<bool, 3> output_mask) {
  return stubs::native_group_norm_backward::call(grad_out, input, mean, rstd, weight, N, C, HxW,
                                                 group, output_mask);
}

}  // namespace tenon::ops
