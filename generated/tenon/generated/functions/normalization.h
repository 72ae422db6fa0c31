// Generated from ops.yaml by templates/functions/shard.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/tensor/public_conversions.h"
#include "tenon/generated/ops/_native_batch_norm_legit.h"
#include "tenon/generated/ops/_native_batch_norm_legit_functional.h"
#include "tenon/generated/ops/_native_batch_norm_legit_no_training.h"
#include "tenon/generated/ops/_set_running_statistics.h"
#include "tenon/generated/ops/_set_running_statistics_functional.h"
#include "tenon/generated/ops/batch_norm.h"
#include "tenon/generated/ops/group_norm.h"
#include "tenon/generated/ops/instance_norm.h"
#include "tenon/generated/ops/layer_norm.h"
#include "tenon/generated/ops/native_batch_norm.h"
#include "tenon/generated/ops/native_batch_norm_backward.h"
#include "tenon/generated/ops/native_group_norm.h"
#include "tenon/generated/ops/native_group_norm_backward.h"
#include "tenon/generated/ops/native_layer_norm.h"
#include "tenon/generated/ops/native_layer_norm_backward.h"
#include "tenon/generated/ops/rms_norm.h"

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

/// Input normalized over each of num_groups groups of channels, scaled by weight and shifted by
/// bias.
inline Tensor group_norm(const Tensor& input, int64_t num_groups,
                         const std::optional<Tensor>& weight = {},
                         const std::optional<Tensor>& bias = {}, double eps = 1e-05,
                         bool cudnn_enabled = true) {
  return stubs::group_norm::call(input, num_groups, detail::tensor_or_undefined(weight),
                                 detail::tensor_or_undefined(bias), eps, cudnn_enabled);
}

/// Input normalized per sample and channel by its own statistics, or by the running ones.
inline Tensor instance_norm(const Tensor& input, const std::optional<Tensor>& weight,
                            const std::optional<Tensor>& bias,
                            const std::optional<Tensor>& running_mean,
                            const std::optional<Tensor>& running_var, bool use_input_stats,
                            double momentum, double eps, bool cudnn_enabled) {
  return stubs::instance_norm::call(input, detail::tensor_or_undefined(weight),
                                    detail::tensor_or_undefined(bias),
                                    detail::tensor_or_undefined(running_mean),
                                    detail::tensor_or_undefined(running_var), use_input_stats,
                                    momentum, eps, cudnn_enabled);
}

/// Input normalized over its last dimensions, scaled by weight and shifted by bias.
inline Tensor layer_norm(const Tensor& input, IntArrayRef normalized_shape,
                         const std::optional<Tensor>& weight = {},
                         const std::optional<Tensor>& bias = {}, double eps = 1e-05,
                         bool cudnn_enable = true) {
  return stubs::layer_norm::call(input, normalized_shape, detail::tensor_or_undefined(weight),
                                 detail::tensor_or_undefined(bias), eps, cudnn_enable);
}

/// What batch_norm gives; then the mean and inverse standard deviation that were used.
inline std::tuple<Tensor, Tensor, Tensor> native_batch_norm(
    const Tensor& input, const std::optional<Tensor>& weight, const std::optional<Tensor>& bias,
    const std::optional<Tensor>& running_mean, const std::optional<Tensor>& running_var,
    bool training, double momentum, double eps) {
  return detail::to_public(
      stubs::native_batch_norm::call(input, detail::tensor_or_undefined(weight),
                                     detail::tensor_or_undefined(bias),
                                     detail::tensor_or_undefined(running_mean),
                                     detail::tensor_or_undefined(running_var), training, momentum,
                                     eps));
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

/// Input normalized over each group of its channels, scaled and shifted; then the means and the
/// inverse standard deviations.
inline std::tuple<Tensor, Tensor, Tensor> native_group_norm(
    const Tensor& input, const std::optional<Tensor>& weight, const std::optional<Tensor>& bias,
    int64_t N, int64_t C, int64_t HxW, int64_t group, double eps) {
  return detail::to_public(
      stubs::native_group_norm::call(input, detail::tensor_or_undefined(weight),
                                     detail::tensor_or_undefined(bias), N, C, HxW, group, eps));
}

/// The gradients of native_group_norm for input, weight and bias; the ones that output_mask leaves
/// out are undefined.
inline std::tuple<Tensor, Tensor, Tensor> native_group_norm_backward(
    const Tensor& grad_out, const Tensor& input, const Tensor& mean, const Tensor& rstd,
    const std::optional<Tensor>& weight, int64_t N, int64_t C, int64_t HxW, int64_t group,
    std::array<bool, 3> output_mask) {
  return detail::to_public(
      stubs::native_group_norm_backward::call(grad_out, input, mean, rstd,
                                              detail::tensor_or_undefined(weight), N, C, HxW, group,
                                              output_mask));
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

/// Input divided by its root mean square over the last dimensions, and scaled by weight.
inline Tensor rms_norm(const Tensor& input, IntArrayRef normalized_shape,
                       const std::optional<Tensor>& weight = {},
                       std::optional<double> eps = std::nullopt) {
  return stubs::rms_norm::call(input, normalized_shape, detail::tensor_or_undefined(weight), eps);
}

/// Overwrites both statistics of a normalization, or neither.
inline void _set_running_statistics(Tensor& running_mean, Tensor& running_var, const Tensor& mean,
                                    const Tensor& variance) {
  return stubs::_set_running_statistics::call(running_mean, running_var, mean, variance);
}
inline std::tuple<Tensor, Tensor> _set_running_statistics_functional(
    const Tensor& running_mean, const Tensor& running_var, const Tensor& mean,
    const Tensor& variance) {
  return detail::to_public(
      stubs::_set_running_statistics_functional::call(running_mean, running_var, mean, variance));
}

}  // namespace tenon
