// Generated from ops.yaml by templates/redispatch/shard.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/tensor/public_conversions.h"
#include "tenon/generated/functions/convolution.h"

namespace tenon::redispatch {

inline Tensor _adaptive_avg_pool2d(DispatchKeySet keys, const Tensor& self,
                                   const IntArrayOf<2>& output_size) {
  return stubs::_adaptive_avg_pool2d::redispatch(keys, self, output_size);
}

inline Tensor adaptive_avg_pool2d(DispatchKeySet keys, const Tensor& self,
                                  const IntArrayOf<2>& output_size) {
  return stubs::adaptive_avg_pool2d::redispatch(keys, self, output_size);
}

inline Tensor _adaptive_avg_pool2d_backward(DispatchKeySet keys, const Tensor& grad_output,
                                            const Tensor& self) {
  return stubs::_adaptive_avg_pool2d_backward::redispatch(keys, grad_output, self);
}

inline Tensor avg_pool2d(DispatchKeySet keys, const Tensor& self, const IntArrayOf<2>& kernel_size,
                         const IntArrayOf<2>& stride = {}, const IntArrayOf<2>& padding = 0,
                         bool ceil_mode = false, bool count_include_pad = true,
                         std::optional<int64_t> divisor_override = std::nullopt) {
  return stubs::avg_pool2d::redispatch(keys, self, kernel_size, stride, padding, ceil_mode,
                                       count_include_pad, divisor_override);
}

inline Tensor avg_pool2d_backward(DispatchKeySet keys, const Tensor& grad_output,
                                  const Tensor& self, const IntArrayOf<2>& kernel_size,
                                  const IntArrayOf<2>& stride, const IntArrayOf<2>& padding,
                                  bool ceil_mode, bool count_include_pad,
                                  std::optional<int64_t> divisor_override) {
  return stubs::avg_pool2d_backward::redispatch(keys, grad_output, self, kernel_size, stride,
                                                padding, ceil_mode, count_include_pad,
                                                divisor_override);
}

inline Tensor conv1d(DispatchKeySet keys, const Tensor& input, const Tensor& weight,
                     const std::optional<Tensor>& bias = {}, const IntArrayOf<1>& stride = 1,
                     const IntArrayOf<1>& padding = 0, const IntArrayOf<1>& dilation = 1,
                     int64_t groups = 1) {
  return stubs::conv1d::redispatch(keys, input, weight, detail::tensor_or_undefined(bias), stride,
                                   padding, dilation, groups);
}

inline Tensor conv2d(DispatchKeySet keys, const Tensor& input, const Tensor& weight,
                     const std::optional<Tensor>& bias = {}, const IntArrayOf<2>& stride = 1,
                     const IntArrayOf<2>& padding = 0, const IntArrayOf<2>& dilation = 1,
                     int64_t groups = 1) {
  return stubs::conv2d::redispatch(keys, input, weight, detail::tensor_or_undefined(bias), stride,
                                   padding, dilation, groups);
}

inline Tensor conv3d(DispatchKeySet keys, const Tensor& input, const Tensor& weight,
                     const std::optional<Tensor>& bias = {}, const IntArrayOf<3>& stride = 1,
                     const IntArrayOf<3>& padding = 0, const IntArrayOf<3>& dilation = 1,
                     int64_t groups = 1) {
  return stubs::conv3d::redispatch(keys, input, weight, detail::tensor_or_undefined(bias), stride,
                                   padding, dilation, groups);
}

inline Tensor conv_transpose1d(DispatchKeySet keys, const Tensor& input, const Tensor& weight,
                               const std::optional<Tensor>& bias = {},
                               const IntArrayOf<1>& stride = 1, const IntArrayOf<1>& padding = 0,
                               const IntArrayOf<1>& output_padding = 0, int64_t groups = 1,
                               const IntArrayOf<1>& dilation = 1) {
  return stubs::conv_transpose1d::redispatch(keys, input, weight, detail::tensor_or_undefined(bias),
                                             stride, padding, output_padding, groups, dilation);
}

inline Tensor conv_transpose2d(DispatchKeySet keys, const Tensor& input, const Tensor& weight,
                               const std::optional<Tensor>& bias = {},
                               const IntArrayOf<2>& stride = 1, const IntArrayOf<2>& padding = 0,
                               const IntArrayOf<2>& output_padding = 0, int64_t groups = 1,
                               const IntArrayOf<2>& dilation = 1) {
  return stubs::conv_transpose2d_input::redispatch(
      keys, input, weight, detail::tensor_or_undefined(bias), stride, padding, output_padding,
      groups, dilation);
}

inline Tensor convolution(DispatchKeySet keys, const Tensor& input, const Tensor& weight,
                          const std::optional<Tensor>& bias, IntArrayRef stride,
                          IntArrayRef padding, IntArrayRef dilation, bool transposed,
                          IntArrayRef output_padding, int64_t groups) {
  return stubs::convolution::redispatch(keys, input, weight, detail::tensor_or_undefined(bias),
                                        stride, padding, dilation, transposed, output_padding,
                                        groups);
}

inline std::tuple<Tensor, Tensor, Tensor> convolution_backward(
    DispatchKeySet keys, const Tensor& grad_output, const Tensor& input, const Tensor& weight,
    const OptionalIntArrayRef& bias_sizes, IntArrayRef stride, IntArrayRef padding,
    IntArrayRef dilation, bool transposed, IntArrayRef output_padding, int64_t groups,
    std::array<bool, 3> output_mask) {
  return detail::to_public(
      stubs::convolution_backward::redispatch(keys, grad_output, input, weight, bias_sizes, stride,
                                              padding, dilation, transposed, output_padding, groups,
                                              output_mask));
}

inline Tensor max_pool2d(DispatchKeySet keys, const Tensor& self, const IntArrayOf<2>& kernel_size,
                         const IntArrayOf<2>& stride = {}, const IntArrayOf<2>& padding = 0,
                         const IntArrayOf<2>& dilation = 1, bool ceil_mode = false) {
  return stubs::max_pool2d::redispatch(keys, self, kernel_size, stride, padding, dilation,
                                       ceil_mode);
}

inline std::tuple<Tensor, Tensor> max_pool2d_with_indices(
    DispatchKeySet keys, const Tensor& self, const IntArrayOf<2>& kernel_size,
    const IntArrayOf<2>& stride = {}, const IntArrayOf<2>& padding = 0,
    const IntArrayOf<2>& dilation = 1, bool ceil_mode = false) {
  return detail::to_public(
      stubs::max_pool2d_with_indices::redispatch(keys, self, kernel_size, stride, padding, dilation,
                                                 ceil_mode));
}

inline Tensor max_pool2d_with_indices_backward(DispatchKeySet keys, const Tensor& grad_output,
                                               const Tensor& self, const IntArrayOf<2>& kernel_size,
                                               const IntArrayOf<2>& stride,
                                               const IntArrayOf<2>& padding,
                                               const IntArrayOf<2>& dilation, bool ceil_mode,
                                               const Tensor& indices) {
  return stubs::max_pool2d_with_indices_backward::redispatch(
      keys, grad_output, self, kernel_size, stride, padding, dilation, ceil_mode, indices);
}

}  // namespace tenon::redispatch
