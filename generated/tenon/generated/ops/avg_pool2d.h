// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The mean of each window of the last two dimensions.
struct TENON_API avg_pool2d
    : Operator<avg_pool2d,
               TensorBase(const TensorBase&, IntArrayRef, IntArrayRef, IntArrayRef, bool, bool,
                          std::optional<int64_t>)> {
  static constexpr std::string_view kSchema =
      "avg_pool2d(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, bool "
      "ceil_mode=False, bool count_include_pad=True, int? divisor_override=None) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase avg_pool2d(const TensorBase& self, const IntArrayOf<2>& kernel_size,
                             const IntArrayOf<2>& stride = {}, const IntArrayOf<2>& padding = 0,
                             bool ceil_mode = false, bool count_include_pad = true,
                             std::optional<int64_t> divisor_override = std::nullopt) {
  return stubs::avg_pool2d::call(self, kernel_size, stride, padding, ceil_mode, count_include_pad,
                                 divisor_override);
}

}  // namespace tenon::ops
