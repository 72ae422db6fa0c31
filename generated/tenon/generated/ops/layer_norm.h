// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// Input normalized over its last dimensions, scaled by weight and shifted by bias.
struct TENON_API layer_norm
    : Operator<layer_norm,
               TensorBase(const TensorBase&, IntArrayRef, const TensorBase&, const TensorBase&,
                          double, bool)> {
  static constexpr std::string_view kSchema =
      "layer_norm(Tensor input, SymInt[] normalized_shape, Tensor? weight=None, Tensor? bias=None, "
      "float eps=1e-05, bool cudnn_enable=True) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase layer_norm(const TensorBase& input, IntArrayRef normalized_shape,
                             const TensorBase& weight = {}, const TensorBase& bias = {},
                             double eps = 1e-05, bool cudnn_enable = true) {
  return stubs::layer_norm::call(input, normalized_shape, weight, bias, eps, cudnn_enable);
}

}  // namespace tenon::ops
