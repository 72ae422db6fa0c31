// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The largest element of each window of the last dimension.
struct TENON_API max_pool1d
    : Operator<max_pool1d,
               TensorBase(const TensorBase&, IntArrayRef, IntArrayRef, IntArrayRef, IntArrayRef,
                          bool)> {
  static constexpr std::string_view kSchema =
      "max_pool1d(Tensor self, int[1] kernel_size, int[1] stride=[], int[1] padding=0, int[1] "
      "dilation=1, bool ceil_mode=False) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase max_pool1d(const TensorBase& self, const IntArrayOf<1>& kernel_size,
                             const IntArrayOf<1>& stride = {}, const IntArrayOf<1>& padding = 0,
                             const IntArrayOf<1>& dilation = 1, bool ceil_mode = false) {
  return stubs::max_pool1d::call(self, kernel_size, stride, padding, dilation, ceil_mode);
}

}  // namespace tenon::ops
