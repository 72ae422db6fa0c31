// Generated from ops.yaml by templates/redispatch/shard.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/tensor/public_conversions.h"
#include "tenon/generated/functions/convolution.h"

namespace tenon::redispatch {

inline Tensor adaptive_avg_pool1d(DispatchKeySet keys, const Tensor& self,
                                  const IntArrayOf<1>& output_size) {
  return stubs::adaptive_avg_pool1d::redispatch(keys, self, output_size);
}

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

inline Tensor _adaptive_avg_pool3d(DispatchKeySet keys, const Tensor& self,
                                   const IntArrayOf<3>& output_size) {
  return stubs::_adaptive_avg_pool3d::redispatch(keys, self, output_size);
}

inline Tensor adaptive_avg_pool3d(DispatchKeySet keys, const Tensor& self,
                                  const IntArrayOf<3>& output_size) {
  return stubs::adaptive_avg_pool3d::redispatch(keys, self, output_size);
}

inline Tensor _adaptive_avg_pool3d_backward(DispatchKeySet keys, const Tensor& grad_output,
                                            const Tensor& self) {
  return stubs::_adaptive_avg_pool3d_backward::redispatch(keys, grad_output, self);
}

inline std::tuple<Tensor, Tensor> adaptive_max_pool1d(DispatchKeySet keys, const Tensor& self,
                                                      const IntArrayOf<1>& output_size) {
  return detail::to_public(stubs::adaptive_max_pool1d::redispatch(keys, self, output_size));
}

inline std::tuple<Tensor, Tensor> adaptive_max_pool2d(DispatchKeySet keys, const Tensor& self,
                                                      const IntArrayOf<2>& output_size) {
  return detail::to_public(stubs::adaptive_max_pool2d::redispatch(keys, self, output_size));
}

inline Tensor adaptive_max_pool2d_backward(DispatchKeySet keys, const Tensor& grad_output,
                                           const Tensor& self, const Tensor& indices) {
  return stubs::adaptive_max_pool2d_backward::redispatch(keys, grad_output, self, indices);
}

inline std::tuple<Tensor, Tensor> adaptive_max_pool3d(DispatchKeySet keys, const Tensor& self,
                                                      const IntArrayOf<3>& output_size) {
  return detail::to_public(stubs::adaptive_max_pool3d::redispatch(keys, self, output_size));
}

inline Tensor adaptive_max_pool3d_backward(DispatchKeySet keys, const Tensor& grad_output,
                                           const Tensor& self, const Tensor& indices) {
  return stubs::adaptive_max_pool3d_backward::redispatch(keys, grad_output, self, indices);
}

inline Tensor affine_grid(DispatchKeySet keys, const Tensor& theta, IntArrayRef size,
                          bool align_corners = false) {
  return stubs::affine_grid::redispatch(keys, theta, size, align_corners);
}

inline Tensor affine_grid_generator(DispatchKeySet keys, const Tensor& theta, IntArrayRef size,
                                    bool align_corners) {
  return stubs::affine_grid_generator::redispatch(keys, theta, size, align_corners);
}

inline Tensor avg_pool1d(DispatchKeySet keys, const Tensor& self, const IntArrayOf<1>& kernel_size,
                         const IntArrayOf<1>& stride = {}, const IntArrayOf<1>& padding = 0,
                         bool ceil_mode = false, bool count_include_pad = true) {
  return stubs::avg_pool1d::redispatch(keys, self, kernel_size, stride, padding, ceil_mode,
                                       count_include_pad);
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

inline Tensor avg_pool3d(DispatchKeySet keys, const Tensor& self, const IntArrayOf<3>& kernel_size,
                         const IntArrayOf<3>& stride = {}, const IntArrayOf<3>& padding = 0,
                         bool ceil_mode = false, bool count_include_pad = true,
                         std::optional<int64_t> divisor_override = std::nullopt) {
  return stubs::avg_pool3d::redispatch(keys, self, kernel_size, stride, padding, ceil_mode,
                                       count_include_pad, divisor_override);
}

inline Tensor avg_pool3d_backward(DispatchKeySet keys, const Tensor& grad_output,
                                  const Tensor& self, const IntArrayOf<3>& kernel_size,
                                  const IntArrayOf<3>& stride, const IntArrayOf<3>& padding,
                                  bool ceil_mode, bool count_include_pad,
                                  std::optional<int64_t> divisor_override) {
  return stubs::avg_pool3d_backward::redispatch(keys, grad_output, self, kernel_size, stride,
                                                padding, ceil_mode, count_include_pad,
                                                divisor_override);
}

inline Tensor col2im(DispatchKeySet keys, const Tensor& self, const IntArrayOf<2>& output_size,
                     const IntArrayOf<2>& kernel_size, const IntArrayOf<2>& dilation,
                     const IntArrayOf<2>& padding, const IntArrayOf<2>& stride) {
  return stubs::col2im::redispatch(keys, self, output_size, kernel_size, dilation, padding, stride);
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

inline Tensor conv_transpose3d(DispatchKeySet keys, const Tensor& input, const Tensor& weight,
                               const std::optional<Tensor>& bias = {},
                               const IntArrayOf<3>& stride = 1, const IntArrayOf<3>& padding = 0,
                               const IntArrayOf<3>& output_padding = 0, int64_t groups = 1,
                               const IntArrayOf<3>& dilation = 1) {
  return stubs::conv_transpose3d_input::redispatch(
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

inline Tensor fold(DispatchKeySet keys, const Tensor& input, const IntArrayOf<2>& output_size,
                   const IntArrayOf<2>& kernel_size, const IntArrayOf<2>& dilation = 1,
                   const IntArrayOf<2>& padding = 0, const IntArrayOf<2>& stride = 1) {
  return stubs::fold::redispatch(keys, input, output_size, kernel_size, dilation, padding, stride);
}

inline Tensor grid_sampler_2d(DispatchKeySet keys, const Tensor& input, const Tensor& grid,
                              int64_t interpolation_mode, int64_t padding_mode,
                              bool align_corners) {
  return stubs::grid_sampler_2d::redispatch(keys, input, grid, interpolation_mode, padding_mode,
                                            align_corners);
}

inline std::tuple<Tensor, Tensor> grid_sampler_2d_backward(
    DispatchKeySet keys, const Tensor& grad_output, const Tensor& input, const Tensor& grid,
    int64_t interpolation_mode, int64_t padding_mode, bool align_corners,
    std::array<bool, 2> output_mask) {
  return detail::to_public(
      stubs::grid_sampler_2d_backward::redispatch(
          keys, grad_output, input, grid, interpolation_mode, padding_mode, align_corners,
          output_mask));
}

inline Tensor im2col(DispatchKeySet keys, const Tensor& self, const IntArrayOf<2>& kernel_size,
                     const IntArrayOf<2>& dilation, const IntArrayOf<2>& padding,
                     const IntArrayOf<2>& stride) {
  return stubs::im2col::redispatch(keys, self, kernel_size, dilation, padding, stride);
}

inline Tensor max_pool1d(DispatchKeySet keys, const Tensor& self, const IntArrayOf<1>& kernel_size,
                         const IntArrayOf<1>& stride = {}, const IntArrayOf<1>& padding = 0,
                         const IntArrayOf<1>& dilation = 1, bool ceil_mode = false) {
  return stubs::max_pool1d::redispatch(keys, self, kernel_size, stride, padding, dilation,
                                       ceil_mode);
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

inline Tensor max_pool3d(DispatchKeySet keys, const Tensor& self, const IntArrayOf<3>& kernel_size,
                         const IntArrayOf<3>& stride = {}, const IntArrayOf<3>& padding = 0,
                         const IntArrayOf<3>& dilation = 1, bool ceil_mode = false) {
  return stubs::max_pool3d::redispatch(keys, self, kernel_size, stride, padding, dilation,
                                       ceil_mode);
}

inline std::tuple<Tensor, Tensor> max_pool3d_with_indices(
    DispatchKeySet keys, const Tensor& self, const IntArrayOf<3>& kernel_size,
    const IntArrayOf<3>& stride = {}, const IntArrayOf<3>& padding = 0,
    const IntArrayOf<3>& dilation = 1, bool ceil_mode = false) {
  return detail::to_public(
      stubs::max_pool3d_with_indices::redispatch(keys, self, kernel_size, stride, padding, dilation,
                                                 ceil_mode));
}

inline Tensor max_pool3d_with_indices_backward(DispatchKeySet keys, const Tensor& grad_output,
                                               const Tensor& self, const IntArrayOf<3>& kernel_size,
                                               const IntArrayOf<3>& stride,
                                               const IntArrayOf<3>& padding,
                                               const IntArrayOf<3>& dilation, bool ceil_mode,
                                               const Tensor& indices) {
  return stubs::max_pool3d_with_indices_backward::redispatch(
      keys, grad_output, self, kernel_size, stride, padding, dilation, ceil_mode, indices);
}

inline Tensor max_unpool2d(DispatchKeySet keys, const Tensor& self, const Tensor& indices,
                           const IntArrayOf<2>& output_size) {
  return stubs::max_unpool2d::redispatch(keys, self, indices, output_size);
}

inline Tensor max_unpool3d(DispatchKeySet keys, const Tensor& self, const Tensor& indices,
                           const IntArrayOf<3>& output_size, const IntArrayOf<3>& stride,
                           const IntArrayOf<3>& padding) {
  return stubs::max_unpool3d::redispatch(keys, self, indices, output_size, stride, padding);
}

inline Tensor upsample_bicubic2d(DispatchKeySet keys, const Tensor& input,
                                 const OptionalIntArrayRef& output_size, bool align_corners,
                                 std::optional<ArrayRef<double>> scale_factors) {
  return stubs::upsample_bicubic2d_vec::redispatch(keys, input, output_size, align_corners,
                                                   scale_factors);
}
inline Tensor upsample_bicubic2d(DispatchKeySet keys, const Tensor& self,
                                 const IntArrayOf<2>& output_size, bool align_corners,
                                 std::optional<double> scales_h = std::nullopt,
                                 std::optional<double> scales_w = std::nullopt) {
  return stubs::upsample_bicubic2d::redispatch(keys, self, output_size, align_corners, scales_h,
                                               scales_w);
}

inline Tensor upsample_bicubic2d_backward(DispatchKeySet keys, const Tensor& grad_output,
                                          const IntArrayOf<2>& output_size,
                                          const IntArrayOf<4>& input_size, bool align_corners,
                                          std::optional<double> scales_h = std::nullopt,
                                          std::optional<double> scales_w = std::nullopt) {
  return stubs::upsample_bicubic2d_backward::redispatch(keys, grad_output, output_size, input_size,
                                                        align_corners, scales_h, scales_w);
}

inline Tensor upsample_bilinear2d(DispatchKeySet keys, const Tensor& input,
                                  const OptionalIntArrayRef& output_size, bool align_corners,
                                  std::optional<ArrayRef<double>> scale_factors) {
  return stubs::upsample_bilinear2d_vec::redispatch(keys, input, output_size, align_corners,
                                                    scale_factors);
}
inline Tensor upsample_bilinear2d(DispatchKeySet keys, const Tensor& self,
                                  const IntArrayOf<2>& output_size, bool align_corners,
                                  std::optional<double> scales_h = std::nullopt,
                                  std::optional<double> scales_w = std::nullopt) {
  return stubs::upsample_bilinear2d::redispatch(keys, self, output_size, align_corners, scales_h,
                                                scales_w);
}

inline Tensor upsample_bilinear2d_backward(DispatchKeySet keys, const Tensor& grad_output,
                                           const IntArrayOf<2>& output_size,
                                           const IntArrayOf<4>& input_size, bool align_corners,
                                           std::optional<double> scales_h = std::nullopt,
                                           std::optional<double> scales_w = std::nullopt) {
  return stubs::upsample_bilinear2d_backward::redispatch(keys, grad_output, output_size, input_size,
                                                         align_corners, scales_h, scales_w);
}

inline Tensor upsample_linear1d(DispatchKeySet keys, const Tensor& input,
                                const OptionalIntArrayRef& output_size, bool align_corners,
                                std::optional<ArrayRef<double>> scale_factors) {
  return stubs::upsample_linear1d_vec::redispatch(keys, input, output_size, align_corners,
                                                  scale_factors);
}
inline Tensor upsample_linear1d(DispatchKeySet keys, const Tensor& self,
                                const IntArrayOf<1>& output_size, bool align_corners,
                                std::optional<double> scales = std::nullopt) {
  return stubs::upsample_linear1d::redispatch(keys, self, output_size, align_corners, scales);
}

inline Tensor upsample_linear1d_backward(DispatchKeySet keys, const Tensor& grad_output,
                                         const IntArrayOf<1>& output_size,
                                         const IntArrayOf<3>& input_size, bool align_corners,
                                         std::optional<double> scales = std::nullopt) {
  return stubs::upsample_linear1d_backward::redispatch(keys, grad_output, output_size, input_size,
                                                       align_corners, scales);
}

inline Tensor upsample_nearest1d(DispatchKeySet keys, const Tensor& input,
                                 const OptionalIntArrayRef& output_size,
                                 std::optional<ArrayRef<double>> scale_factors) {
  return stubs::upsample_nearest1d_vec::redispatch(keys, input, output_size, scale_factors);
}
inline Tensor upsample_nearest1d(DispatchKeySet keys, const Tensor& self,
                                 const IntArrayOf<1>& output_size,
                                 std::optional<double> scales = std::nullopt) {
  return stubs::upsample_nearest1d::redispatch(keys, self, output_size, scales);
}

inline Tensor upsample_nearest1d_backward(DispatchKeySet keys, const Tensor& grad_output,
                                          const IntArrayOf<1>& output_size,
                                          const IntArrayOf<3>& input_size,
                                          std::optional<double> scales = std::nullopt) {
  return stubs::upsample_nearest1d_backward::redispatch(keys, grad_output, output_size, input_size,
                                                        scales);
}

inline Tensor upsample_nearest2d(DispatchKeySet keys, const Tensor& input,
                                 const OptionalIntArrayRef& output_size,
                                 std::optional<ArrayRef<double>> scale_factors) {
  return stubs::upsample_nearest2d_vec::redispatch(keys, input, output_size, scale_factors);
}
inline Tensor upsample_nearest2d(DispatchKeySet keys, const Tensor& self,
                                 const IntArrayOf<2>& output_size,
                                 std::optional<double> scales_h = std::nullopt,
                                 std::optional<double> scales_w = std::nullopt) {
  return stubs::upsample_nearest2d::redispatch(keys, self, output_size, scales_h, scales_w);
}

inline Tensor upsample_nearest2d_backward(DispatchKeySet keys, const Tensor& grad_output,
                                          const IntArrayOf<2>& output_size,
                                          const IntArrayOf<4>& input_size,
                                          std::optional<double> scales_h = std::nullopt,
                                          std::optional<double> scales_w = std::nullopt) {
  return stubs::upsample_nearest2d_backward::redispatch(keys, grad_output, output_size, input_size,
                                                        scales_h, scales_w);
}

inline Tensor upsample_nearest3d(DispatchKeySet keys, const Tensor& input,
                                 const OptionalIntArrayRef& output_size,
                                 std::optional<ArrayRef<double>> scale_factors) {
  return stubs::upsample_nearest3d_vec::redispatch(keys, input, output_size, scale_factors);
}
inline Tensor upsample_nearest3d(DispatchKeySet keys, const Tensor& self,
                                 const IntArrayOf<3>& output_size,
                                 std::optional<double> scales_d = std::nullopt,
                                 std::optional<double> scales_h = std::nullopt,
                                 std::optional<double> scales_w = std::nullopt) {
  return stubs::upsample_nearest3d::redispatch(keys, self, output_size, scales_d, scales_h,
                                               scales_w);
}

inline Tensor upsample_nearest3d_backward(DispatchKeySet keys, const Tensor& grad_output,
                                          const IntArrayOf<3>& output_size,
                                          const IntArrayOf<5>& input_size,
                                          std::optional<double> scales_d = std::nullopt,
                                          std::optional<double> scales_h = std::nullopt,
                                          std::optional<double> scales_w = std::nullopt) {
  return stubs::upsample_nearest3d_backward::redispatch(keys, grad_output, output_size, input_size,
                                                        scales_d, scales_h, scales_w);
}

inline Tensor upsample_trilinear3d(DispatchKeySet keys, const Tensor& input,
                                   const OptionalIntArrayRef& output_size, bool align_corners,
                                   std::optional<ArrayRef<double>> scale_factors) {
  return stubs::upsample_trilinear3d_vec::redispatch(keys, input, output_size, align_corners,
                                                     scale_factors);
}
inline Tensor upsample_trilinear3d(DispatchKeySet keys, const Tensor& self,
                                   const IntArrayOf<3>& output_size, bool align_corners,
                                   std::optional<double> scales_d = std::nullopt,
                                   std::optional<double> scales_h = std::nullopt,
                                   std::optional<double> scales_w = std::nullopt) {
  return stubs::upsample_trilinear3d::redispatch(keys, self, output_size, align_corners, scales_d,
                                                 scales_h, scales_w);
}

inline Tensor upsample_trilinear3d_backward(DispatchKeySet keys, const Tensor& grad_output,
                                            const IntArrayOf<3>& output_size,
                                            const IntArrayOf<5>& input_size, bool align_corners,
                                            std::optional<double> scales_d = std::nullopt,
                                            std::optional<double> scales_h = std::nullopt,
                                            std::optional<double> scales_w = std::nullopt) {
  return stubs::upsample_trilinear3d_backward::redispatch(
      keys, grad_output, output_size, input_size, align_corners, scales_d, scales_h, scales_w);
}

}  // namespace tenon::redispatch
