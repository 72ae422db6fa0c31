// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// Input normalized over its last dimensions, scaled and shifted; then the means and the inverse
/// standard deviations.
struct TENON_API native_layer_norm
    : Operator<native_layer_norm,
               std::tuple<TensorBase, TensorBase, TensorBase>(
                   const TensorBase&, IntArrayRef, const TensorBase&, const TensorBase&, double)> {
  static constexpr std::string_view kSchema =
      "native_layer_norm(Tensor input, SymInt[] normalized_shape, Tensor? weight, Tensor? bias, "
      "float eps) -> (Tensor, Tensor, Tensor)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline std::tuple<TensorBase, TensorBase, TensorBase> native_layer_norm(
    const TensorBase& input, IntArrayRef normalized_shape, const TensorBase& weight,
    const TensorBase& bias, double eps) {
  return stubs::native_layer_norm::call(input, normalized_shape, weight, bias, eps);
}

}  // namespace tenon::ops
