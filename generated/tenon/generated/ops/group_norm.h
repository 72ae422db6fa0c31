// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// Input normalized over each of num_groups groups of channels, scaled by weight and shifted by
/// bias.
struct TENON_API group_norm
    : Operator<group_norm,
               TensorBase(const TensorBase&, int64_t, const TensorBase&, const TensorBase&, double,
                          bool)> {
  static constexpr std::string_view kSchema =
      "group_norm(Tensor input, int num_groups, Tensor? weight=None, Tensor? bias=None, float "
      "eps=1e-05, bool cudnn_enabled=True) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase group_norm(const TensorBase& input, int64_t num_groups,
                             const TensorBase& weight = {}, const TensorBase& bias = {},
                             double eps = 1e-05, bool cudnn_enabled = true) {
  return stubs::group_norm::call(input, num_groups, weight, bias, eps, cudnn_enabled);
}

}  // namespace tenon::ops
