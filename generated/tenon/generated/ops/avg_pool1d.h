// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The mean of each window of the last dimension.
struct TENON_API avg_pool1d
    : Operator<avg_pool1d,
               TensorBase(const TensorBase&, IntArrayRef, IntArrayRef, IntArrayRef, bool, bool)> {
  static constexpr std::string_view kSchema =
      "avg_pool1d(Tensor self, int[1] kernel_size, int[1] stride=[], int[1] padding=0, bool "
      "ceil_mode=False, bool count_include_pad=True) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase avg_pool1d(const TensorBase& self, const IntArrayOf<1>& kernel_size,
                             const IntArrayOf<1>& stride = {}, const IntArrayOf<1>& padding = 0,
                             bool ceil_mode = false, bool count_include_pad = true) {
  return stubs::avg_pool1d::call(self, kernel_size, stride, padding, ceil_mode, count_include_pad);
}

}  // namespace tenon::ops
