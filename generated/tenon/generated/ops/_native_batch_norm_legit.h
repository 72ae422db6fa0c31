// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include <array>
#include <limits>
#include <optional>
#include <string_view>
#include <tuple>
#include <vector>

#include "tenon/dispatch/operator_entry.h"

namespace tenon {
namespace stubs {

// _native_batch_norm_legit(Tensor input, Tensor? weight, Tensor? bias, Tensor(a!) running_mean,
//   Tensor(b!) running_var, bool training, float momentum, float eps) -> (Tensor, Tensor, Tensor)
struct TENON_API _native_batch_norm_legit {
  using Signature = std::tuple<TensorBase, TensorBase, TensorBase>(
      const TensorBase&, const TensorBase&, const TensorBase&, TensorBase&, TensorBase&, bool,
      double, double);
  static OperatorEntry entry;
  static std::tuple<TensorBase, TensorBase, TensorBase> call(
      const TensorBase& input, const TensorBase& weight, const TensorBase& bias,
      TensorBase& running_mean, TensorBase& running_var, bool training, double momentum,
      double eps);
  static std::tuple<TensorBase, TensorBase, TensorBase> redispatch(
      DispatchKeySet keys, const TensorBase& input, const TensorBase& weight,
      const TensorBase& bias, TensorBase& running_mean, TensorBase& running_var, bool training,
      double momentum, double eps);
};

// _native_batch_norm_legit.no_stats(Tensor input, Tensor? weight, Tensor? bias, bool training,
//   float momentum, float eps) -> (Tensor, Tensor, Tensor)
struct TENON_API _native_batch_norm_legit_no_stats {
  using Signature = std::tuple<TensorBase, TensorBase, TensorBase>(
      const TensorBase&, const TensorBase&, const TensorBase&, bool, double, double);
  static OperatorEntry entry;
  static std::tuple<TensorBase, TensorBase, TensorBase> call(
      const TensorBase& input, const TensorBase& weight, const TensorBase& bias, bool training,
      double momentum, double eps);
  static std::tuple<TensorBase, TensorBase, TensorBase> redispatch(
      DispatchKeySet keys, const TensorBase& input, const TensorBase& weight,
      const TensorBase& bias, bool training, double momentum, double eps);
};

}  // namespace stubs
namespace ops {

// _native_batch_norm_legit(Tensor input, Tensor? weight, Tensor? bias, Tensor(a!) running_mean,
//   Tensor(b!) running_var, bool training, float momentum, float eps) -> (Tensor, Tensor, Tensor)
inline std::tuple<TensorBase, TensorBase, TensorBase> _native_batch_norm_legit(
    const TensorBase& input, const TensorBase& weight, const TensorBase& bias,
    TensorBase& running_mean, TensorBase& running_var, bool training, double momentum, double eps) {
  return stubs::_native_batch_norm_legit::call(input, weight, bias, running_mean, running_var,
                                               training, momentum, eps);
}

// _native_batch_norm_legit.no_stats(Tensor input, Tensor? weight, Tensor? bias, bool training,
//   float momentum, float eps) -> (Tensor, Tensor, Tensor)
inline std::tuple<TensorBase, TensorBase, TensorBase> _native_batch_norm_legit(
    const TensorBase& input, const TensorBase& weight, const TensorBase& bias, bool training,
    double momentum, double eps) {
  return stubs::_native_batch_norm_legit_no_stats::call(input, weight, bias, training, momentum,
                                                        eps);
}

}  // namespace ops
}  // namespace tenon
