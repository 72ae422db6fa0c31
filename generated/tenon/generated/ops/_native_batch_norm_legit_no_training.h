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

// _native_batch_norm_legit_no_training(Tensor input, Tensor? weight, Tensor? bias, Tensor
//   running_mean, Tensor running_var, float momentum, float eps) -> (Tensor, Tensor, Tensor)
struct TENON_API _native_batch_norm_legit_no_training {
  using Signature = std::tuple<TensorBase, TensorBase, TensorBase>(
      const TensorBase&, const TensorBase&, const TensorBase&, const TensorBase&, const TensorBase&,
      double, double);
  static OperatorEntry entry;
  static std::tuple<TensorBase, TensorBase, TensorBase> call(
      const TensorBase& input, const TensorBase& weight, const TensorBase& bias,
      const TensorBase& running_mean, const TensorBase& running_var, double momentum, double eps);
  static std::tuple<TensorBase, TensorBase, TensorBase> redispatch(
      DispatchKeySet keys, const TensorBase& input, const TensorBase& weight,
      const TensorBase& bias, const TensorBase& running_mean, const TensorBase& running_var,
      double momentum, double eps);
};

}  // namespace stubs
namespace ops {

// _native_batch_norm_legit_no_training(Tensor input, Tensor? weight, Tensor? bias, Tensor
//   running_mean, Tensor running_var, float momentum, float eps) -> (Tensor, Tensor, Tensor)
inline std::tuple<TensorBase, TensorBase, TensorBase> _native_batch_norm_legit_no_training(
    const TensorBase& input, const TensorBase& weight, const TensorBase& bias,
    const TensorBase& running_mean, const TensorBase& running_var, double momentum, double eps) {
  return stubs::_native_batch_norm_legit_no_training::call(input, weight, bias, running_mean,
                                                           running_var, momentum, eps);
}

}  // namespace ops
}  // namespace tenon
