#pragma once

#include <array>
#include <optional>
#include <tuple>

#include "tenon/tensor/tensor_base.h"

namespace tenon::kernels {

/// Writes `out`, which is contiguous and of the sizes that meta::convolution says; it has checked
/// the arguments. `bias` may be undefined.
void convolution(const TensorBase& input, const TensorBase& weight, const TensorBase& bias,
                 IntArrayRef stride, IntArrayRef padding, IntArrayRef dilation, bool transposed,
                 IntArrayRef output_padding, int64_t groups, TensorBase& out);

/// The gradients of input, weight and bias on any device, undefined where `output_mask` is false.
/// Errors are those of meta::convolution_backward.
std::tuple<TensorBase, TensorBase, TensorBase> convolution_backward(
    const TensorBase& grad_output, const TensorBase& input, const TensorBase& weight,
    const std::optional<IntArrayRef>& bias_sizes, IntArrayRef stride, IntArrayRef padding,
    IntArrayRef dilation, bool transposed, IntArrayRef output_padding, int64_t groups,
    std::array<bool, 3> output_mask);

}  // namespace tenon::kernels
