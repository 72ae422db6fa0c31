// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// Input normalized per channel by the batch's statistics when training, else by the running ones.
struct TENON_API batch_norm
    : Operator<batch_norm,
               TensorBase(const TensorBase&, const TensorBase&, const TensorBase&,
                          const TensorBase&, const TensorBase&, bool, double, double, bool)> {
  static constexpr std::string_view kSchema =
      "batch_norm(Tensor input, Tensor? weight, Tensor? bias, Tensor? running_mean, Tensor? "
      "running_var, bool training, float momentum, float eps, bool cudnn_enabled) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase batch_norm(const TensorBase& input, const TensorBase& weight,
                             const TensorBase& bias, const TensorBase& running_mean,
                             const TensorBase& running_var, bool training, double momentum,
                             double eps, bool cudnn_enabled) {
  return stubs::batch_norm::call(input, weight, bias, running_mean, running_var, training, momentum,
                                 eps, cudnn_enabled);
}

}  // namespace tenon::ops
