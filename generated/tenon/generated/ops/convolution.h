// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// A convolution, or its transpose, over the 1 to 3 dimensions after batch and channels.
struct TENON_API convolution
    : Operator<convolution,
               TensorBase(const TensorBase&, const TensorBase&, const TensorBase&, IntArrayRef,
                          IntArrayRef, IntArrayRef, bool, IntArrayRef, int64_t)> {
  static constexpr std::string_view kSchema =
      "convolution(Tensor input, Tensor weight, Tensor? bias, SymInt[] stride, SymInt[] padding, "
      "SymInt[] dilation, bool transposed, SymInt[] output_padding, SymInt groups) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase convolution(const TensorBase& input, const TensorBase& weight,
                              const TensorBase& bias, IntArrayRef stride, IntArrayRef padding,
                              IntArrayRef dilation, bool transposed, IntArrayRef output_padding,
                              int64_t groups) {
  return stubs::convolution::call(input, weight, bias, stride, padding, dilation, transposed,
                                  output_padding, groups);
}

}  // namespace tenon::ops
