// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// A convolution over the last dimension.
struct TENON_API conv1d
    : Operator<conv1d,
               TensorBase(const TensorBase&, const TensorBase&, const TensorBase&, IntArrayRef,
                          IntArrayRef, IntArrayRef, int64_t)> {
  static constexpr std::string_view kSchema =
      "conv1d(Tensor input, Tensor weight, Tensor? bias=None, SymInt[1] stride=1, SymInt[1] "
      "padding=0, SymInt[1] dilation=1, SymInt groups=1) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase conv1d(const TensorBase& input, const TensorBase& weight,
                         const TensorBase& bias = {}, const IntArrayOf<1>& stride = 1,
                         const IntArrayOf<1>& padding = 0, const IntArrayOf<1>& dilation = 1,
                         int64_t groups = 1) {
  return stubs::conv1d::call(input, weight, bias, stride, padding, dilation, groups);
}

}  // namespace tenon::ops
