// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The sum of windows, each given as a column, where they lie in the output.
struct TENON_API fold
    : Operator<fold,
               TensorBase(const TensorBase&, IntArrayRef, IntArrayRef, IntArrayRef, IntArrayRef,
                          IntArrayRef)> {
  static constexpr std::string_view kSchema =
      "fold(Tensor input, SymInt[2] output_size, int[2] kernel_size, int[2] dilation=1, int[2] "
      "padding=0, int[2] stride=1) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase fold(const TensorBase& input, const IntArrayOf<2>& output_size,
                       const IntArrayOf<2>& kernel_size, const IntArrayOf<2>& dilation = 1,
                       const IntArrayOf<2>& padding = 0, const IntArrayOf<2>& stride = 1) {
  return stubs::fold::call(input, output_size, kernel_size, dilation, padding, stride);
}

}  // namespace tenon::ops
