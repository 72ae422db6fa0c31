// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The gradients of a convolution for its input, weight and bias; the ones that output_mask leaves
/// out are undefined.
struct TENON_API convolution_backward
    : Operator<convolution_backward,
               std::tuple<TensorBase, TensorBase, TensorBase>(
                   const TensorBase&, const TensorBase&, const TensorBase&,
                   std::optional<IntArrayRef>, IntArrayRef, IntArrayRef, IntArrayRef, bool,
                   IntArrayRef, int64_t, std::array<bool, 3>)> {
  static constexpr std::string_view kSchema =
      "convolution_backward(Tensor grad_output, Tensor input, Tensor weight, SymInt[]? bias_sizes, "
      "SymInt[] stride, SymInt[] padding, SymInt[] dilation, bool transposed, SymInt[] "
      "output_padding, SymInt groups, bool[3] output_mask) -> (Tensor, Tensor, Tensor)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline std::tuple<TensorBase, TensorBase, TensorBase> convolution_backward(
    const TensorBase& grad_output, const TensorBase& input, const TensorBase& weight,
    const OptionalIntArrayRef& bias_sizes, IntArrayRef stride, IntArrayRef padding,
    IntArrayRef dilation, bool transposed, IntArrayRef output_padding, int64_t groups,
    std::array<bool, 3> output_mask) {
  return stubs::convolution_backward::call(grad_output, input, weight, bias_sizes, stride, padding,
                                           dilation, transposed, output_padding, groups,
                                           output_mask);
}

}  // namespace tenon::ops
