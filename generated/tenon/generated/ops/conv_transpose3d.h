// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The transpose of a convolution over the last three dimensions.
struct TENON_API conv_transpose3d_input
    : Operator<conv_transpose3d_input,
               TensorBase(const TensorBase&, const TensorBase&, const TensorBase&, IntArrayRef,
                          IntArrayRef, IntArrayRef, int64_t, IntArrayRef)> {
  static constexpr std::string_view kSchema =
      "conv_transpose3d.input(Tensor input, Tensor weight, Tensor? bias=None, SymInt[3] stride=1, "
      "SymInt[3] padding=0, SymInt[3] output_padding=0, SymInt groups=1, SymInt[3] dilation=1) -> "
      "Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase conv_transpose3d(const TensorBase& input, const TensorBase& weight,
                                   const TensorBase& bias = {}, const IntArrayOf<3>& stride = 1,
                                   const IntArrayOf<3>& padding = 0,
                                   const IntArrayOf<3>& output_padding = 0, int64_t groups = 1,
                                   const IntArrayOf<3>& dilation = 1) {
  return stubs::conv_transpose3d_input::call(input, weight, bias, stride, padding, output_padding,
                                             groups, dilation);
}

}  // namespace tenon::ops
