// Generated from ops.yaml by templates/functions/shard.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/tensor/public_conversions.h"
#include "tenon/generated/ops/_fused_adam.h"
#include "tenon/generated/ops/_fused_adamw.h"
#include "tenon/generated/ops/_fused_sgd.h"

namespace tenon {

/// A step of Adam for each tensor of self, whose steps count from 1; with amsgrad by the largest
/// second moment so far. Gradients are divided by grad_scale; where found_inf is not 0 nothing
/// changes.
inline void _fused_adam_(TensorList self, TensorList grads, TensorList exp_avgs,
                         TensorList exp_avg_sqs, TensorList max_exp_avg_sqs, TensorList state_steps,
                         double lr, double beta1, double beta2, double weight_decay, double eps,
                         bool amsgrad, bool maximize, const std::optional<Tensor>& grad_scale = {},
                         const std::optional<Tensor>& found_inf = {}) {
  return stubs::_fused_adam_::call(self, grads, exp_avgs, exp_avg_sqs, max_exp_avg_sqs, state_steps,
                                   lr, beta1, beta2, weight_decay, eps, amsgrad, maximize,
                                   detail::tensor_or_undefined(grad_scale),
                                   detail::tensor_or_undefined(found_inf));
}
inline std::tuple<std::vector<Tensor>, std::vector<Tensor>, std::vector<Tensor>,
                  std::vector<Tensor>, std::vector<Tensor>> _fused_adam(
    TensorList self, TensorList grads, TensorList exp_avgs, TensorList exp_avg_sqs,
    TensorList max_exp_avg_sqs, TensorList state_steps, double lr, double beta1, double beta2,
    double weight_decay, double eps, bool amsgrad, bool maximize,
    const std::optional<Tensor>& grad_scale = {}, const std::optional<Tensor>& found_inf = {}) {
  return detail::to_public(
      stubs::_fused_adam::call(self, grads, exp_avgs, exp_avg_sqs, max_exp_avg_sqs, state_steps, lr,
                               beta1, beta2, weight_decay, eps, amsgrad, maximize,
                               detail::tensor_or_undefined(grad_scale),
                               detail::tensor_or_undefined(found_inf)));
}

/// _fused_adam_ where weight_decay shrinks what is stepped from, and takes no part in the gradient.
inline void _fused_adamw_(TensorList self, TensorList grads, TensorList exp_avgs,
                          TensorList exp_avg_sqs, TensorList max_exp_avg_sqs,
                          TensorList state_steps, double lr, double beta1, double beta2,
                          double weight_decay, double eps, bool amsgrad, bool maximize,
                          const std::optional<Tensor>& grad_scale = {},
                          const std::optional<Tensor>& found_inf = {}) {
  return stubs::_fused_adamw_::call(self, grads, exp_avgs, exp_avg_sqs, max_exp_avg_sqs,
                                    state_steps, lr, beta1, beta2, weight_decay, eps, amsgrad,
                                    maximize, detail::tensor_or_undefined(grad_scale),
                                    detail::tensor_or_undefined(found_inf));
}
inline std::tuple<std::vector<Tensor>, std::vector<Tensor>, std::vector<Tensor>,
                  std::vector<Tensor>, std::vector<Tensor>> _fused_adamw(
    TensorList self, TensorList grads, TensorList exp_avgs, TensorList exp_avg_sqs,
    TensorList max_exp_avg_sqs, TensorList state_steps, double lr, double beta1, double beta2,
    double weight_decay, double eps, bool amsgrad, bool maximize,
    const std::optional<Tensor>& grad_scale = {}, const std::optional<Tensor>& found_inf = {}) {
  return detail::to_public(
      stubs::_fused_adamw::call(self, grads, exp_avgs, exp_avg_sqs, max_exp_avg_sqs, state_steps,
                                lr, beta1, beta2, weight_decay, eps, amsgrad, maximize,
                                detail::tensor_or_undefined(grad_scale),
                                detail::tensor_or_undefined(found_inf)));
}

/// A step of gradient descent for each tensor of self, with momentum where that is not 0. Gradients
/// are divided by grad_scale; where found_inf is not 0 nothing changes.
inline void _fused_sgd_(TensorList self, TensorList grads, TensorList momentum_buffer_list,
                        double weight_decay, double momentum, double lr, double dampening,
                        bool nesterov, bool maximize, bool is_first_step,
                        const std::optional<Tensor>& grad_scale = {},
                        const std::optional<Tensor>& found_inf = {}) {
  return stubs::_fused_sgd_::call(self, grads, momentum_buffer_list, weight_decay, momentum, lr,
                                  dampening, nesterov, maximize, is_first_step,
                                  detail::tensor_or_undefined(grad_scale),
                                  detail::tensor_or_undefined(found_inf));
}
inline std::tuple<std::vector<Tensor>, std::vector<Tensor>, std::vector<Tensor>> _fused_sgd(
    TensorList self, TensorList grads, TensorList momentum_buffer_list, double weight_decay,
    double momentum, double lr, double dampening, bool nesterov, bool maximize, bool is_first_step,
    const std::optional<Tensor>& grad_scale = {}, const std::optional<Tensor>& found_inf = {}) {
  return detail::to_public(
      stubs::_fused_sgd::call(self, grads, momentum_buffer_list, weight_decay, momentum, lr,
                              dampening, nesterov, maximize, is_first_step,
                              detail::tensor_or_undefined(grad_scale),
                              detail::tensor_or_undefined(found_inf)));
}

}  // namespace tenon
