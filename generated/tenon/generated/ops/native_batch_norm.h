// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// What batch_norm gives; then the mean and inverse standard deviation that were used.
struct TENON_API native_batch_norm
    : Operator<native_batch_norm,
               std::tuple<TensorBase, TensorBase, TensorBase>(
                   const TensorBase&, const TensorBase&, const TensorBase&, const TensorBase&,
                   const TensorBase&, bool, double, double)> {
  static constexpr std::string_view kSchema =
      "native_batch_norm(Tensor input, Tensor? weight, Tensor? bias, Tensor? running_mean, Tensor? "
      "running_var, bool training, float momentum, float eps) -> (Tensor, Tensor, Tensor)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline std::tuple<TensorBase, TensorBase, TensorBase> native_batch_norm(
    const TensorBase& input, const TensorBase& weight, const TensorBase& bias,
    const TensorBase& running_mean, const TensorBase& running_var, bool training, double momentum,
    double eps) {
  return stubs::native_batch_norm::call(input, weight, bias, running_mean, running_var, training,
                                        momentum, eps);
}

}  // namespace tenon::ops
