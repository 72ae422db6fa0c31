// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// Input normalized per channel by the running statistics; then the mean and inverse standard
/// deviation that were used.
struct TENON_API _native_batch_norm_legit_no_training
    : Operator<_native_batch_norm_legit_no_training,
               std::tuple<TensorBase, TensorBase, TensorBase>(
                   const TensorBase&, const TensorBase&, const TensorBase&, const TensorBase&,
                   const TensorBase&, double, double)> {
  static constexpr std::string_view kSchema =
      "_native_batch_norm_legit_no_training(Tensor input, Tensor? weight, Tensor? bias, Tensor "
      "running_mean, Tensor running_var, float momentum, float eps) -> (Tensor, Tensor, Tensor)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline std::tuple<TensorBase, TensorBase, TensorBase> _native_batch_norm_legit_no_training(
    const TensorBase& input, const TensorBase& weight, const TensorBase& bias,
    const TensorBase& running_mean, const TensorBase& running_var, double momentum, double eps) {
  return stubs::_native_batch_norm_legit_no_training::call(input, weight, bias, running_mean,
                                                           running_var, momentum, eps);
}

}  // namespace tenon::ops
