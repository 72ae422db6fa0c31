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

// convolution_backward(Tensor grad_output, Tensor input, Tensor weight, SymInt[]? bias_sizes,
//   SymInt[] stride, SymInt[] padding, SymInt[] dilation, bool transposed, SymInt[] output_padding,
//   SymInt groups, bool[3] output_mask) -> (Tensor, Tensor, Tensor)
struct TENON_API convolution_backward {
  using Signature = std::tuple<TensorBase, TensorBase, TensorBase>(
      const TensorBase&, const TensorBase&, const TensorBase&, std::optional<IntArrayRef>,
      IntArrayRef, IntArrayRef, IntArrayRef, bool, IntArrayRef, int64_t, std::array<bool, 3>);
  static OperatorEntry entry;
  static std::tuple<TensorBase, TensorBase, TensorBase> call(
      const TensorBase& grad_output, const TensorBase& input, const TensorBase& weight,
      std::optional<IntArrayRef> bias_sizes, IntArrayRef stride, IntArrayRef padding,
      IntArrayRef dilation, bool transposed, IntArrayRef output_padding, int64_t groups,
      std::array<bool, 3> output_mask);
  static std::tuple<TensorBase, TensorBase, TensorBase> redispatch(
      DispatchKeySet keys, const TensorBase& grad_output, const TensorBase& input,
      const TensorBase& weight, std::optional<IntArrayRef> bias_sizes, IntArrayRef stride,
      IntArrayRef padding, IntArrayRef dilation, bool transposed, IntArrayRef output_padding,
      int64_t groups, std::array<bool, 3> output_mask);
};

}  // namespace stubs
namespace ops {

// convolution_backward(Tensor grad_output, Tensor input, Tensor weight, SymInt[]? bias_sizes,
//   SymInt[] stride, SymInt[] padding, SymInt[] dilation, bool transposed, SymInt[] output_padding,
//   SymInt groups, bool[3] output_mask) -> (Tensor, Tensor, Tensor)
inline std::tuple<TensorBase, TensorBase, TensorBase> convolution_backward(
    const TensorBase& grad_output, const TensorBase& input, const TensorBase& weight,
    const OptionalIntArrayRef& bias_sizes, IntArrayRef stride, IntArrayRef padding,
    IntArrayRef dilation, bool transposed, IntArrayRef output_padding, int64_t groups,
    std::array<bool, 3> output_mask) {
  return stubs::convolution_backward::call(grad_output, input, weight, bias_sizes, stride, padding,
                                           dilation, transposed, output_padding, groups,
                                           output_mask);
}

}  // namespace ops
}  // namespace tenon
