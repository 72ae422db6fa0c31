// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The gradient of upsample_nearest2d for its input.
struct TENON_API upsample_nearest2d_backward
    : Operator<upsample_nearest2d_backward,
               TensorBase(const TensorBase&, IntArrayRef, IntArrayRef, std::optional<double>,
                          std::optional<double>)> {
  static constexpr std::string_view kSchema =
      "upsample_nearest2d_backward(Tensor grad_output, SymInt[2] output_size, SymInt[4] "
      "input_size, float? scales_h=None, float? scales_w=None) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase upsample_nearest2d_backward(const TensorBase& grad_output,
                                              const IntArrayOf<2>& output_size,
                                              const IntArrayOf<4>& input_size,
                                              std::optional<double> scales_h = std::nullopt,
                                              std::optional<double> scales_w = std::nullopt) {
  return stubs::upsample_nearest2d_backward::call(grad_output, output_size, input_size, scales_h,
                                                  scales_w);
}

}  // namespace tenon::ops
