// Generated from ops.yaml by templates/redispatch/shard.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/tensor/public_conversions.h"
#include "tenon/generated/functions/optimizer.h"

namespace tenon::redispatch {

inline void _fused_adam_(DispatchKeySet keys, TensorList self, TensorList grads,
                         TensorList exp_avgs, TensorList exp_avg_sqs, TensorList max_exp_avg_sqs,
                         TensorList state_steps, double lr, double beta1, double beta2,
                         double weight_decay, double eps, bool amsgrad, bool maximize,
                         const std::optional<Tensor>& grad_scale = {},
                         const std::optional<Tensor>& found_inf = {}) {
  return stubs::_fused_adam_::redispatch(keys, self, grads, exp_avgs, exp_avg_sqs, max_exp_avg_sqs,
                                         state_steps, lr, beta1, beta2, weight_decay, eps, amsgrad,
                                         maximize, detail::tensor_or_undefined(grad_scale),
                                         detail::tensor_or_undefined(found_inf));
}
inline std::tuple<std::vector<Tensor>, std::vector<Tensor>, std::vector<Tensor>,
                  std::vector<Tensor>, std::vector<Tensor>> _fused_adam(
    DispatchKeySet keys, TensorList self, TensorList grads, TensorList exp_avgs,
    TensorList exp_avg_sqs, TensorList max_exp_avg_sqs, TensorList state_steps, double lr,
    double beta1, double beta2, double weight_decay, double eps, bool amsgrad, bool maximize,
    const std::optional<Tensor>& grad_scale = {}, const std::optional<Tensor>& found_inf = {}) {
  return detail::to_public(
      stubs::_fused_adam::redispatch(keys, self, grads, exp_avgs, exp_avg_sqs, max_exp_avg_sqs,
                                     state_steps, lr, beta1, beta2, weight_decay, eps, amsgrad,
                                     maximize, detail::tensor_or_undefined(grad_scale),
                                     detail::tensor_or_undefined(found_inf)));
}

inline void _fused_adamw_(DispatchKeySet keys, TensorList self, TensorList grads,
                          TensorList exp_avgs, TensorList exp_avg_sqs, TensorList max_exp_avg_sqs,
                          TensorList state_steps, double lr, double beta1, double beta2,
                          double weight_decay, double eps, bool amsgrad, bool maximize,
                          const std::optional<Tensor>& grad_scale = {},
                          const std::optional<Tensor>& found_inf = {}) {
  return stubs::_fused_adamw_::redispatch(keys, self, grads, exp_avgs, exp_avg_sqs, max_exp_avg_sqs,
                                          state_steps, lr, beta1, beta2, weight_decay, eps, amsgrad,
                                          maximize, detail::tensor_or_undefined(grad_scale),
                                          detail::tensor_or_undefined(found_inf));
}
inline std::tuple<std::vector<Tensor>, std::vector<Tensor>, std::vector<Tensor>,
                  std::vector<Tensor>, std::vector<Tensor>> _fused_adamw(
    DispatchKeySet keys, TensorList self, TensorList grads, TensorList exp_avgs,
    TensorList exp_avg_sqs, TensorList max_exp_avg_sqs, TensorList state_steps, double lr,
    double beta1, double beta2, double weight_decay, double eps, bool amsgrad, bool maximize,
    const std::optional<Tensor>& grad_scale = {}, const std::optional<Tensor>& found_inf = {}) {
  return detail::to_public(
      stubs::_fused_adamw::redispatch(keys, self, grads, exp_avgs, exp_avg_sqs, max_exp_avg_sqs,
                                      state_steps, lr, beta1, beta2, weight_decay, eps, amsgrad,
                                      maximize, detail::tensor_or_undefined(grad_scale),
                                      detail::tensor_or_undefined(found_inf)));
}

inline void _fused_sgd_(DispatchKeySet keys, TensorList self, TensorList grads,
                        TensorList momentum_buffer_list, double weight_decay, double momentum,
                        double lr, double dampening, bool nesterov, bool maximize,
                        bool is_first_step, const std::optional<Tensor>& grad_scale = {},
                        const std::optional<Tensor>& found_inf = {}) {
  return stubs::_fused_sgd_::redispatch(keys, self, grads, momentum_buffer_list, weight_decay,
                                        momentum, lr, dampening, nesterov, maximize, is_first_step,
                                        detail::tensor_or_undefined(grad_scale),
                                        detail::tensor_or_undefined(found_inf));
}
inline std::tuple<std::vector<Tensor>, std::vector<Tensor>, std::vector<Tensor>> _fused_sgd(
    DispatchKeySet keys, TensorList self, TensorList grads, TensorList momentum_buffer_list,
    double weight_decay, double momentum, double lr, double dampening, bool nesterov, bool maximize,
    bool is_first_step, const std::optional<Tensor>& grad_scale = {},
    const std::optional<Tensor>& found_inf = {}) {
  return detail::to_public(
      stubs::_fused_sgd::redispatch(keys, self, grads, momentum_buffer_list, weight_decay, momentum,
                                    lr, dampening, nesterov, maximize, is_first_step,
                                    detail::tensor_or_undefined(grad_scale),
                                    detail::tensor_or_undefined(found_inf)));
}

}  // namespace tenon::redispatch
