#pragma once

#include <array>
#include <tuple>

#include "tenon/tensor/tensor_base.h"

/// Derivatives of the backward operators of normalizations.
namespace tenon::formulas {

/// The gradients of native_layer_norm_backward for grad_out, input and weight, as `output_mask`
/// asks, from those of its results; any of the latter, and `weight`, may be undefined.
TENON_API std::tuple<TensorBase, TensorBase, TensorBase> layer_norm_double_backward(
    const TensorBase& grad_grad_input, const TensorBase& grad_grad_weight,
    const TensorBase& grad_grad_bias, const TensorBase& grad_out, const TensorBase& input,
    IntArrayRef normalized_shape, const TensorBase& mean, const TensorBase& rstd,
    const TensorBase& weight, std::array<bool, 3> output_mask);

/// The same for native_group_norm_backward.
TENON_API std::tuple<TensorBase, TensorBase, TensorBase> group_norm_double_backward(
    const TensorBase& grad_grad_input, const TensorBase& grad_grad_weight,
    const TensorBase& grad_grad_bias, const TensorBase& grad_out, const TensorBase& input,
    const TensorBase& mean, const TensorBase& rstd, const TensorBase& weight, int64_t N, int64_t C,
    int64_t HxW, int64_t group, std::array<bool, 3> output_mask);

/// The same for native_batch_norm_backward, whose statistics are those of the batch if `train`.
TENON_API std::tuple<TensorBase, TensorBase, TensorBase> batch_norm_double_backward(
    const TensorBase& grad_grad_input, const TensorBase& grad_grad_weight,
    const TensorBase& grad_grad_bias, const TensorBase& grad_out, const TensorBase& input,
    const TensorBase& weight, const TensorBase& running_mean, const TensorBase& running_var,
    const TensorBase& save_mean, const TensorBase& save_invstd, bool train, double eps,
    std::array<bool, 3> output_mask);

}  // namespace tenon::formulas
