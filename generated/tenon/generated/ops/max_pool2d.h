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

// max_pool2d(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, int[2]
//   dilation=1, bool ceil_mode=False) -> Tensor
struct TENON_API max_pool2d {
  using Signature =
      TensorBase(const TensorBase&, IntArrayRef, IntArrayRef, IntArrayRef, IntArrayRef, bool);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self, IntArrayRef kernel_size, IntArrayRef stride,
                         IntArrayRef padding, IntArrayRef dilation, bool ceil_mode);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self, IntArrayRef kernel_size,
                               IntArrayRef stride, IntArrayRef padding, IntArrayRef dilation,
                               bool ceil_mode);
};

}  // namespace stubs
namespace ops {

// max_pool2d(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, int[2]
//   dilation=1, bool ceil_mode=False) -> Tensor
inline TensorBase max_pool2d(const TensorBase& self, const IntArrayOf<2>& kernel_size,
                             const IntArrayOf<2>& stride = {}, const IntArrayOf<2>& padding = 0,
                             const IntArrayOf<2>& dilation = 1, bool ceil_mode = false) {
  return stubs::max_pool2d::call(self, kernel_size, stride, padding, dilation, ceil_mode);
}

}  // namespace ops
}  // namespace tenon
