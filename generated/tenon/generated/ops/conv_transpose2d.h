// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The transpose of a convolution over the last two dimensions.
struct TENON_API conv_transpose2d_input
    : Operator<conv_transpose2d_input,
               TensorBase(const TensorBase&, const TensorBase&, const TensorBase&, IntArrayRef,
                          IntArrayRef, IntArrayRef, int64_t, IntArrayRef)> {
  static constexpr std::string_view kSchema =
      "conv_transpose2d.input(Tensor input, Tensor weight, Tensor? bias=None, SymInt[2] stride=1, "
      "SymInt[2] padding=0, SymInt[2] output_padding=0, SymInt groups=1, SymInt[2] dilation=1) -> "
      "Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase conv_transpose2d(const TensorBase& input, const TensorBase& weight,
                                   const TensorBase& bias = {}, const IntArrayOf<2>& stride = 1,
                                   const IntArrayOf<2>& padding = 0,
                                   const IntArrayOf<2>& output_padding = 0, int64_t groups = 1,
                                   const IntArrayOf<2>& dilation = 1) {
  return stubs::conv_transpose2d_input::call(input, weight, bias, stride, padding, output_padding,
                                             groups, dilation);
}

}  // namespace tenon::ops
