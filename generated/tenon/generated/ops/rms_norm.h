// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// Input divided by its root mean square over the last dimensions, and scaled by weight.
struct TENON_API rms_norm
    : Operator<rms_norm,
               TensorBase(const TensorBase&, IntArrayRef, const TensorBase&,
                          std::optional<double>)> {
  static constexpr std::string_view kSchema =
      "rms_norm(Tensor input, SymInt[] normalized_shape, Tensor? weight=None, float? eps=None) -> "
      "Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase rms_norm(const TensorBase& input, IntArrayRef normalized_shape,
                           const TensorBase& weight = {},
                           std::optional<double> eps = std::nullopt) {
  return stubs::rms_norm::call(input, normalized_shape, weight, eps);
}

}  // namespace tenon::ops
