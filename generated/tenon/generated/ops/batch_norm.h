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

// batch_norm(Tensor input, Tensor? weight, Tensor? bias, Tensor? running_mean, Tensor? running_var,
//   bool training, float momentum, float eps, bool cudnn_enabled) -> Tensor
struct TENON_API batch_norm {
  using Signature = TensorBase(const TensorBase&, const TensorBase&, const TensorBase&,
                               const TensorBase&, const TensorBase&, bool, double, double, bool);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& input, const TensorBase& weight, const TensorBase& bias,
                         const TensorBase& running_mean, const TensorBase& running_var,
                         bool training, double momentum, double eps, bool cudnn_enabled);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& input,
                               const TensorBase& weight, const TensorBase& bias,
                               const TensorBase& running_mean, const TensorBase& running_var,
                               bool training, double momentum, double eps, bool cudnn_enabled);
};

}  // namespace stubs
namespace ops {

// batch_norm(Tensor input, Tensor? weight, Tensor? bias, Tensor? running_mean, Tensor? running_var,
//   bool training, float momentum, float eps, bool cudnn_enabled) -> Tensor
inline TensorBase batch_norm(const TensorBase& input, const TensorBase& weight,
                             const TensorBase& bias, const TensorBase& running_mean,
                             const TensorBase& running_var, bool training, double momentum,
                             double eps, bool cudnn_enabled) {
  return stubs::batch_norm::call(input, weight, bias, running_mean, running_var, training, momentum,
                                 eps, cudnn_enabled);
}

}  // namespace ops
}  // namespace tenon
