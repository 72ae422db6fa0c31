// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// Input normalized over each group of its channels, scaled and shifted; then the means and the
/// inverse standard deviations.
struct TENON_API native_group_norm
    : Operator<native_group_norm,
               std::tuple<TensorBase, TensorBase, TensorBase>(
                   const TensorBase&, const TensorBase&, const TensorBase&, int64_t, int64_t,
                   int64_t, int64_t, double)> {
  static constexpr std::string_view kSchema =
      "native_group_norm(Tensor input, Tensor? weight, Tensor? bias, SymInt N, SymInt C, SymInt "
      "HxW, int group, float eps) -> (Tensor, Tensor, Tensor)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline std::tuple<TensorBase, TensorBase, TensorBase> native_group_norm(
    const TensorBase& input, const TensorBase& weight, const TensorBase& bias, int64_t N, int64_t C,
    int64_t HxW, int64_t group, double eps) {
  return stubs::native_group_norm::call(input, weight, bias, N, C, HxW, group, eps);
}

}  // namespace tenon::ops
