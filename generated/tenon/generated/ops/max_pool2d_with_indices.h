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

// max_pool2d_with_indices(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0,
//   int[2] dilation=1, bool ceil_mode=False) -> (Tensor, Tensor)
struct TENON_API max_pool2d_with_indices {
  using Signature = std::tuple<TensorBase, TensorBase>(const TensorBase&, IntArrayRef, IntArrayRef,
                                                       IntArrayRef, IntArrayRef, bool);
  static OperatorEntry entry;
  static std::tuple<TensorBase, TensorBase> call(
      const TensorBase& self, IntArrayRef kernel_size, IntArrayRef stride, IntArrayRef padding,
      IntArrayRef dilation, bool ceil_mode);
  static std::tuple<TensorBase, TensorBase> redispatch(
      DispatchKeySet keys, const TensorBase& self, IntArrayRef kernel_size, IntArrayRef stride,
      IntArrayRef padding, IntArrayRef dilation, bool ceil_mode);
};

}  // namespace stubs
namespace ops {

// max_pool2d_with_indices(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0,
//   int[2] dilation=1, bool ceil_mode=False) -> (Tensor, Tensor)
inline std::tuple<TensorBase, TensorBase> max_pool2d_with_indices(
    const TensorBase& self, const IntArrayOf<2>& kernel_size, const IntArrayOf<2>& stride = {},
    const IntArrayOf<2>& padding = 0, const IntArrayOf<2>& dilation = 1, bool ceil_mode = false) {
  return stubs::max_pool2d_with_indices::call(self, kernel_size, stride, padding, dilation,
                                              ceil_mode);
}

}  // namespace ops
}  // namespace tenon
