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

// layer_norm(Tensor input, SymInt[] normalized_shape, Tensor? weight=None, Tensor? bias=None, float
//   eps=1e-05, bool cudnn_enable=True) -> Tensor
struct TENON_API layer_norm {
  using Signature = TensorBase(const TensorBase&, IntArrayRef, const TensorBase&, const TensorBase&,
                               double, bool);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& input, IntArrayRef normalized_shape,
                         const TensorBase& weight, const TensorBase& bias, double eps,
                         bool cudnn_enable);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& input,
                               IntArrayRef normalized_shape, const TensorBase& weight,
                               const TensorBase& bias, double eps, bool cudnn_enable);
};

}  // namespace stubs
namespace ops {

// layer_norm(Tensor input, SymInt[] normalized_shape, Tensor? weight=None, Tensor? bias=None, float
//   eps=1e-05, bool cudnn_enable=True) -> Tensor
inline TensorBase layer_norm(const TensorBase& input, IntArrayRef normalized_shape,
                             const TensorBase& weight = {}, const TensorBase& bias = {},
                             double eps = 1e-05, bool cudnn_enable = true) {
  return stubs::layer_norm::call(input, normalized_shape, weight, bias, eps, cudnn_enable);
}

}  // namespace ops
}  // namespace tenon
