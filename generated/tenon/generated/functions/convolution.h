// Generated from ops.yaml by templates/functions/shard.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/tensor/public_conversions.h"
#include "tenon/generated/ops/_adaptive_avg_pool2d.h"
#include "tenon/generated/ops/_adaptive_avg_pool2d_backward.h"
#include "tenon/generated/ops/_adaptive_avg_pool3d.h"
#include "tenon/generated/ops/_adaptive_avg_pool3d_backward.h"
#include "tenon/generated/ops/adaptive_avg_pool1d.h"
#include "tenon/generated/ops/adaptive_avg_pool2d.h"
#include "tenon/generated/ops/adaptive_avg_pool3d.h"
#include "tenon/generated/ops/adaptive_max_pool1d.h"
#include "tenon/generated/ops/adaptive_max_pool2d.h"
#include "tenon/generated/ops/adaptive_max_pool2d_backward.h"
#include "tenon/generated/ops/adaptive_max_pool3d.h"
#include "tenon/generated/ops/adaptive_max_pool3d_backward.h"
#include "tenon/generated/ops/affine_grid.h"
#include "tenon/generated/ops/affine_grid_generator.h"
#include "tenon/generated/ops/avg_pool1d.h"
#include "tenon/generated/ops/avg_pool2d.h"
#include "tenon/generated/ops/avg_pool2d_backward.h"
#include "tenon/generated/ops/avg_pool3d.h"
#include "tenon/generated/ops/avg_pool3d_backward.h"
#include "tenon/generated/ops/col2im.h"
#include "tenon/generated/ops/conv1d.h"
#include "tenon/generated/ops/conv2d.h"
#include "tenon/generated/ops/conv3d.h"
#include "tenon/generated/ops/conv_transpose1d.h"
#include "tenon/generated/ops/conv_transpose2d.h"
#include "tenon/generated/ops/conv_transpose3d.h"
#include "tenon/generated/ops/convolution.h"
#include "tenon/generated/ops/convolution_backward.h"
#include "tenon/generated/ops/fold.h"
#include "tenon/generated/ops/grid_sampler_2d.h"
#include "tenon/generated/ops/grid_sampler_2d_backward.h"
#include "tenon/generated/ops/im2col.h"
#include "tenon/generated/ops/max_pool1d.h"
#include "tenon/generated/ops/max_pool2d.h"
#include "tenon/generated/ops/max_pool2d_with_indices.h"
#include "tenon/generated/ops/max_pool2d_with_indices_backward.h"
#include "tenon/generated/ops/max_pool3d.h"
#include "tenon/generated/ops/max_pool3d_with_indices.h"
#include "tenon/generated/ops/max_pool3d_with_indices_backward.h"
#include "tenon/generated/ops/max_unpool2d.h"
#include "tenon/generated/ops/max_unpool3d.h"
#include "tenon/generated/ops/upsample_bicubic2d.h"
#include "tenon/generated/ops/upsample_bicubic2d_backward.h"
#include "tenon/generated/ops/upsample_bilinear2d.h"
#include "tenon/generated/ops/upsample_bilinear2d_backward.h"
#include "tenon/generated/ops/upsample_linear1d.h"
#include "tenon/generated/ops/upsample_linear1d_backward.h"
#include "tenon/generated/ops/upsample_nearest1d.h"
#include "tenon/generated/ops/upsample_nearest1d_backward.h"
#include "tenon/generated/ops/upsample_nearest2d.h"
#include "tenon/generated/ops/upsample_nearest2d_backward.h"
#include "tenon/generated/ops/upsample_nearest3d.h"
#include "tenon/generated/ops/upsample_nearest3d_backward.h"
#include "tenon/generated/ops/upsample_trilinear3d.h"
#include "tenon/generated/ops/upsample_trilinear3d_backward.h"

namespace tenon {

/// The means of output_size windows that cover the last dimension.
inline Tensor adaptive_avg_pool1d(const Tensor& self, const IntArrayOf<1>& output_size) {
  return stubs::adaptive_avg_pool1d::call(self, output_size);
}

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

/// The means of output_size windows that cover the last three dimensions.
inline Tensor _adaptive_avg_pool3d(const Tensor& self, const IntArrayOf<3>& output_size) {
  return stubs::_adaptive_avg_pool3d::call(self, output_size);
}

/// The means of output_size windows that cover the last three dimensions.
inline Tensor adaptive_avg_pool3d(const Tensor& self, const IntArrayOf<3>& output_size) {
  return stubs::adaptive_avg_pool3d::call(self, output_size);
}

/// The gradient of _adaptive_avg_pool3d for its input.
inline Tensor _adaptive_avg_pool3d_backward(const Tensor& grad_output, const Tensor& self) {
  return stubs::_adaptive_avg_pool3d_backward::call(grad_output, self);
}

/// The largest elements of output_size windows that cover the last dimension, and their indices.
inline std::tuple<Tensor, Tensor> adaptive_max_pool1d(const Tensor& self,
                                                      const IntArrayOf<1>& output_size) {
  return detail::to_public(stubs::adaptive_max_pool1d::call(self, output_size));
}

/// The largest elements of output_size windows that cover the last two dimensions, and their
/// indices in the input plane.
inline std::tuple<Tensor, Tensor> adaptive_max_pool2d(const Tensor& self,
                                                      const IntArrayOf<2>& output_size) {
  return detail::to_public(stubs::adaptive_max_pool2d::call(self, output_size));
}

/// The gradient of adaptive_max_pool2d for its input.
inline Tensor adaptive_max_pool2d_backward(const Tensor& grad_output, const Tensor& self,
                                           const Tensor& indices) {
  return stubs::adaptive_max_pool2d_backward::call(grad_output, self, indices);
}

/// The largest elements of output_size windows that cover the last three dimensions, and their
/// indices in the input volume.
inline std::tuple<Tensor, Tensor> adaptive_max_pool3d(const Tensor& self,
                                                      const IntArrayOf<3>& output_size) {
  return detail::to_public(stubs::adaptive_max_pool3d::call(self, output_size));
}

/// The gradient of adaptive_max_pool3d for its input.
inline Tensor adaptive_max_pool3d_backward(const Tensor& grad_output, const Tensor& self,
                                           const Tensor& indices) {
  return stubs::adaptive_max_pool3d_backward::call(grad_output, self, indices);
}

/// The places that affine maps theta take the elements of images of a size to, for grid_sampler_2d.
inline Tensor affine_grid(const Tensor& theta, IntArrayRef size, bool align_corners = false) {
  return stubs::affine_grid::call(theta, size, align_corners);
}

/// The places that affine maps theta take the elements of images of a size to, for grid_sampler_2d.
inline Tensor affine_grid_generator(const Tensor& theta, IntArrayRef size, bool align_corners) {
  return stubs::affine_grid_generator::call(theta, size, align_corners);
}

/// The mean of each window of the last dimension.
inline Tensor avg_pool1d(const Tensor& self, const IntArrayOf<1>& kernel_size,
                         const IntArrayOf<1>& stride = {}, const IntArrayOf<1>& padding = 0,
                         bool ceil_mode = false, bool count_include_pad = true) {
  return stubs::avg_pool1d::call(self, kernel_size, stride, padding, ceil_mode, count_include_pad);
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

/// The mean of each window of the last three dimensions.
inline Tensor avg_pool3d(const Tensor& self, const IntArrayOf<3>& kernel_size,
                         const IntArrayOf<3>& stride = {}, const IntArrayOf<3>& padding = 0,
                         bool ceil_mode = false, bool count_include_pad = true,
                         std::optional<int64_t> divisor_override = std::nullopt) {
  return stubs::avg_pool3d::call(self, kernel_size, stride, padding, ceil_mode, count_include_pad,
                                 divisor_override);
}

/// The gradient of avg_pool3d for its input.
inline Tensor avg_pool3d_backward(const Tensor& grad_output, const Tensor& self,
                                  const IntArrayOf<3>& kernel_size, const IntArrayOf<3>& stride,
                                  const IntArrayOf<3>& padding, bool ceil_mode,
                                  bool count_include_pad, std::optional<int64_t> divisor_override) {
  return stubs::avg_pool3d_backward::call(grad_output, self, kernel_size, stride, padding,
                                          ceil_mode, count_include_pad, divisor_override);
}

/// Images of output_size in which the elements of all columns are added where im2col took them.
inline Tensor col2im(const Tensor& self, const IntArrayOf<2>& output_size,
                     const IntArrayOf<2>& kernel_size, const IntArrayOf<2>& dilation,
                     const IntArrayOf<2>& padding, const IntArrayOf<2>& stride) {
  return stubs::col2im::call(self, output_size, kernel_size, dilation, padding, stride);
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

/// The transpose of a convolution over the last three dimensions.
inline Tensor conv_transpose3d(const Tensor& input, const Tensor& weight,
                               const std::optional<Tensor>& bias = {},
                               const IntArrayOf<3>& stride = 1, const IntArrayOf<3>& padding = 0,
                               const IntArrayOf<3>& output_padding = 0, int64_t groups = 1,
                               const IntArrayOf<3>& dilation = 1) {
  return stubs::conv_transpose3d_input::call(input, weight, detail::tensor_or_undefined(bias),
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

/// The sum of windows, each given as a column, where they lie in the output.
inline Tensor fold(const Tensor& input, const IntArrayOf<2>& output_size,
                   const IntArrayOf<2>& kernel_size, const IntArrayOf<2>& dilation = 1,
                   const IntArrayOf<2>& padding = 0, const IntArrayOf<2>& stride = 1) {
  return stubs::fold::call(input, output_size, kernel_size, dilation, padding, stride);
}

/// Images sampled at the places (x, y) of a grid, from -1 to 1.
inline Tensor grid_sampler_2d(const Tensor& input, const Tensor& grid, int64_t interpolation_mode,
                              int64_t padding_mode, bool align_corners) {
  return stubs::grid_sampler_2d::call(input, grid, interpolation_mode, padding_mode, align_corners);
}

/// The gradients of grid_sampler_2d for input and grid; the ones that output_mask leaves out are
/// undefined.
inline std::tuple<Tensor, Tensor> grid_sampler_2d_backward(
    const Tensor& grad_output, const Tensor& input, const Tensor& grid, int64_t interpolation_mode,
    int64_t padding_mode, bool align_corners, std::array<bool, 2> output_mask) {
  return detail::to_public(
      stubs::grid_sampler_2d_backward::call(grad_output, input, grid, interpolation_mode,
                                            padding_mode, align_corners, output_mask));
}

/// The elements that each window covers, as a column for each window.
inline Tensor im2col(const Tensor& self, const IntArrayOf<2>& kernel_size,
                     const IntArrayOf<2>& dilation, const IntArrayOf<2>& padding,
                     const IntArrayOf<2>& stride) {
  return stubs::im2col::call(self, kernel_size, dilation, padding, stride);
}

/// The largest element of each window of the last dimension.
inline Tensor max_pool1d(const Tensor& self, const IntArrayOf<1>& kernel_size,
                         const IntArrayOf<1>& stride = {}, const IntArrayOf<1>& padding = 0,
                         const IntArrayOf<1>& dilation = 1, bool ceil_mode = false) {
  return stubs::max_pool1d::call(self, kernel_size, stride, padding, dilation, ceil_mode);
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

/// The largest element of each window of the last three dimensions.
inline Tensor max_pool3d(const Tensor& self, const IntArrayOf<3>& kernel_size,
                         const IntArrayOf<3>& stride = {}, const IntArrayOf<3>& padding = 0,
                         const IntArrayOf<3>& dilation = 1, bool ceil_mode = false) {
  return stubs::max_pool3d::call(self, kernel_size, stride, padding, dilation, ceil_mode);
}

/// The largest element of each window of the last three dimensions, and its index in the input
/// volume; NaN counts as the largest.
inline std::tuple<Tensor, Tensor> max_pool3d_with_indices(
    const Tensor& self, const IntArrayOf<3>& kernel_size, const IntArrayOf<3>& stride = {},
    const IntArrayOf<3>& padding = 0, const IntArrayOf<3>& dilation = 1, bool ceil_mode = false) {
  return detail::to_public(
      stubs::max_pool3d_with_indices::call(self, kernel_size, stride, padding, dilation,
                                           ceil_mode));
}

/// The gradient of max_pool3d_with_indices for its input.
inline Tensor max_pool3d_with_indices_backward(const Tensor& grad_output, const Tensor& self,
                                               const IntArrayOf<3>& kernel_size,
                                               const IntArrayOf<3>& stride,
                                               const IntArrayOf<3>& padding,
                                               const IntArrayOf<3>& dilation, bool ceil_mode,
                                               const Tensor& indices) {
  return stubs::max_pool3d_with_indices_backward::call(grad_output, self, kernel_size, stride,
                                                       padding, dilation, ceil_mode, indices);
}

/// Planes of output_size of 0, with the elements of self where max_pool2d found them.
inline Tensor max_unpool2d(const Tensor& self, const Tensor& indices,
                           const IntArrayOf<2>& output_size) {
  return stubs::max_unpool2d::call(self, indices, output_size);
}

/// Volumes of output_size of 0, with the elements of self where max_pool3d found them.
inline Tensor max_unpool3d(const Tensor& self, const Tensor& indices,
                           const IntArrayOf<3>& output_size, const IntArrayOf<3>& stride,
                           const IntArrayOf<3>& padding) {
  return stubs::max_unpool3d::call(self, indices, output_size, stride, padding);
}

/// Images [N, C, ...] of output_size, or scale_factors as large, by bicubic interpolation.
inline Tensor upsample_bicubic2d(const Tensor& input, const OptionalIntArrayRef& output_size,
                                 bool align_corners,
                                 std::optional<ArrayRef<double>> scale_factors) {
  return stubs::upsample_bicubic2d_vec::call(input, output_size, align_corners, scale_factors);
}

/// Images [N, C, ...] of output_size by bicubic interpolation.
inline Tensor upsample_bicubic2d(const Tensor& self, const IntArrayOf<2>& output_size,
                                 bool align_corners, std::optional<double> scales_h = std::nullopt,
                                 std::optional<double> scales_w = std::nullopt) {
  return stubs::upsample_bicubic2d::call(self, output_size, align_corners, scales_h, scales_w);
}

/// The gradient of upsample_bicubic2d for its input.
inline Tensor upsample_bicubic2d_backward(const Tensor& grad_output,
                                          const IntArrayOf<2>& output_size,
                                          const IntArrayOf<4>& input_size, bool align_corners,
                                          std::optional<double> scales_h = std::nullopt,
                                          std::optional<double> scales_w = std::nullopt) {
  return stubs::upsample_bicubic2d_backward::call(grad_output, output_size, input_size,
                                                  align_corners, scales_h, scales_w);
}

/// Images [N, C, ...] of output_size, or scale_factors as large, by bilinear interpolation.
inline Tensor upsample_bilinear2d(const Tensor& input, const OptionalIntArrayRef& output_size,
                                  bool align_corners,
                                  std::optional<ArrayRef<double>> scale_factors) {
  return stubs::upsample_bilinear2d_vec::call(input, output_size, align_corners, scale_factors);
}

/// Images [N, C, ...] of output_size by bilinear interpolation.
inline Tensor upsample_bilinear2d(const Tensor& self, const IntArrayOf<2>& output_size,
                                  bool align_corners, std::optional<double> scales_h = std::nullopt,
                                  std::optional<double> scales_w = std::nullopt) {
  return stubs::upsample_bilinear2d::call(self, output_size, align_corners, scales_h, scales_w);
}

/// The gradient of upsample_bilinear2d for its input.
inline Tensor upsample_bilinear2d_backward(const Tensor& grad_output,
                                           const IntArrayOf<2>& output_size,
                                           const IntArrayOf<4>& input_size, bool align_corners,
                                           std::optional<double> scales_h = std::nullopt,
                                           std::optional<double> scales_w = std::nullopt) {
  return stubs::upsample_bilinear2d_backward::call(grad_output, output_size, input_size,
                                                   align_corners, scales_h, scales_w);
}

/// Images [N, C, ...] of output_size, or scale_factors as large, by linear interpolation.
inline Tensor upsample_linear1d(const Tensor& input, const OptionalIntArrayRef& output_size,
                                bool align_corners, std::optional<ArrayRef<double>> scale_factors) {
  return stubs::upsample_linear1d_vec::call(input, output_size, align_corners, scale_factors);
}

/// Images [N, C, ...] of output_size by linear interpolation.
inline Tensor upsample_linear1d(const Tensor& self, const IntArrayOf<1>& output_size,
                                bool align_corners, std::optional<double> scales = std::nullopt) {
  return stubs::upsample_linear1d::call(self, output_size, align_corners, scales);
}

/// The gradient of upsample_linear1d for its input.
inline Tensor upsample_linear1d_backward(const Tensor& grad_output,
                                         const IntArrayOf<1>& output_size,
                                         const IntArrayOf<3>& input_size, bool align_corners,
                                         std::optional<double> scales = std::nullopt) {
  return stubs::upsample_linear1d_backward::call(grad_output, output_size, input_size,
                                                 align_corners, scales);
}

/// Images [N, C, ...] of output_size, or scale_factors as large, by the nearest elements.
inline Tensor upsample_nearest1d(const Tensor& input, const OptionalIntArrayRef& output_size,
                                 std::optional<ArrayRef<double>> scale_factors) {
  return stubs::upsample_nearest1d_vec::call(input, output_size, scale_factors);
}

/// Images [N, C, ...] of output_size by the nearest elements.
inline Tensor upsample_nearest1d(const Tensor& self, const IntArrayOf<1>& output_size,
                                 std::optional<double> scales = std::nullopt) {
  return stubs::upsample_nearest1d::call(self, output_size, scales);
}

/// The gradient of upsample_nearest1d for its input.
inline Tensor upsample_nearest1d_backward(const Tensor& grad_output,
                                          const IntArrayOf<1>& output_size,
                                          const IntArrayOf<3>& input_size,
                                          std::optional<double> scales = std::nullopt) {
  return stubs::upsample_nearest1d_backward::call(grad_output, output_size, input_size, scales);
}

/// Images [N, C, ...] of output_size, or scale_factors as large, by the nearest elements.
inline Tensor upsample_nearest2d(const Tensor& input, const OptionalIntArrayRef& output_size,
                                 std::optional<ArrayRef<double>> scale_factors) {
  return stubs::upsample_nearest2d_vec::call(input, output_size, scale_factors);
}

/// Images [N, C, ...] of output_size by the nearest elements.
inline Tensor upsample_nearest2d(const Tensor& self, const IntArrayOf<2>& output_size,
                                 std::optional<double> scales_h = std::nullopt,
                                 std::optional<double> scales_w = std::nullopt) {
  return stubs::upsample_nearest2d::call(self, output_size, scales_h, scales_w);
}

/// The gradient of upsample_nearest2d for its input.
inline Tensor upsample_nearest2d_backward(const Tensor& grad_output,
                                          const IntArrayOf<2>& output_size,
                                          const IntArrayOf<4>& input_size,
                                          std::optional<double> scales_h = std::nullopt,
                                          std::optional<double> scales_w = std::nullopt) {
  return stubs::upsample_nearest2d_backward::call(grad_output, output_size, input_size, scales_h,
                                                  scales_w);
}

/// Images [N, C, ...] of output_size, or scale_factors as large, by the nearest elements.
inline Tensor upsample_nearest3d(const Tensor& input, const OptionalIntArrayRef& output_size,
                                 std::optional<ArrayRef<double>> scale_factors) {
  return stubs::upsample_nearest3d_vec::call(input, output_size, scale_factors);
}

/// Images [N, C, ...] of output_size by the nearest elements.
inline Tensor upsample_nearest3d(const Tensor& self, const IntArrayOf<3>& output_size,
                                 std::optional<double> scales_d = std::nullopt,
                                 std::optional<double> scales_h = std::nullopt,
                                 std::optional<double> scales_w = std::nullopt) {
  return stubs::upsample_nearest3d::call(self, output_size, scales_d, scales_h, scales_w);
}

/// The gradient of upsample_nearest3d for its input.
inline Tensor upsample_nearest3d_backward(const Tensor& grad_output,
                                          const IntArrayOf<3>& output_size,
                                          const IntArrayOf<5>& input_size,
                                          std::optional<double> scales_d = std::nullopt,
                                          std::optional<double> scales_h = std::nullopt,
                                          std::optional<double> scales_w = std::nullopt) {
  return stubs::upsample_nearest3d_backward::call(grad_output, output_size, input_size, scales_d,
                                                  scales_h, scales_w);
}

/// Images [N, C, ...] of output_size, or scale_factors as large, by trilinear interpolation.
inline Tensor upsample_trilinear3d(const Tensor& input, const OptionalIntArrayRef& output_size,
                                   bool align_corners,
                                   std::optional<ArrayRef<double>> scale_factors) {
  return stubs::upsample_trilinear3d_vec::call(input, output_size, align_corners, scale_factors);
}

/// Images [N, C, ...] of output_size by trilinear interpolation.
inline Tensor upsample_trilinear3d(const Tensor& self, const IntArrayOf<3>& output_size,
                                   bool align_corners,
                                   std::optional<double> scales_d = std::nullopt,
                                   std::optional<double> scales_h = std::nullopt,
                                   std::optional<double> scales_w = std::nullopt) {
  return stubs::upsample_trilinear3d::call(self, output_size, align_corners, scales_d, scales_h,
                                           scales_w);
}

/// The gradient of upsample_trilinear3d for its input.
inline Tensor upsample_trilinear3d_backward(const Tensor& grad_output,
                                            const IntArrayOf<3>& output_size,
                                            const IntArrayOf<5>& input_size, bool align_corners,
                                            std::optional<double> scales_d = std::nullopt,
                                            std::optional<double> scales_h = std::nullopt,
                                            std::optional<double> scales_w = std::nullopt) {
  return stubs::upsample_trilinear3d_backward::call(grad_output, output_size, input_size,
                                                    align_corners, scales_d, scales_h, scales_w);
}

}  // namespace tenon
