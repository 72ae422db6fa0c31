// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The gradient of upsample_linear1d for its input.
struct TENON_API upsample_linear1d_backward
    : Operator<upsample_linear1d_backward,
               TensorBase(const TensorBase&, IntArrayRef, IntArrayRef, bool,
                          std::optional<double>)> {
  static constexpr std::string_view kSchema =
      "upsample_linear1d_backward(Tensor grad_output, SymInt[1] output_size, SymInt[3] input_size, "
      "bool align_corners, float? scales=None) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase upsample_linear1d_backward(const TensorBase& grad_output,
                                             const IntArrayOf<1>& output_size,
                                             const IntArrayOf<3>& input_size, bool align_corners,
                                             std::optional<double> scales = std::nullopt) {
  return stubs::upsample_linear1d_backward::call(grad_output, output_size, input_size,
                                                 align_corners, scales);
}

}  // namespace tenon::ops
