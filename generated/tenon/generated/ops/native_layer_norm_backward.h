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

// native_layer_norm_backward(Tensor grad_out, Tensor input, SymInt[] normalized_shape, Tensor mean,
//   Tensor rstd, Tensor? weight, Tensor? bias, bool[3] output_mask) -> (Tensor, Tensor, Tensor)
struct TENON_API native_layer_norm_backward {
  using Signature = std::tuple<TensorBase, TensorBase, TensorBase>(
      const TensorBase&, const TensorBase&, IntArrayRef, const TensorBase&, const TensorBase&,
      const TensorBase&, const TensorBase&, std::array<bool, 3>);
  static OperatorEntry entry;
  static std::tuple<TensorBase, TensorBase, TensorBase> call(
      const TensorBase& grad_out, const TensorBase& input, IntArrayRef normalized_shape,
      const TensorBase& mean, const TensorBase& rstd, const TensorBase& weight,
      const TensorBase& bias, std::array<bool, 3> output_mask);
  static std::tuple<TensorBase, TensorBase, TensorBase> redispatch(
      DispatchKeySet keys, const TensorBase& grad_out, const TensorBase& input,
      IntArrayRef normalized_shape, const TensorBase& mean, const TensorBase& rstd,
      const TensorBase& weight, const TensorBase& bias, std::array<bool, 3> output_mask);
};

}  // namespace stubs
namespace ops {

// native_layer_norm_backward(Tensor grad_out, Tensor input, SymInt[] normalized_shape, Tensor mean,
//   Tensor rstd, Tensor? weight, Tensor? bias, bool[3] output_mask) -> (Tensor, Tensor, Tensor)
inline std::tuple<TensorBase, TensorBase, TensorBase> native_layer_norm_backward(
    const TensorBase& grad_out, const TensorBase& input, IntArrayRef normalized_shape,
    const TensorBase& mean, const TensorBase& rstd, const TensorBase& weight,
    const TensorBase& bias, std::array<bool, 3> output_mask) {
  return stubs::native_layer_norm_backward::call(grad_out, input, normalized_shape, mean, rstd,
                                                 weight, bias, output_mask);
}

}  // namespace ops
}  // namespace tenon
