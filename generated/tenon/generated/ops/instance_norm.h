// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// Input normalized per sample and channel by its own statistics, or by the running ones.
struct TENON_API instance_norm
    : Operator<instance_norm,
               TensorBase(const TensorBase&, const TensorBase&, const TensorBase&,
                          const TensorBase&, const TensorBase&, bool, double, double, bool)> {
  static constexpr std::string_view kSchema =
      "instance_norm(Tensor input, Tensor? weight, Tensor? bias, Tensor? running_mean, Tensor? "
      "running_var, bool use_input_stats, float momentum, float eps, bool cudnn_enabled) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase instance_norm(const TensorBase& input, const TensorBase& weight,
                                const TensorBase& bias, const TensorBase& running_mean,
                                const TensorBase& running_var, bool use_input_stats,
                                double momentum, double eps, bool cudnn_enabled) {
  return stubs::instance_norm::call(input, weight, bias, running_mean, running_var, use_input_stats,
                                    momentum, eps, cudnn_enabled);
}

}  // namespace tenon::ops
