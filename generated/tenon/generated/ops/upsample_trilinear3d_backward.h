// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The gradient of upsample_trilinear3d for its input.
struct TENON_API upsample_trilinear3d_backward
    : Operator<upsample_trilinear3d_backward,
               TensorBase(const TensorBase&, IntArrayRef, IntArrayRef, bool, std::optional<double>,
                          std::optional<double>, std::optional<double>)> {
  static constexpr std::string_view kSchema =
      "upsample_trilinear3d_backward(Tensor grad_output, SymInt[3] output_size, SymInt[5] "
      "input_size, bool align_corners, float? scales_d=None, float? scales_h=None, float? "
      "scales_w=None) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase upsample_trilinear3d_backward(const TensorBase& grad_output,
                                                const IntArrayOf<3>& output_size,
                                                const IntArrayOf<5>& input_size, bool align_corners,
                                                std::optional<double> scales_d = std::nullopt,
                                                std::optional<double> scales_h = std::nullopt,
                                                std::optional<double> scales_w = std::nullopt) {
  return stubs::upsample_trilinear3d_backward::call(grad_output, output_size, input_size,
                                                    align_corners, scales_d, scales_h, scales_w);
}

}  // namespace tenon::ops
