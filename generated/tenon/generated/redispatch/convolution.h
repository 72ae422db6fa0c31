// Generated from ops.yaml by templates/redispatch/category.h.j2. Do not edit; run
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

namespace tenon::redispatch {

// convolution(Tensor input, Tensor weight, Tensor? bias, SymInt[] stride, SymInt[] padding,
//   SymInt[] dilation, bool transposed, SymInt[] output_padding, SymInt groups) -> Tensor
inline Tensor convolution(DispatchKeySet keys, const Tensor& input, const Tensor& weight,
                          const std::optional<Tensor>& bias, IntArrayRef stride,
                          IntArrayRef padding, IntArrayRef dilation, bool transposed,
                          IntArrayRef output_padding, int64_t groups) {
  return stubs::convolution::redispatch(keys, input, weight, detail::tensor_or_undefined(bias),
                                        stride, padding, dilation, transposed, output_padding,
                                        groups);
}

// convolution_backward(Tensor grad_output, Tensor input, Tensor weight, SymInt[]? bias_sizes,
//   SymInt[] stride, SymInt[] padding, SymInt[] dilation, bool transposed, SymInt[] output_padding,
//   SymInt groups, bool[3] output_mask) -> (Tensor, Tensor, Tensor)
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

// conv1d(Tensor input, Tensor weight, Tensor? bias=None, SymInt[1] stride=1, SymInt[1] padding=0,
//   SymInt[1] dilation=1, SymInt groups=1) -> Tensor
inline Tensor conv1d(DispatchKeySet keys, const Tensor& input, const Tensor& weight,
                     const std::optional<Tensor>& bias = {}, const IntArrayOf<1>& stride = 1,
                     const IntArrayOf<1>& padding = 0, const IntArrayOf<1>& dilation = 1,
                     int64_t groups = 1) {
  return stubs::conv1d::redispatch(keys, input, weight, detail::tensor_or_undefined(bias), stride,
                                   padding, dilation, groups);
}

// conv2d(Tensor input, Tensor weight, Tensor? bias=None, SymInt[2] stride=1, SymInt[2] padding=0,
//   SymInt[2] dilation=1, SymInt groups=1) -> Tensor
inline Tensor conv2d(DispatchKeySet keys, const Tensor& input, const Tensor& weight,
                     const std::optional<Tensor>& bias = {}, const IntArrayOf<2>& stride = 1,
                     const IntArrayOf<2>& padding = 0, const IntArrayOf<2>& dilation = 1,
                     int64_t groups = 1) {
  return stubs::conv2d::redispatch(keys, input, weight, detail::tensor_or_undefined(bias), stride,
                                   padding, dilation, groups);
}

// conv3d(Tensor input, Tensor weight, Tensor? bias=None, SymInt[3] stride=1, SymInt[3] padding=0,
//   SymInt[3] dilation=1, SymInt groups=1) -> Tensor
inline Tensor conv3d(DispatchKeySet keys, const Tensor& input, const Tensor& weight,
                     const std::optional<Tensor>& bias = {}, const IntArrayOf<3>& stride = 1,
                     const IntArrayOf<3>& padding = 0, const IntArrayOf<3>& dilation = 1,
                     int64_t groups = 1) {
  return stubs::conv3d::redispatch(keys, input, weight, detail::tensor_or_undefined(bias), stride,
                                   padding, dilation, groups);
}

// conv_transpose1d(Tensor input, Tensor weight, Tensor? bias=None, SymInt[1] stride=1, SymInt[1]
//   padding=0, SymInt[1] output_padding=0, SymInt groups=1, SymInt[1] dilation=1) -> Tensor
inline Tensor conv_transpose1d(DispatchKeySet keys, const Tensor& input, const Tensor& weight,
                               const std::optional<Tensor>& bias = {},
                               const IntArrayOf<1>& stride = 1, const IntArrayOf<1>& padding = 0,
                               const IntArrayOf<1>& output_padding = 0, int64_t groups = 1,
                               const IntArrayOf<1>& dilation = 1) {
  return stubs::conv_transpose1d::redispatch(keys, input, weight, detail::tensor_or_undefined(bias),
                                             stride, padding, output_padding, groups, dilation);
}

// conv_transpose2d.input(Tensor input, Tensor weight, Tensor? bias=None, SymInt[2] stride=1,
//   SymInt[2] padding=0, SymInt[2] output_padding=0, SymInt groups=1, SymInt[2] dilation=1) ->
//   Tensor
inline Tensor conv_transpose2d(DispatchKeySet keys, const Tensor& input, const Tensor& weight,
                               const std::optional<Tensor>& bias = {},
                               const IntArrayOf<2>& stride = 1, const IntArrayOf<2>& padding = 0,
                               const IntArrayOf<2>& output_padding = 0, int64_t groups = 1,
                               const IntArrayOf<2>& dilation = 1) {
  return stubs::conv_transpose2d_input::redispatch(
      keys, input, weight, detail::tensor_or_undefined(bias), stride, padding, output_padding,
      groups, dilation);
}

// max_pool2d_with_indices(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0,
//   int[2] dilation=1, bool ceil_mode=False) -> (Tensor, Tensor)
inline std::tuple<Tensor, Tensor> max_pool2d_with_indices(
    DispatchKeySet keys, const Tensor& self, const IntArrayOf<2>& kernel_size,
    const IntArrayOf<2>& stride = {}, const IntArrayOf<2>& padding = 0,
    const IntArrayOf<2>& dilation = 1, bool ceil_mode = false) {
  return detail::to_public(
      stubs::max_pool2d_with_indices::redispatch(keys, self, kernel_size, stride, padding, dilation,
                                                 ceil_mode));
}

// max_pool2d_with_indices_backward(Tensor grad_output, Tensor self, int[2] kernel_size, int[2]
//   stride, int[2] padding, int[2] dilation, bool ceil_mode, Tensor indices) -> Tensor
inline Tensor max_pool2d_with_indices_backward(DispatchKeySet keys, const Tensor& grad_output,
                                               const Tensor& self, const IntArrayOf<2>& kernel_size,
                                               const IntArrayOf<2>& stride,
                                               const IntArrayOf<2>& padding,
                                               const IntArrayOf<2>& dilation, bool ceil_mode,
                                               const Tensor& indices) {
  return stubs::max_pool2d_with_indices_backward::redispatch(
      keys, grad_output, self, kernel_size, stride, padding, dilation, ceil_mode, indices);
}

// max_pool2d(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, int[2]
//   dilation=1, bool ceil_mode=False) -> Tensor
inline Tensor max_pool2d(DispatchKeySet keys, const Tensor& self, const IntArrayOf<2>& kernel_size,
                         const IntArrayOf<2>& stride = {}, const IntArrayOf<2>& padding = 0,
                         const IntArrayOf<2>& dilation = 1, bool ceil_mode = false) {
  return stubs::max_pool2d::redispatch(keys, self, kernel_size, stride, padding, dilation,
                                       ceil_mode);
}

// avg_pool2d(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, bool
//   ceil_mode=False, bool count_include_pad=True, int? divisor_override=None) -> Tensor
inline Tensor avg_pool2d(DispatchKeySet keys, const Tensor& self, const IntArrayOf<2>& kernel_size,
                         const IntArrayOf<2>& stride = {}, const IntArrayOf<2>& padding = 0,
                         bool ceil_mode = false, bool count_include_pad = true,
                         std::optional<int64_t> divisor_override = std::nullopt) {
  return stubs::avg_pool2d::redispatch(keys, self, kernel_size, stride, padding, ceil_mode,
                                       count_include_pad, divisor_override);
}

// avg_pool2d_backward(Tensor grad_output, Tensor self, int[2] kernel_size, int[2] stride, int[2]
//   padding, bool ceil_mode, bool count_include_pad, int? divisor_override) -> Tensor
inline Tensor avg_pool2d_backward(DispatchKeySet keys, const Tensor& grad_output,
                                  const Tensor& self, const IntArrayOf<2>& kernel_size,
                                  const IntArrayOf<2>& stride, const IntArrayOf<2>& padding,
                                  bool ceil_mode, bool count_include_pad,
                                  std::optional<int64_t> divisor_override) {
  return stubs::avg_pool2d_backward::redispatch(keys, grad_output, self, kernel_size, stride,
                                                padding, ceil_mode, count_include_pad,
                                                divisor_override);
}

// _adaptive_avg_pool2d(Tensor self, SymInt[2] output_size) -> Tensor
inline Tensor _adaptive_avg_pool2d(DispatchKeySet keys, const Tensor& self,
                                   const IntArrayOf<2>& output_size) {
  return stubs::_adaptive_avg_pool2d::redispatch(keys, self, output_size);
}

// _adaptive_avg_pool2d_backward(Tensor grad_output, Tensor self) -> Tensor
inline Tensor _adaptive_avg_pool2d_backward(DispatchKeySet keys, const Tensor& grad_output,
                                            const Tensor& self) {
  return stubs::_adaptive_avg_pool2d_backward::redispatch(keys, grad_output, self);
}

// adaptive_avg_pool2d(Tensor self, SymInt[2] output_size) -> Tensor
inline Tensor adaptive_avg_pool2d(DispatchKeySet keys, const Tensor& self,
                                  const IntArrayOf<2>& output_size) {
  return stubs::adaptive_avg_pool2d::redispatch(keys, self, output_size);
}

}  // namespace tenon::redispatch
