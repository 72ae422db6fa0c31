#pragma once

#include <tuple>

#include "tenon/tensor/tensor_base.h"
#include "tenon/tensor/tensor_spec.h"

/// What normalizations return: the result, the means and the inverse standard deviations. Inputs
/// are of floating dtypes, and weights, biases and running statistics of the same one or, for a
/// float16 or bfloat16 input, of float32, as its statistics are; DTypeError otherwise. ShapeError
/// where sizes do not fit together.
namespace tenon::meta {

using NormalizationSpecs = std::tuple<TensorSpec, TensorSpec, TensorSpec>;

/// `normalized_shape` is the sizes of the last dimensions of `input`, and of `weight` and `bias`.
NormalizationSpecs native_layer_norm(const TensorBase& input, IntArrayRef normalized_shape,
                                     const TensorBase& weight, const TensorBase& bias, double eps);
/// The gradients of input, weight and bias, whether or not they are asked for.
NormalizationSpecs native_layer_norm_backward(const TensorBase& grad_out, const TensorBase& input,
                                              IntArrayRef normalized_shape, const TensorBase& mean,
                                              const TensorBase& rstd, const TensorBase& weight,
                                              const TensorBase& bias);

/// `input` has N * C * HxW elements, `mean` and `rstd` are [N, group], `weight` and `bias` [C].
/// ValueError unless `group` divides C.
NormalizationSpecs native_group_norm(const TensorBase& input, const TensorBase& weight,
                                     const TensorBase& bias, int64_t N, int64_t C, int64_t HxW,
                                     int64_t group, double eps);
/// The gradients of input, weight and bias, whether or not they are asked for.
NormalizationSpecs native_group_norm_backward(const TensorBase& grad_out, const TensorBase& input,
                                              const TensorBase& mean, const TensorBase& rstd,
                                              const TensorBase& weight, int64_t N, int64_t C,
                                              int64_t HxW, int64_t group);

/// `input` is [N, C, …]; the other tensors are [C]. ValueError where the batch's statistics are
/// asked for and there is but one value a channel.
NormalizationSpecs _native_batch_norm_legit(const TensorBase& input, const TensorBase& weight,
                                            const TensorBase& bias, const TensorBase& running_mean,
                                            const TensorBase& running_var, bool training,
                                            double momentum, double eps);
/// The same without running statistics; ValueError unless training.
NormalizationSpecs _native_batch_norm_legit_no_stats(const TensorBase& input,
                                                     const TensorBase& weight,
                                                     const TensorBase& bias, bool training,
                                                     double momentum, double eps);
NormalizationSpecs _native_batch_norm_legit_no_training(
    const TensorBase& input, const TensorBase& weight, const TensorBase& bias,
    const TensorBase& running_mean, const TensorBase& running_var, double momentum, double eps);
/// The gradients of input, weight and bias, whether or not they are asked for. ValueError where the
/// statistics that `train` calls for are absent: the saved ones, or, in evaluation, either.
NormalizationSpecs native_batch_norm_backward(const TensorBase& grad_out, const TensorBase& input,
                                              const TensorBase& weight,
                                              const TensorBase& running_mean,
                                              const TensorBase& running_var,
                                              const TensorBase& save_mean,
                                              const TensorBase& save_invstd, bool train);

}  // namespace tenon::meta
