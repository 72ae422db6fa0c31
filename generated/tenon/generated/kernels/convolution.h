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

}  // namespace tenon::composite
