// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// A convolution over the last three dimensions.
struct TENON_API conv3d
    : Operator<conv3d,
               TensorBase(const TensorBase&, const TensorBase&, const TensorBase&, IntArrayRef,
                          IntArrayRef, IntArrayRef, int64_t)> {
  static constexpr std::string_view kSchema =
      "conv3d(Tensor input, Tensor weight, Tensor? bias=None, SymInt[3] stride=1, SymInt[3] "
      "padding=0, SymInt[3] dilation=1, SymInt groups=1) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase conv3d(const TensorBase& input, const TensorBase& weight,
                         const TensorBase& bias = {}, const IntArrayOf<3>& stride = 1,
                         const IntArrayOf<3>& padding = 0, const IntArrayOf<3>& dilation = 1,
                         int64_t groups = 1) {
  return stubs::conv3d::call(input, weight, bias, stride, padding, dilation, groups);
}

}  // namespace tenon::ops
