// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The largest element of each window of the last two dimensions.
struct TENON_API max_pool2d
    : Operator<max_pool2d,
               TensorBase(const TensorBase&, IntArrayRef, IntArrayRef, IntArrayRef, IntArrayRef,
                          bool)> {
  static constexpr std::string_view kSchema =
      "max_pool2d(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, int[2] "
      "dilation=1, bool ceil_mode=False) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase max_pool2d(const TensorBase& self, const IntArrayOf<2>& kernel_size,
                             const IntArrayOf<2>& stride = {}, const IntArrayOf<2>& padding = 0,
                             const IntArrayOf<2>& dilation = 1, bool ceil_mode = false) {
  return stubs::max_pool2d::call(self, kernel_size, stride, padding, dilation, ceil_mode);
}

}  // namespace tenon::ops
