// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The gradients of native_layer_norm for input, weight and bias; the ones that output_mask leaves
/// out are undefined.
struct TENON_API native_layer_norm_backward
    : Operator<native_layer_norm_backward,
               std::tuple<TensorBase, TensorBase, TensorBase>(
                   const TensorBase&, const TensorBase&, IntArrayRef, const TensorBase&,
                   const TensorBase&, const TensorBase&, const TensorBase&, std::array<bool, 3>)> {
  static constexpr std::string_view kSchema =
      "native_layer_norm_backward(Tensor grad_out, Tensor input, SymInt[] normalized_shape, Tensor "
      "mean, Tensor rstd, Tensor? weight, Tensor? bias, bool[3] output_mask) -> (Tensor, Tensor, "
      "Tensor)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline std::tuple<TensorBase, TensorBase, TensorBase> native_layer_norm_backward(
    const TensorBase& grad_out, const TensorBase& input, IntArrayRef normalized_shape,
    const TensorBase& mean, const TensorBase& rstd, const TensorBase& weight,
    const TensorBase& bias, std::array<bool, 3> output_mask) {
  return stubs::native_layer_norm_backward::call(grad_out, input, normalized_shape, mean, rstd,
                                                 weight, bias, output_mask);
}

}  // namespace tenon::ops
