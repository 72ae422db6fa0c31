// Generated from ops.yaml by templates/kernels/category.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include <array>
#include <optional>
#include <string_view>
#include <tuple>
#include <vector>

#include "tenon/base/generator.h"
#include "tenon/tensor/tensor_list.h"

// The handwritten functions that the operators of this category are computed by.

namespace tenon::kernels {

// convolution(Tensor input, Tensor weight, Tensor? bias, SymInt[] stride, SymInt[] padding,
//   SymInt[] dilation, bool transposed, SymInt[] output_padding, SymInt groups) -> Tensor
void convolution(const TensorBase& input, const TensorBase& weight, const TensorBase& bias,
                 IntArrayRef stride, IntArrayRef padding, IntArrayRef dilation, bool transposed,
                 IntArrayRef output_padding, int64_t groups, TensorBase& result);

// convolution_backward(Tensor grad_output, Tensor input, Tensor weight, SymInt[]? bias_sizes,
//   SymInt[] stride, SymInt[] padding, SymInt[] dilation, bool transposed, SymInt[] output_padding,
//   SymInt groups, bool[3] output_mask) -> (Tensor, Tensor, Tensor)
void convolution_backward(const TensorBase& grad_output, const TensorBase& input,
                          const TensorBase& weight, std::optional<IntArrayRef> bias_sizes,
                          IntArrayRef stride, IntArrayRef padding, IntArrayRef dilation,
                          bool transposed, IntArrayRef output_padding, int64_t groups,
                          std::array<bool, 3> output_mask, TensorBase& result0, TensorBase& result1,
                          TensorBase& result2);

// max_pool2d_with_indices(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0,
//   int[2] dilation=1, bool ceil_mode=False) -> (Tensor, Tensor)
void max_pool2d_with_indices(const TensorBase& self, IntArrayRef kernel_size, IntArrayRef stride,
                             IntArrayRef padding, IntArrayRef dilation, bool ceil_mode,
                             TensorBase& result0, TensorBase& result1);

// max_pool2d_with_indices_backward(Tensor grad_output, Tensor self, int[2] kernel_size, int[2]
//   stride, int[2] padding, int[2] dilation, bool ceil_mode, Tensor indices) -> Tensor
void max_pool2d_with_indices_backward(const TensorBase& grad_output, const TensorBase& self,
                                      IntArrayRef kernel_size, IntArrayRef stride,
                                      IntArrayRef padding, IntArrayRef dilation, bool ceil_mode,
                                      const TensorBase& indices, TensorBase& result);

// avg_pool2d(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, bool
//   ceil_mode=False, bool count_include_pad=True, int? divisor_override=None) -> Tensor
void avg_pool2d(const TensorBase& self, IntArrayRef kernel_size, IntArrayRef stride,
                IntArrayRef padding, bool ceil_mode, bool count_include_pad,
                std::optional<int64_t> divisor_override, TensorBase& result);

// avg_pool2d_backward(Tensor grad_output, Tensor self, int[2] kernel_size, int[2] stride, int[2]
//   padding, bool ceil_mode, bool count_include_pad, int? divisor_override) -> Tensor
void avg_pool2d_backward(const TensorBase& grad_output, const TensorBase& self,
                         IntArrayRef kernel_size, IntArrayRef stride, IntArrayRef padding,
                         bool ceil_mode, bool count_include_pad,
                         std::optional<int64_t> divisor_override, TensorBase& result);

// _adaptive_avg_pool2d(Tensor self, SymInt[2] output_size) -> Tensor
void _adaptive_avg_pool2d(const TensorBase& self, IntArrayRef output_size, TensorBase& result);

// _adaptive_avg_pool2d_backward(Tensor grad_output, Tensor self) -> Tensor
void _adaptive_avg_pool2d_backward(const TensorBase& grad_output, const TensorBase& self,
                                   TensorBase& result);

// max_pool3d_with_indices(Tensor self, int[3] kernel_size, int[3] stride=[], int[3] padding=0,
//   int[3] dilation=1, bool ceil_mode=False) -> (Tensor, Tensor)
void max_pool3d_with_indices(const TensorBase& self, IntArrayRef kernel_size, IntArrayRef stride,
                             IntArrayRef padding, IntArrayRef dilation, bool ceil_mode,
                             TensorBase& result0, TensorBase& result1);

// max_pool3d_with_indices_backward(Tensor grad_output, Tensor self, int[3] kernel_size, int[3]
//   stride, int[3] padding, int[3] dilation, bool ceil_mode, Tensor indices) -> Tensor
void max_pool3d_with_indices_backward(const TensorBase& grad_output, const TensorBase& self,
                                      IntArrayRef kernel_size, IntArrayRef stride,
                                      IntArrayRef padding, IntArrayRef dilation, bool ceil_mode,
                                      const TensorBase& indices, TensorBase& result);

// avg_pool3d(Tensor self, int[3] kernel_size, int[3] stride=[], int[3] padding=0, bool
//   ceil_mode=False, bool count_include_pad=True, int? divisor_override=None) -> Tensor
void avg_pool3d(const TensorBase& self, IntArrayRef kernel_size, IntArrayRef stride,
                IntArrayRef padding, bool ceil_mode, bool count_include_pad,
                std::optional<int64_t> divisor_override, TensorBase& result);

// avg_pool3d_backward(Tensor grad_output, Tensor self, int[3] kernel_size, int[3] stride, int[3]
//   padding, bool ceil_mode, bool count_include_pad, int? divisor_override) -> Tensor
void avg_pool3d_backward(const TensorBase& grad_output, const TensorBase& self,
                         IntArrayRef kernel_size, IntArrayRef stride, IntArrayRef padding,
                         bool ceil_mode, bool count_include_pad,
                         std::optional<int64_t> divisor_override, TensorBase& result);

// _adaptive_avg_pool3d(Tensor self, SymInt[3] output_size) -> Tensor
void _adaptive_avg_pool3d(const TensorBase& self, IntArrayRef output_size, TensorBase& result);

// _adaptive_avg_pool3d_backward(Tensor grad_output, Tensor self) -> Tensor
void _adaptive_avg_pool3d_backward(const TensorBase& grad_output, const TensorBase& self,
                                   TensorBase& result);

// adaptive_max_pool2d(Tensor self, int[2] output_size) -> (Tensor, Tensor)
void adaptive_max_pool2d(const TensorBase& self, IntArrayRef output_size, TensorBase& result0,
                         TensorBase& result1);

// adaptive_max_pool2d_backward(Tensor grad_output, Tensor self, Tensor indices) -> Tensor
void adaptive_max_pool2d_backward(const TensorBase& grad_output, const TensorBase& self,
                                  const TensorBase& indices, TensorBase& result);

// adaptive_max_pool3d(Tensor self, int[3] output_size) -> (Tensor, Tensor)
void adaptive_max_pool3d(const TensorBase& self, IntArrayRef output_size, TensorBase& result0,
                         TensorBase& result1);

// adaptive_max_pool3d_backward(Tensor grad_output, Tensor self, Tensor indices) -> Tensor
void adaptive_max_pool3d_backward(const TensorBase& grad_output, const TensorBase& self,
                                  const TensorBase& indices, TensorBase& result);

// im2col(Tensor self, int[2] kernel_size, int[2] dilation, int[2] padding, int[2] stride) -> Tensor
void im2col(const TensorBase& self, IntArrayRef kernel_size, IntArrayRef dilation,
            IntArrayRef padding, IntArrayRef stride, TensorBase& result);

// col2im(Tensor self, SymInt[2] output_size, int[2] kernel_size, int[2] dilation, int[2] padding,
//   int[2] stride) -> Tensor
void col2im(const TensorBase& self, IntArrayRef output_size, IntArrayRef kernel_size,
            IntArrayRef dilation, IntArrayRef padding, IntArrayRef stride, TensorBase& result);

// upsample_nearest1d(Tensor self, SymInt[1] output_size, float? scales=None) -> Tensor
void upsample_nearest1d(const TensorBase& self, IntArrayRef output_size,
                        std::optional<double> scales, TensorBase& result);

// upsample_nearest1d_backward(Tensor grad_output, SymInt[1] output_size, SymInt[3] input_size,
//   float? scales=None) -> Tensor
void upsample_nearest1d_backward(const TensorBase& grad_output, IntArrayRef output_size,
                                 IntArrayRef input_size, std::optional<double> scales,
                                 TensorBase& result);

// upsample_nearest2d(Tensor self, SymInt[2] output_size, float? scales_h=None, float?
//   scales_w=None) -> Tensor
void upsample_nearest2d(const TensorBase& self, IntArrayRef output_size,
                        std::optional<double> scales_h, std::optional<double> scales_w,
                        TensorBase& result);

// upsample_nearest2d_backward(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size,
//   float? scales_h=None, float? scales_w=None) -> Tensor
void upsample_nearest2d_backward(const TensorBase& grad_output, IntArrayRef output_size,
                                 IntArrayRef input_size, std::optional<double> scales_h,
                                 std::optional<double> scales_w, TensorBase& result);

// upsample_nearest3d(Tensor self, SymInt[3] output_size, float? scales_d=None, float?
//   scales_h=None, float? scales_w=None) -> Tensor
void upsample_nearest3d(const TensorBase& self, IntArrayRef output_size,
                        std::optional<double> scales_d, std::optional<double> scales_h,
                        std::optional<double> scales_w, TensorBase& result);

// upsample_nearest3d_backward(Tensor grad_output, SymInt[3] output_size, SymInt[5] input_size,
//   float? scales_d=None, float? scales_h=None, float? scales_w=None) -> Tensor
void upsample_nearest3d_backward(const TensorBase& grad_output, IntArrayRef output_size,
                                 IntArrayRef input_size, std::optional<double> scales_d,
                                 std::optional<double> scales_h, std::optional<double> scales_w,
                                 TensorBase& result);

// upsample_linear1d(Tensor self, SymInt[1] output_size, bool align_corners, float? scales=None) ->
//   Tensor
void upsample_linear1d(const TensorBase& self, IntArrayRef output_size, bool align_corners,
                       std::optional<double> scales, TensorBase& result);

// upsample_linear1d_backward(Tensor grad_output, SymInt[1] output_size, SymInt[3] input_size, bool
//   align_corners, float? scales=None) -> Tensor
void upsample_linear1d_backward(const TensorBase& grad_output, IntArrayRef output_size,
                                IntArrayRef input_size, bool align_corners,
                                std::optional<double> scales, TensorBase& result);

// upsample_bilinear2d(Tensor self, SymInt[2] output_size, bool align_corners, float? scales_h=None,
//   float? scales_w=None) -> Tensor
void upsample_bilinear2d(const TensorBase& self, IntArrayRef output_size, bool align_corners,
                         std::optional<double> scales_h, std::optional<double> scales_w,
                         TensorBase& result);

// upsample_bilinear2d_backward(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size,
//   bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor
void upsample_bilinear2d_backward(const TensorBase& grad_output, IntArrayRef output_size,
                                  IntArrayRef input_size, bool align_corners,
                                  std::optional<double> scales_h, std::optional<double> scales_w,
                                  TensorBase& result);

// upsample_trilinear3d(Tensor self, SymInt[3] output_size, bool align_corners, float?
//   scales_d=None, float? scales_h=None, float? scales_w=None) -> Tensor
void upsample_trilinear3d(const TensorBase& self, IntArrayRef output_size, bool align_corners,
                          std::optional<double> scales_d, std::optional<double> scales_h,
                          std::optional<double> scales_w, TensorBase& result);

// upsample_trilinear3d_backward(Tensor grad_output, SymInt[3] output_size, SymInt[5] input_size,
//   bool align_corners, float? scales_d=None, float? scales_h=None, float? scales_w=None) -> Tensor
void upsample_trilinear3d_backward(const TensorBase& grad_output, IntArrayRef output_size,
                                   IntArrayRef input_size, bool align_corners,
                                   std::optional<double> scales_d, std::optional<double> scales_h,
                                   std::optional<double> scales_w, TensorBase& result);

// upsample_bicubic2d(Tensor self, SymInt[2] output_size, bool align_corners, float? scales_h=None,
//   float? scales_w=None) -> Tensor
void upsample_bicubic2d(const TensorBase& self, IntArrayRef output_size, bool align_corners,
                        std::optional<double> scales_h, std::optional<double> scales_w,
                        TensorBase& result);

// upsample_bicubic2d_backward(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, bool
//   align_corners, float? scales_h=None, float? scales_w=None) -> Tensor
void upsample_bicubic2d_backward(const TensorBase& grad_output, IntArrayRef output_size,
                                 IntArrayRef input_size, bool align_corners,
                                 std::optional<double> scales_h, std::optional<double> scales_w,
                                 TensorBase& result);

// grid_sampler_2d(Tensor input, Tensor grid, int interpolation_mode, int padding_mode, bool
//   align_corners) -> Tensor
void grid_sampler_2d(const TensorBase& input, const TensorBase& grid, int64_t interpolation_mode,
                     int64_t padding_mode, bool align_corners, TensorBase& result);

// grid_sampler_2d_backward(Tensor grad_output, Tensor input, Tensor grid, int interpolation_mode,
//   int padding_mode, bool align_corners, bool[2] output_mask) -> (Tensor, Tensor)
void grid_sampler_2d_backward(const TensorBase& grad_output, const TensorBase& input,
                              const TensorBase& grid, int64_t interpolation_mode,
                              int64_t padding_mode, bool align_corners,
                              std::array<bool, 2> output_mask, TensorBase& result0,
                              TensorBase& result1);

}  // namespace tenon::kernels

namespace tenon::composite {

// conv1d(Tensor input, Tensor weight, Tensor? bias=None, SymInt[1] stride=1, SymInt[1] padding=0,
//   SymInt[1] dilation=1, SymInt groups=1) -> Tensor
TensorBase conv1d(const TensorBase& input, const TensorBase& weight, const TensorBase& bias,
                  IntArrayRef stride, IntArrayRef padding, IntArrayRef dilation, int64_t groups);

// conv2d(Tensor input, Tensor weight, Tensor? bias=None, SymInt[2] stride=1, SymInt[2] padding=0,
//   SymInt[2] dilation=1, SymInt groups=1) -> Tensor
TensorBase conv2d(const TensorBase& input, const TensorBase& weight, const TensorBase& bias,
                  IntArrayRef stride, IntArrayRef padding, IntArrayRef dilation, int64_t groups);

// conv3d(Tensor input, Tensor weight, Tensor? bias=None, SymInt[3] stride=1, SymInt[3] padding=0,
//   SymInt[3] dilation=1, SymInt groups=1) -> Tensor
TensorBase conv3d(const TensorBase& input, const TensorBase& weight, const TensorBase& bias,
                  IntArrayRef stride, IntArrayRef padding, IntArrayRef dilation, int64_t groups);

// conv_transpose1d(Tensor input, Tensor weight, Tensor? bias=None, SymInt[1] stride=1, SymInt[1]
//   padding=0, SymInt[1] output_padding=0, SymInt groups=1, SymInt[1] dilation=1) -> Tensor
TensorBase conv_transpose1d(const TensorBase& input, const TensorBase& weight,
                            const TensorBase& bias, IntArrayRef stride, IntArrayRef padding,
                            IntArrayRef output_padding, int64_t groups, IntArrayRef dilation);

// conv_transpose2d.input(Tensor input, Tensor weight, Tensor? bias=None, SymInt[2] stride=1,
//   SymInt[2] padding=0, SymInt[2] output_padding=0, SymInt groups=1, SymInt[2] dilation=1) ->
//   Tensor
TensorBase conv_transpose2d(const TensorBase& input, const TensorBase& weight,
                            const TensorBase& bias, IntArrayRef stride, IntArrayRef padding,
                            IntArrayRef output_padding, int64_t groups, IntArrayRef dilation);

// conv_transpose3d.input(Tensor input, Tensor weight, Tensor? bias=None, SymInt[3] stride=1,
//   SymInt[3] padding=0, SymInt[3] output_padding=0, SymInt groups=1, SymInt[3] dilation=1) ->
//   Tensor
TensorBase conv_transpose3d(const TensorBase& input, const TensorBase& weight,
                            const TensorBase& bias, IntArrayRef stride, IntArrayRef padding,
                            IntArrayRef output_padding, int64_t groups, IntArrayRef dilation);

// max_pool3d(Tensor self, int[3] kernel_size, int[3] stride=[], int[3] padding=0, int[3]
//   dilation=1, bool ceil_mode=False) -> Tensor
TensorBase max_pool3d(const TensorBase& self, IntArrayRef kernel_size, IntArrayRef stride,
                      IntArrayRef padding, IntArrayRef dilation, bool ceil_mode);

// max_pool1d(Tensor self, int[1] kernel_size, int[1] stride=[], int[1] padding=0, int[1]
//   dilation=1, bool ceil_mode=False) -> Tensor
TensorBase max_pool1d(const TensorBase& self, IntArrayRef kernel_size, IntArrayRef stride,
                      IntArrayRef padding, IntArrayRef dilation, bool ceil_mode);

// avg_pool1d(Tensor self, int[1] kernel_size, int[1] stride=[], int[1] padding=0, bool
//   ceil_mode=False, bool count_include_pad=True) -> Tensor
TensorBase avg_pool1d(const TensorBase& self, IntArrayRef kernel_size, IntArrayRef stride,
                      IntArrayRef padding, bool ceil_mode, bool count_include_pad);

// adaptive_avg_pool1d(Tensor self, int[1] output_size) -> Tensor
TensorBase adaptive_avg_pool1d(const TensorBase& self, IntArrayRef output_size);

// adaptive_max_pool1d(Tensor self, int[1] output_size) -> (Tensor, Tensor)
std::tuple<TensorBase, TensorBase> adaptive_max_pool1d(const TensorBase& self,
                                                       IntArrayRef output_size);

// max_unpool2d(Tensor self, Tensor indices, SymInt[2] output_size) -> Tensor
TensorBase max_unpool2d(const TensorBase& self, const TensorBase& indices, IntArrayRef output_size);

// max_unpool3d(Tensor self, Tensor indices, SymInt[3] output_size, int[3] stride, int[3] padding)
//   -> Tensor
TensorBase max_unpool3d(const TensorBase& self, const TensorBase& indices, IntArrayRef output_size,
                        IntArrayRef stride, IntArrayRef padding);

// upsample_nearest1d.vec(Tensor input, SymInt[]? output_size, float[]? scale_factors) -> Tensor
TensorBase upsample_nearest1d_vec(const TensorBase& input, std::optional<IntArrayRef> output_size,
                                  std::optional<ArrayRef<double>> scale_factors);

// upsample_nearest2d.vec(Tensor input, SymInt[]? output_size, float[]? scale_factors) -> Tensor
TensorBase upsample_nearest2d_vec(const TensorBase& input, std::optional<IntArrayRef> output_size,
                                  std::optional<ArrayRef<double>> scale_factors);

// upsample_nearest3d.vec(Tensor input, SymInt[]? output_size, float[]? scale_factors) -> Tensor
TensorBase upsample_nearest3d_vec(const TensorBase& input, std::optional<IntArrayRef> output_size,
                                  std::optional<ArrayRef<double>> scale_factors);

// upsample_linear1d.vec(Tensor input, SymInt[]? output_size, bool align_corners, float[]?
//   scale_factors) -> Tensor
TensorBase upsample_linear1d_vec(const TensorBase& input, std::optional<IntArrayRef> output_size,
                                 bool align_corners, std::optional<ArrayRef<double>> scale_factors);

// upsample_bilinear2d.vec(Tensor input, SymInt[]? output_size, bool align_corners, float[]?
//   scale_factors) -> Tensor
TensorBase upsample_bilinear2d_vec(const TensorBase& input, std::optional<IntArrayRef> output_size,
                                   bool align_corners,
                                   std::optional<ArrayRef<double>> scale_factors);

// upsample_trilinear3d.vec(Tensor input, SymInt[]? output_size, bool align_corners, float[]?
//   scale_factors) -> Tensor
TensorBase upsample_trilinear3d_vec(const TensorBase& input, std::optional<IntArrayRef> output_size,
                                    bool align_corners,
                                    std::optional<ArrayRef<double>> scale_factors);

// upsample_bicubic2d.vec(Tensor input, SymInt[]? output_size, bool align_corners, float[]?
//   scale_factors) -> Tensor
TensorBase upsample_bicubic2d_vec(const TensorBase& input, std::optional<IntArrayRef> output_size,
                                  bool align_corners,
                                  std::optional<ArrayRef<double>> scale_factors);

// affine_grid_generator(Tensor theta, SymInt[] size, bool align_corners) -> Tensor
TensorBase affine_grid_generator(const TensorBase& theta, IntArrayRef size, bool align_corners);

}  // namespace tenon::composite
