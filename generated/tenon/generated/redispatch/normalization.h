// Generated from ops.yaml by templates/redispatch/shard.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/tensor/public_conversions.h"
#include "tenon/generated/functions/normalization.h"

namespace tenon::redispatch {

inline Tensor batch_norm(DispatchKeySet keys, const Tensor& input,
                         const std::optional<Tensor>& weight, const std::optional<Tensor>& bias,
                         const std::optional<Tensor>& running_mean,
                         const std::optional<Tensor>& running_var, bool training, double momentum,
                         double eps, bool cudnn_enabled) {
  return stubs::batch_norm::redispatch(keys, input, detail::tensor_or_undefined(weight),
                                       detail::tensor_or_undefined(bias),
                                       detail::tensor_or_undefined(running_mean),
                                       detail::tensor_or_undefined(running_var), training, momentum,
                                       eps, cudnn_enabled);
}

inline Tensor group_norm(DispatchKeySet keys, const Tensor& input, int64_t num_groups,
                         const std::optional<Tensor>& weight = {},
                         const std::optional<Tensor>& bias = {}, double eps = 1e-05,
                         bool cudnn_enabled = true) {
  return stubs::group_norm::redispatch(keys, input, num_groups, detail::tensor_or_undefined(weight),
                                       detail::tensor_or_undefined(bias), eps, cudnn_enabled);
}

inline Tensor instance_norm(DispatchKeySet keys, const Tensor& input,
                            const std::optional<Tensor>& weight, const std::optional<Tensor>& bias,
                            const std::optional<Tensor>& running_mean,
                            const std::optional<Tensor>& running_var, bool use_input_stats,
                            double momentum, double eps, bool cudnn_enabled) {
  return stubs::instance_norm::redispatch(keys, input, detail::tensor_or_undefined(weight),
                                          detail::tensor_or_undefined(bias),
                                          detail::tensor_or_undefined(running_mean),
                                          detail::tensor_or_undefined(running_var), use_input_stats,
                                          momentum, eps, cudnn_enabled);
}

inline Tensor layer_norm(DispatchKeySet keys, const Tensor& input, IntArrayRef normalized_shape,
                         const std::optional<Tensor>& weight = {},
                         const std::optional<Tensor>& bias = {}, double eps = 1e-05,
                         bool cudnn_enable = true) {
  return stubs::layer_norm::redispatch(keys, input, normalized_shape,
                                       detail::tensor_or_undefined(weight),
                                       detail::tensor_or_undefined(bias), eps, cudnn_enable);
}

inline std::tuple<Tensor, Tensor, Tensor> native_batch_norm(
    DispatchKeySet keys, const Tensor& input, const std::optional<Tensor>& weight,
    const std::optional<Tensor>& bias, const std::optional<Tensor>& running_mean,
    const std::optional<Tensor>& running_var, bool training, double momentum, double eps) {
  return detail::to_public(
      stubs::native_batch_norm::redispatch(keys, input, detail::tensor_or_undefined(weight),
                                           detail::tensor_or_undefined(bias),
                                           detail::tensor_or_undefined(running_mean),
                                           detail::tensor_or_undefined(running_var), training,
                                           momentum, eps));
}

inline std::tuple<Tensor, Tensor, Tensor> native_batch_norm_backward(
    DispatchKeySet keys, const Tensor& grad_out, const Tensor& input,
    const std::optional<Tensor>& weight, const std::optional<Tensor>& running_mean,
    const std::optional<Tensor>& running_var, const std::optional<Tensor>& save_mean,
    const std::optional<Tensor>& save_invstd, bool train, double eps,
    std::array<bool, 3> output_mask) {
  return detail::to_public(
      stubs::native_batch_norm_backward::redispatch(
          keys, grad_out, input, detail::tensor_or_undefined(weight),
          detail::tensor_or_undefined(running_mean), detail::tensor_or_undefined(running_var),
          detail::tensor_or_undefined(save_mean), detail::tensor_or_undefined(save_invstd), train,
          eps, output_mask));
}

inline std::tuple<Tensor, Tensor, Tensor> _native_batch_norm_legit(
    DispatchKeySet keys, const Tensor& input, const std::optional<Tensor>& weight,
    const std::optional<Tensor>& bias, Tensor& running_mean, Tensor& running_var, bool training,
    double momentum, double eps) {
  return detail::to_public(
      stubs::_native_batch_norm_legit::redispatch(
          keys, input, detail::tensor_or_undefined(weight), detail::tensor_or_undefined(bias),
          running_mean, running_var, training, momentum, eps));
}

inline std::tuple<Tensor, Tensor, Tensor, Tensor, Tensor> _native_batch_norm_legit_functional(
    DispatchKeySet keys, const Tensor& input, const std::optional<Tensor>& weight,
    const std::optional<Tensor>& bias, const Tensor& running_mean, const Tensor& running_var,
    bool training, double momentum, double eps) {
  return detail::to_public(
      stubs::_native_batch_norm_legit_functional::redispatch(
          keys, input, detail::tensor_or_undefined(weight), detail::tensor_or_undefined(bias),
          running_mean, running_var, training, momentum, eps));
}

inline std::tuple<Tensor, Tensor, Tensor> _native_batch_norm_legit(
    DispatchKeySet keys, const Tensor& input, const std::optional<Tensor>& weight,
    const std::optional<Tensor>& bias, bool training, double momentum, double eps) {
  return detail::to_public(
      stubs::_native_batch_norm_legit_no_stats::redispatch(
          keys, input, detail::tensor_or_undefined(weight), detail::tensor_or_undefined(bias),
          training, momentum, eps));
}

inline std::tuple<Tensor, Tensor, Tensor> _native_batch_norm_legit_no_training(
    DispatchKeySet keys, const Tensor& input, const std::optional<Tensor>& weight,
    const std::optional<Tensor>& bias, const Tensor& running_mean, const Tensor& running_var,
    double momentum, double eps) {
  return detail::to_public(
      stubs::_native_batch_norm_legit_no_training::redispatch(
          keys, input, detail::tensor_or_undefined(weight), detail::tensor_or_undefined(bias),
          running_mean, running_var, momentum, eps));
}

inline std::tuple<Tensor, Tensor, Tensor> native_group_norm(
    DispatchKeySet keys, const Tensor& input, const std::optional<Tensor>& weight,
    const std::optional<Tensor>& bias, int64_t N, int64_t C, int64_t HxW, int64_t group,
    double eps) {
  return detail::to_public(
      stubs::native_group_norm::redispatch(keys, input, detail::tensor_or_undefined(weight),
                                           detail::tensor_or_undefined(bias), N, C, HxW, group,
                                           eps));
}

inline std::tuple<Tensor, Tensor, Tensor> native_group_norm_backward(
    DispatchKeySet keys, const Tensor& grad_out, const Tensor& input, const Tensor& mean,
    const Tensor& rstd, const std::optional<Tensor>& weight, int64_t N, int64_t C, int64_t HxW,
    int64_t group, std::array<bool, 3> output_mask) {
  return detail::to_public(
      stubs::native_group_norm_backward::redispatch(
          keys, grad_out, input, mean, rstd, detail::tensor_or_undefined(weight), N, C, HxW, group,
          output_mask));
}

inline std::tuple<Tensor, Tensor, Tensor> native_layer_norm(
    DispatchKeySet keys, const Tensor& input, IntArrayRef normalized_shape,
    const std::optional<Tensor>& weight, const std::optional<Tensor>& bias, double eps) {
  return detail::to_public(
      stubs::native_layer_norm::redispatch(keys, input, normalized_shape,
                                           detail::tensor_or_undefined(weight),
                                           detail::tensor_or_undefined(bias), eps));
}

inline std::tuple<Tensor, Tensor, Tensor> native_layer_norm_backward(
    DispatchKeySet keys, const Tensor& grad_out, const Tensor& input, IntArrayRef normalized_shape,
    const Tensor& mean, const Tensor& rstd, const std::optional<Tensor>& weight,
    const std::optional<Tensor>& bias, std::array<bool, 3> output_mask) {
  return detail::to_public(
      stubs::native_layer_norm_backward::redispatch(
          keys, grad_out, input, normalized_shape, mean, rstd, detail::tensor_or_undefined(weight),
          detail::tensor_or_undefined(bias), output_mask));
}

inline Tensor rms_norm(DispatchKeySet keys, const Tensor& input, IntArrayRef normalized_shape,
                       const std::optional<Tensor>& weight = {},
                       std::optional<double> eps = std::nullopt) {
  return stubs::rms_norm::redispatch(keys, input, normalized_shape,
                                     detail::tensor_or_undefined(weight), eps);
}

inline void _set_running_statistics(DispatchKeySet keys, Tensor& running_mean, Tensor& running_var,
                                    const Tensor& mean, const Tensor& variance) {
  return stubs::_set_running_statistics::redispatch(keys, running_mean, running_var, mean,
                                                    variance);
}

inline std::tuple<Tensor, Tensor> _set_running_statistics_functional(
    DispatchKeySet keys, const Tensor& running_mean, const Tensor& running_var, const Tensor& mean,
    const Tensor& variance) {
  return detail::to_public(
      stubs::_set_running_statistics_functional::redispatch(keys, running_mean, running_var, mean,
                                                            variance));
}

}  // namespace tenon::redispatch
