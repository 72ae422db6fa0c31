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

// native_batch_norm_backward(Tensor grad_out, Tensor input, Tensor? weight, Tensor? running_mean,
//   Tensor? running_var, Tensor? save_mean, Tensor? save_invstd, bool train, float eps, bool[3]
//   output_mask) -> (Tensor, Tensor, Tensor)
struct TENON_API native_batch_norm_backward {
  using Signature = std::tuple<TensorBase, TensorBase, TensorBase>(
      const TensorBase&, const TensorBase&, const TensorBase&, const TensorBase&, const TensorBase&,
      const TensorBase&, const TensorBase&, bool, double, std::array<bool, 3>);
  static OperatorEntry entry;
  static std::tuple<TensorBase, TensorBase, TensorBase> call(
      const TensorBase& grad_out, const TensorBase& input, const TensorBase& weight,
      const TensorBase& running_mean, const TensorBase& running_var, const TensorBase& save_mean,
      const TensorBase& save_invstd, bool train, double eps, std::array<bool, 3> output_mask);
  static std::tuple<TensorBase, TensorBase, TensorBase> redispatch(
      DispatchKeySet keys, const TensorBase& grad_out, const TensorBase& input,
      const TensorBase& weight, const TensorBase& running_mean, const TensorBase& running_var,
      const TensorBase& save_mean, const TensorBase& save_invstd, bool train, double eps,
      std::array<bool, 3> output_mask);
};

}  // namespace stubs
namespace ops {

// native_batch_norm_backward(Tensor grad_out, Tensor input, Tensor? weight, Tensor? running_mean,
//   Tensor? running_var, Tensor? save_mean, Tensor? save_invstd, bool train, float eps, bool[3]
//   output_mask) -> (Tensor, Tensor, Tensor)
inline std::tuple<TensorBase, TensorBase, TensorBase> native_batch_norm_backward(
    const TensorBase& grad_out, const TensorBase& input, const TensorBase& weight,
    const TensorBase& running_mean, const TensorBase& running_var, const TensorBase& save_mean,
    const TensorBase& save_invstd, bool train, double eps, std::array<bool, 3> output_mask) {
  return stubs::native_batch_norm_backward::call(grad_out, input, weight, running_mean, running_var,
                                                 save_mean, save_invstd, train, eps, output_mask);
}

}  // namespace ops
}  // namespace tenon
