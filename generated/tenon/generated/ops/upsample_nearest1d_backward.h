// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The gradient of upsample_nearest1d for its input.
struct TENON_API upsample_nearest1d_backward
    : Operator<upsample_nearest1d_backward,
               TensorBase(const TensorBase&, IntArrayRef, IntArrayRef, std::optional<double>)> {
  static constexpr std::string_view kSchema =
      "upsample_nearest1d_backward(Tensor grad_output, SymInt[1] output_size, SymInt[3] "
      "input_size, float? scales=None) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase upsample_nearest1d_backward(const TensorBase& grad_output,
                                              const IntArrayOf<1>& output_size,
                                              const IntArrayOf<3>& input_size,
                                              std::optional<double> scales = std::nullopt) {
  return stubs::upsample_nearest1d_backward::call(grad_output, output_size, input_size, scales);
}

}  // namespace tenon::ops
