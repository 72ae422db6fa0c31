// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The mean of each window of the last three dimensions.
struct TENON_API avg_pool3d
    : Operator<avg_pool3d,
               TensorBase(const TensorBase&, IntArrayRef, IntArrayRef, IntArrayRef, bool, bool,
                          std::optional<int64_t>)> {
  static constexpr std::string_view kSchema =
      "avg_pool3d(Tensor self, int[3] kernel_size, int[3] stride=[], int[3] padding=0, bool "
      "ceil_mode=False, bool count_include_pad=True, int? divisor_override=None) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase avg_pool3d(const TensorBase& self, const IntArrayOf<3>& kernel_size,
                             const IntArrayOf<3>& stride = {}, const IntArrayOf<3>& padding = 0,
                             bool ceil_mode = false, bool count_include_pad = true,
                             std::optional<int64_t> divisor_override = std::nullopt) {
  return stubs::avg_pool3d::call(self, kernel_size, stride, padding, ceil_mode, count_include_pad,
                                 divisor_override);
}

}  // namespace tenon::ops
