// Generated from ops.yaml by templates/functions/shard.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/tensor/public_conversions.h"
#include "tenon/generated/ops/_adaptive_avg_pool2d.h"
#include "tenon/generated/ops/_adaptive_avg_pool2d_backward.h"
#include "tenon/generated/ops/adaptive_avg_pool2d.h"
#include "tenon/generated/ops/avg_pool2d.h"
#include "tenon/generated/ops/avg_pool2d_backward.h"
#include "tenon/generated/ops/conv1d.h"
#include "tenon/generated/ops/conv2d.h"
#include "tenon/generated/ops/conv3d.h"
#include "tenon/generated/ops/conv_transpose1d.h"
#include "tenon/generated/ops/conv_transpose2d.h"
#include "tenon/generated/ops/convolution.h"
#include "tenon/generated/ops/convolution_backward.h"
#include "tenon/generated/ops/max_pool2d.h"
#include "tenon/generated/ops/max_pool2d_with_indices.h"
#include "tenon/generated/ops/max_pool2d_with_indices_backward.h"

namespace tenon {

/// The means of output_size windows that cover the last two dimensions.
inline Tensor _adaptive_avg_pool2d(const Tensor& self, const IntArrayOf<2>& output_size) {
  return stubs::_adaptive_avg_pool2d::call(self, output_size);
}

/// The means of output_size windows that cover the last two dimensions.
inline Tensor adaptive_avg_pool2d(const Tensor& self, const IntArrayOf<2>& output_size) {
  return stubs::adaptive_avg_pool2d::call(self, output_size);
}

/// The gradient of _adaptive_avg_pool2d for its input.
inline Tensor _adaptive_avg_pool2d_backward(const Tensor& grad_output, const Tensor& self) {
  return stubs::_adaptive_avg_pool2d_backward::call(grad_output, self);
}

/// The mean of each window of the last two dimensions.
inline Tensor avg_pool2d(const Tensor& self, const IntArrayOf<2>& kernel_size,
                         const IntArrayOf<2>& stride = {}, const IntArrayOf<2>& padding = 0,
                         bool ceil_mode = false, bool count_include_pad = true,
                         std::optional<int64_t> divisor_override = std::nullopt) {
  return stubs::avg_pool2d::call(self, kernel_size, stride, padding, ceil_mode, count_include_pad,
                                 divisor_override);
}

/// The gradient of avg_pool2d for its input.
inline Tensor avg_pool2d_backward(const Tensor& grad_output, const Tensor& self,
                                  const IntArrayOf<2>& kernel_size, const IntArrayOf<2>& stride,
                                  const IntArrayOf<2>& padding, bool ceil_mode,
                                  bool count_include_pad, std::optional<int64_t> divisor_override) {
  return stubs::avg_pool2d_backward::call(grad_output, self, kernel_size, stride, padding,
                                          ceil_mode, count_include_pad, divisor_override);
}

/// A convolution over the last dimension.
inline Tensor conv1d(const Tensor& input, const Tensor& weight,
                     const std::optional<Tensor>& bias = {}, const IntArrayOf<1>& stride = 1,
                     const IntArrayOf<1>& padding = 0, const IntArrayOf<1>& dilation = 1,
                     int64_t groups = 1) {
  return stubs::conv1d::call(input, weight, detail::tensor_or_undefined(bias), stride, padding,
                             dilation, groups);
}

/// A convolution over the last two dimensions.
inline Tensor conv2d(const Tensor& input, const Tensor& weight,
                     const std::optional<Tensor>& bias = {}, const IntArrayOf<2>& stride = 1,
                     const IntArrayOf<2>& padding = 0, const IntArrayOf<2>& dilation = 1,
                     int64_t groups = 1) {
  return stubs::conv2d::call(input, weight, detail::tensor_or_undefined(bias), stride, padding,
                             dilation, groups);
}

/// A convolution over the last three dimensions.
inline Tensor conv3d(const Tensor& input, const Tensor& weight,
                     const std::optional<Tensor>& bias = {}, const IntArrayOf<3>& stride = 1,
                     const IntArrayOf<3>& padding = 0, const IntArrayOf<3>& dilation = 1,
                     int64_t groups = 1) {
  return stubs::conv3d::call(input, weight, detail::tensor_or_undefined(bias), stride, padding,
                             dilation, groups);
}

/// The transpose of a convolution over the last dimension.
inline Tensor conv_transpose1d(const Tensor& input, const Tensor& weight,
                               const std::optional<Tensor>& bias = {},
                               const IntArrayOf<1>& stride = 1, const IntArrayOf<1>& padding = 0,
                               const IntArrayOf<1>& output_padding = 0, int64_t groups = 1,
                               const IntArrayOf<1>& dilation = 1) {
  return stubs::conv_transpose1d::call(input, weight, detail::tensor_or_undefined(bias), stride,
                                       padding, output_padding, groups, dilation);
}

/// The transpose of a convolution over the last two dimensions.
inline Tensor conv_transpose2d(const Tensor& input, const Tensor& weight,
                               const std::optional<Tensor>& bias = {},
                               const IntArrayOf<2>& stride = 1, const IntArrayOf<2>& padding = 0,
                               const IntArrayOf<2>& output_padding = 0, int64_t groups = 1,
                               const IntArrayOf<2>& dilation = 1) {
  return stubs::conv_transpose2d_input::call(input, weight, detail::tensor_or_undefined(bias),
                                             stride, padding, output_padding, groups, dilation);
}

/// A convolution, or its transpose, over the 1 to 3 dimensions after batch and channels.
inline Tensor convolution(const Tensor& input, const Tensor& weight,
                          const std::optional<Tensor>& bias, IntArrayRef stride,
                          IntArrayRef padding, IntArrayRef dilation, bool transposed,
                          IntArrayRef output_padding, int64_t groups) {
  return stubs::convolution::call(input, weight, detail::tensor_or_undefined(bias), stride, padding,
                                  dilation, transposed, output_padding, groups);
}

/// The gradients of a convolution for its input, weight and bias; the ones that output_mask leaves
/// out are undefined.
inline std::tuple<Tensor, Tensor, Tensor> convolution_backward(
    const Tensor& grad_output, const Tensor& input, const Tensor& weight,
    const OptionalIntArrayRef& bias_sizes, IntArrayRef stride, IntArrayRef padding,
    IntArrayRef dilation, bool transposed, IntArrayRef output_padding, int64_t groups,
    std::array<bool, 3> output_mask) {
  return detail::to_public(
      stubs::convolution_backward::call(grad_output, input, weight, bias_sizes, stride, padding,
                                        dilation, transposed, output_padding, groups, output_mask));
}

/// The largest element of each window of the last two dimensions.
inline Tensor max_pool2d(const Tensor& self, const IntArrayOf<2>& kernel_size,
                         const IntArrayOf<2>& stride = {}, const IntArrayOf<2>& padding = 0,
                         const IntArrayOf<2>& dilation = 1, bool ceil_mode = false) {
  return stubs::max_pool2d::call(self, kernel_size, stride, padding, dilation, ceil_mode);
}

/// The largest element of each window of the last two dimensions, and its index in the input plane;
/// NaN counts as the largest.
inline std::tuple<Tensor, Tensor> max_pool2d_with_indices(
    const Tensor& self, const IntArrayOf<2>& kernel_size, const IntArrayOf<2>& stride = {},
    const IntArrayOf<2>& padding = 0, const IntArrayOf<2>& dilation = 1, bool ceil_mode = false) {
  return detail::to_public(
      stubs::max_pool2d_with_indices::call(self, kernel_size, stride, padding, dilation,
                                           ceil_mode));
}

/// The gradient of max_pool2d_with_indices for its input.
inline Tensor max_pool2d_with_indices_backward(const Tensor& grad_output, const Tensor& self,
                                               const IntArrayOf<2>& kernel_size,
                                               const IntArrayOf<2>& stride,
                                               const IntArrayOf<2>& padding,
                                               const IntArrayOf<2>& dilation, bool ceil_mode,
                                               const Tensor& indices) {
  return stubs::max_pool2d_with_indices_backward::call(grad_output, self, kernel_size, stride,
                                                       padding, dilation, ceil_mode, indices);
}

}  // namespace tenon
