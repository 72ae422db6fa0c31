// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

struct TENON_API _native_batch_norm_legit_functional
    : Operator<_native_batch_norm_legit_functional,
               std::tuple<TensorBase, TensorBase, TensorBase, TensorBase, TensorBase>(
                   const TensorBase&, const TensorBase&, const TensorBase&, const TensorBase&,
                   const TensorBase&, bool, double, double)> {
  static constexpr std::string_view kSchema =
      "_native_batch_norm_legit_functional(Tensor input, Tensor? weight, Tensor? bias, Tensor "
      "running_mean, Tensor running_var, bool training, float momentum, float eps) -> (Tensor, "
      "Tensor, Tensor, Tensor running_mean_out, Tensor running_var_out)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline std::tuple<TensorBase, TensorBase, TensorBase, TensorBase,
                  TensorBase> _native_batch_norm_legit_functional(
    const TensorBase& input, const TensorBase& weight, const TensorBase& bias,
    const TensorBase& running_mean, const TensorBase& running_var, bool training, double momentum,
    double eps) {
  return stubs::_native_batch_norm_legit_functional::call(input, weight, bias, running_mean,
                                                          running_var, training, momentum, eps);
}

}  // namespace tenon::ops
