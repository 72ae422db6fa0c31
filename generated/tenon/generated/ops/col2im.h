// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// Images of output_size in which the elements of all columns are added where im2col took them.
struct TENON_API col2im
    : Operator<col2im,
               TensorBase(const TensorBase&, IntArrayRef, IntArrayRef, IntArrayRef, IntArrayRef,
                          IntArrayRef)> {
  static constexpr std::string_view kSchema =
      "col2im(Tensor self, SymInt[2] output_size, int[2] kernel_size, int[2] dilation, int[2] "
      "padding, int[2] stride) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase col2im(const TensorBase& self, const IntArrayOf<2>& output_size,
                         const IntArrayOf<2>& kernel_size, const IntArrayOf<2>& dilation,
                         const IntArrayOf<2>& padding, const IntArrayOf<2>& stride) {
  return stubs::col2im::call(self, output_size, kernel_size, dilation, padding, stride);
}

}  // namespace tenon::ops
