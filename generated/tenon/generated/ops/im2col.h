// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The elements that each window covers, as a column for each window.
struct TENON_API im2col
    : Operator<im2col,
               TensorBase(const TensorBase&, IntArrayRef, IntArrayRef, IntArrayRef, IntArrayRef)> {
  static constexpr std::string_view kSchema =
      "im2col(Tensor self, int[2] kernel_size, int[2] dilation, int[2] padding, int[2] stride) -> "
      "Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase im2col(const TensorBase& self, const IntArrayOf<2>& kernel_size,
                         const IntArrayOf<2>& dilation, const IntArrayOf<2>& padding,
                         const IntArrayOf<2>& stride) {
  return stubs::im2col::call(self, kernel_size, dilation, padding, stride);
}

}  // namespace tenon::ops
