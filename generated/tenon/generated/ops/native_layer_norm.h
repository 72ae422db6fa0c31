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

// native_layer_norm(Tensor input, SymInt[] normalized_shape, Tensor? weight, Tensor? bias, float
//   eps) -> (Tensor, Tensor, Tensor)
struct TENON_API native_layer_norm {
  using Signature = std::tuple<TensorBase, TensorBase, TensorBase>(
      const TensorBase&, IntArrayRef, const TensorBase&, const TensorBase&, double);
  static OperatorEntry entry;
  static std::tuple<TensorBase, TensorBase, TensorBase> call(
      const TensorBase& input, IntArrayRef normalized_shape, const TensorBase& weight,
      const TensorBase& bias, double eps);
  static std::tuple<TensorBase, TensorBase, TensorBase> redispatch(
      DispatchKeySet keys, const TensorBase& input, IntArrayRef normalized_shape,
      const TensorBase& weight, const TensorBase& bias, double eps);
};

}  // namespace stubs
namespace ops {

// native_layer_norm(Tensor input, SymInt[] normalized_shape, Tensor? weight, Tensor? bias, float
//   eps) -> (Tensor, Tensor, Tensor)
inline std::tuple<TensorBase, TensorBase, TensorBase> native_layer_norm(
    const TensorBase& input, IntArrayRef normalized_shape, const TensorBase& weight,
    const TensorBase& bias, double eps) {
  return stubs::native_layer_norm::call(input, normalized_shape, weight, bias, eps);
}

}  // namespace ops
}  // namespace tenon
