// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include <array>
#include <limits>
#include <optional>
#include <string_view>
#include <tuple>
#include <vector>

#include "tenon/dispatch/operator_entry.h"

namespace tenon {
namespace stubs {

// avg_pool2d(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, bool
//   ceil_mode=False, bool count_include_pad=True, int? divisor_override=None) -> Tensor
struct TENON_API avg_pool2d {
  using Signature = TensorBase(const TensorBase&, IntArrayRef, IntArrayRef, IntArrayRef, bool, bool,
                               std::optional<int64_t>);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self, IntArrayRef kernel_size, IntArrayRef stride,
                         IntArrayRef padding, bool ceil_mode, bool count_include_pad,
                         std::optional<int64_t> divisor_override);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self, IntArrayRef kernel_size,
                               IntArrayRef stride, IntArrayRef padding, bool ceil_mode,
                               bool count_include_pad, std::optional<int64_t> divisor_override);
};

}  // namespace stubs
namespace ops {

// avg_pool2d(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, bool
//   ceil_mode=False, bool count_include_pad=True, int? divisor_override=None) -> Tensor
inline TensorBase avg_pool2d(const TensorBase& self, const IntArrayOf<2>& kernel_size,
                             const IntArrayOf<2>& stride = {}, const IntArrayOf<2>& padding = 0,
                             bool ceil_mode = false, bool count_include_pad = true,
                             std::optional<int64_t> divisor_override = std::nullopt) {
  return stubs::avg_pool2d::call(self, kernel_size, stride, padding, ceil_mode, count_include_pad,
                                 divisor_override);
}

}  // namespace ops
}  // namespace tenon
