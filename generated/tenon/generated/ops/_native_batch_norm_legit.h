// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// Input normalized per channel by the batch's statistics, which also move the running ones, or by
/// the running ones; then the mean and inverse standard deviation that were used.
struct TENON_API _native_batch_norm_legit
    : Operator<_native_batch_norm_legit,
               std::tuple<TensorBase, TensorBase, TensorBase>(
                   const TensorBase&, const TensorBase&, const TensorBase&, TensorBase&,
                   TensorBase&, bool, double, double)> {
  static constexpr std::string_view kSchema =
      "_native_batch_norm_legit(Tensor input, Tensor? weight, Tensor? bias, Tensor(a!) "
      "running_mean, Tensor(b!) running_var, bool training, float momentum, float eps) -> (Tensor, "
      "Tensor, Tensor)";
};

/// Input normalized per channel by the batch's statistics; then the mean and inverse standard
/// deviation.
struct TENON_API _native_batch_norm_legit_no_stats
    : Operator<_native_batch_norm_legit_no_stats,
               std::tuple<TensorBase, TensorBase, TensorBase>(
                   const TensorBase&, const TensorBase&, const TensorBase&, bool, double, double)> {
  static constexpr std::string_view kSchema =
      "_native_batch_norm_legit.no_stats(Tensor input, Tensor? weight, Tensor? bias, bool "
      "training, float momentum, float eps) -> (Tensor, Tensor, Tensor)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline std::tuple<TensorBase, TensorBase, TensorBase> _native_batch_norm_legit(
    const TensorBase& input, const TensorBase& weight, const TensorBase& bias,
    TensorBase& running_mean, TensorBase& running_var, bool training, double momentum, double eps) {
  return stubs::_native_batch_norm_legit::call(input, weight, bias, running_mean, running_var,
                                               training, momentum, eps);
}

inline std::tuple<TensorBase, TensorBase, TensorBase> _native_batch_norm_legit(
    const TensorBase& input, const TensorBase& weight, const TensorBase& bias, bool training,
    double momentum, double eps) {
  return stubs::_native_batch_norm_legit_no_stats::call(input, weight, bias, training, momentum,
                                                        eps);
}

}  // namespace tenon::ops
