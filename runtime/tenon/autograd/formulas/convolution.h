#pragma once

#include <array>
#include <tuple>

#include "tenon/tensor/tensor_base.h"

/// Derivatives of the backward operators of convolution and pooling.
namespace tenon::formulas {

/// The gradients of convolution_backward for grad_output, input and weight, as `output_mask` asks,
/// from those of its results; any of the latter may be undefined.
TENON_API std::tuple<TensorBase, TensorBase, TensorBase> convolution_double_backward(
    const TensorBase& grad_grad_input, const TensorBase& grad_grad_weight,
    const TensorBase& grad_grad_bias, const TensorBase& grad_output, const TensorBase& input,
    const TensorBase& weight, IntArrayRef stride, IntArrayRef padding, IntArrayRef dilation,
    bool transposed, IntArrayRef output_padding, int64_t groups, std::array<bool, 3> output_mask);

/// The elements of `grad` that max_pool2d_with_indices took, in the sizes of `indices`.
TENON_API TensorBase max_pool2d_double_backward(const TensorBase& grad, const TensorBase& indices);
/// The same of max_pool3d_with_indices.
TENON_API TensorBase max_pool3d_double_backward(const TensorBase& grad, const TensorBase& indices);

/// `grad` averaged to `height` by `width`.
TENON_API TensorBase adaptive_avg_pool2d_double_backward(const TensorBase& grad, int64_t height,
                                                         int64_t width);
/// `grad` averaged to `depth` by `height` by `width`.
TENON_API TensorBase adaptive_avg_pool3d_double_backward(const TensorBase& grad, int64_t depth,
                                                         int64_t height, int64_t width);

}  // namespace tenon::formulas
