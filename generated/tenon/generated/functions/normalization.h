// Generated from ops.yaml by templates/functions/shard.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/tensor/public_conversions.h"
#include "tenon/generated/ops/_native_batch_norm_legit.h"
#include "tenon/generated/ops/_native_batch_norm_legit_functional.h"
#include "tenon/generated/ops/_native_batch_norm_legit_no_training.h"
#include "tenon/generated/ops/batch_norm.h"
#include "tenon/generated/ops/layer_norm.h"
#include "tenon/generated/ops/native_batch_norm_backward.h"
#include "tenon/generated/ops/native_layer_norm.h"
#include "tenon/generated/ops/native_layer_norm_backward.h"

namespace tenon {

/// Input normalized per channel by the batch's statistics when training, else by the running ones.
inline Tensor batch_norm(const Tensor& input, const std::optional<Tensor>& weight,
                         const std::optional<Tensor>& bias,
                         const std::optional<Tensor>& running_mean,
                         const std::optional<Tensor>& running_var, bool training, double momentum,
                         double eps, bool cudnn_enabled) {
  return stubs::batch_norm::call(input, detail::tensor_or_undefined(weight),
                                 detail::tensor_or_undefined(bias),
                                 detail::tensor_or_undefined(running_mean),
                                 detail::tensor_or_undefined(running_var), training, momentum, eps,
                                 cudnn_enabled);
}

/// Input normalized over its last dimensions, scaled by weight and shifted by bias.
inline Tensor layer_norm(const Tensor& input, IntArrayRef normalized_shape,
                         const std::optional<Tensor>& weight = {},
                         const std::optional<Tensor>& bias = {}, double eps = 1e-05,
                         bool cudnn_enable = true) {
  return stubs::layer_norm::call(input, normalized_shape, detail::tensor_or_undefined(weight),
                                 detail::tensor_or_undefined(bias), eps, cudnn_enable);
}

/// The gradients of batch normalization for input, weight and bias; the ones that output_mask
/// leaves out are undefined.
inline std::tuple<Tensor, Tensor, Tensor> native_batch_norm_backward(
    const Tensor& grad_out, const Tensor& input, const std::optional<Tensor>& weight,
    const std::optional<Tensor>& running_mean, const std::optional<Tensor>& running_var,
    const std::optional<Tensor>& save_mean, const std::optional<Tensor>& save_invstd, bool train,
    double eps, std::array<bool, 3> output_mask) {
  return detail::to_public(
      stubs::native_batch_norm_backward::call(grad_out, input, detail::tensor_or_undefined(weight),
                                              detail::tensor_or_undefined(running_mean),
                                              detail::tensor_or_undefined(running_var),
                                              detail::tensor_or_undefined(save_mean),
                                              detail::tensor_or_undefined(save_invstd), train, eps,
                                              output_mask));
}

/// Input normalized per channel by the batch's statistics, which also move the running ones, or by
/// the running ones; then the mean and inverse standard deviation that were used.
inline std::tuple<Tensor, Tensor, Tensor> _native_batch_norm_legit(
    const Tensor& input, const std::optional<Tensor>& weight, const std::optional<Tensor>& bias,
    Tensor& running_mean, Tensor& running_var, bool training, double momentum, double eps) {
  return detail::to_public(
      stubs::_native_batch_norm_legit::call(input, detail::tensor_or_undefined(weight),
                                            detail::tensor_or_undefined(bias), running_mean,
                                            running_var, training, momentum, eps));
}
inline std::tuple<Tensor, Tensor, Tensor, Tensor, Tensor> _native_batch_norm_legit_functional(
    const Tensor& input, const std::optional<Tensor>& weight, const std::optional<Tensor>& bias,
    const Tensor& running_mean, const Tensor& running_var, bool training, double momentum,
    double eps) {
  return detail::to_public(
      stubs::_native_batch_norm_legit_functional::call(
          input, detail::tensor_or_undefined(weight), detail::tensor_or_undefined(bias),
          running_mean, running_var, training, momentum, eps));
}

/// Input normalized per channel by the batch's statistics; then the mean and inverse standard
/// deviation.
inline std::tuple<Tensor, Tensor, Tensor> _native_batch_norm_legit(
    const Tensor& input, const std::optional<Tensor>& weight, const std::optional<Tensor>& bias,
    bool training, double momentum, double eps) {
  return detail::to_public(
      stubs::_native_batch_norm_legit_no_stats::call(
          input, detail::tensor_or_undefined(weight), detail::tensor_or_undefined(bias), training,
          momentum, eps));
}

/// Input normalized per channel by the running statistics; then the mean and inverse standard
/// deviation that were used.
inline std::tuple<Tensor, Tensor, Tensor> _native_batch_norm_legit_no_training(
    const Tensor& input, const std::optional<Tensor>& weight, const std::optional<Tensor>& bias,
    const Tensor& running_mean, const Tensor& running_var, double momentum, double eps) {
  return detail::to_public(
      stubs::_native_batch_norm_legit_no_training::call(
          input, detail::tensor_or_undefined(weight), detail::tensor_or_undefined(bias),
          running_mean, running_var, momentum, eps));
}

/// Input normalized over its last dimensions, scaled and shifted; then the means and the inverse
/// standard deviations.
inline std::tuple<Tensor, Tensor, Tensor> native_layer_norm(
    const Tensor& input, IntArrayRef normalized_shape, const std::optional<Tensor>& weight,
    const std::optional<Tensor>& bias, double eps) {
  return detail::to_public(
      stubs::native_layer_norm::call(input, normalized_shape, detail::tensor_or_undefined(weight),
                                     detail::tensor_or_undefined(bias), eps));
}

/// The gradients of native_layer_norm for input, weight and bias; the ones that output_mask leaves
/// out are undefined.
inline std::tuple<Tensor, Tensor, Tensor> native_layer_norm_backward(
    const Tensor& grad_out, const Tensor& input, IntArrayRef normalized_shape, const Tensor& mean,
    const Tensor& rstd, const std::optional<Tensor>& weight, const std::optional<Tensor>& bias,
    std::array<bool, 3> output_mask) {
  return detail::to_public(
      stubs::native_layer_norm_backward::call(grad_out, input, normalized_shape, mean, rstd,
                                              detail::tensor_or_undefined(weight),
                                              detail::tensor_or_undefined(bias), output_mask));
}

}  // namespace tenon
