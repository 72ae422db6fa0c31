// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// _fused_adam_ where weight_decay shrinks what is stepped from, and takes no part in the gradient.
struct TENON_API _fused_adamw_
    : Operator<_fused_adamw_,
               void(TensorList, TensorList, TensorList, TensorList, TensorList, TensorList, double,
                    double, double, double, double, bool, bool, const TensorBase&,
                    const TensorBase&)> {
  static constexpr std::string_view kSchema =
      "_fused_adamw_(Tensor(a!)[] self, Tensor(b!)[] grads, Tensor(c!)[] exp_avgs, Tensor(d!)[] "
      "exp_avg_sqs, Tensor(e!)[] max_exp_avg_sqs, Tensor[] state_steps, *, float lr, float beta1, "
      "float beta2, float weight_decay, float eps, bool amsgrad, bool maximize, Tensor? "
      "grad_scale=None, Tensor? found_inf=None) -> ()";
};
struct TENON_API _fused_adamw
    : Operator<_fused_adamw,
               std::tuple<std::vector<TensorBase>, std::vector<TensorBase>, std::vector<TensorBase>,
                          std::vector<TensorBase>, std::vector<TensorBase>>(
                   TensorList, TensorList, TensorList, TensorList, TensorList, TensorList, double,
                   double, double, double, double, bool, bool, const TensorBase&,
                   const TensorBase&)> {
  static constexpr std::string_view kSchema =
      "_fused_adamw(Tensor[] self, Tensor[] grads, Tensor[] exp_avgs, Tensor[] exp_avg_sqs, "
      "Tensor[] max_exp_avg_sqs, Tensor[] state_steps, *, float lr, float beta1, float beta2, "
      "float weight_decay, float eps, bool amsgrad, bool maximize, Tensor? grad_scale=None, "
      "Tensor? found_inf=None) -> (Tensor[] self_out, Tensor[] grads_out, Tensor[] exp_avgs_out, "
      "Tensor[] exp_avg_sqs_out, Tensor[] max_exp_avg_sqs_out)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline void _fused_adamw_(TensorList self, TensorList grads, TensorList exp_avgs,
                          TensorList exp_avg_sqs, TensorList max_exp_avg_sqs,
                          TensorList state_steps, double lr, double beta1, double beta2,
                          double weight_decay, double eps, bool amsgrad, bool maximize,
                          const TensorBase& grad_scale = {}, const TensorBase& found_inf = {}) {
  return stubs::_fused_adamw_::call(self, grads, exp_avgs, exp_avg_sqs, max_exp_avg_sqs,
                                    state_steps, lr, beta1, beta2, weight_decay, eps, amsgrad,
                                    maximize, grad_scale, found_inf);
}
inline std::tuple<std::vector<TensorBase>, std::vector<TensorBase>, std::vector<TensorBase>,
                  std::vector<TensorBase>, std::vector<TensorBase>> _fused_adamw(
    TensorList self, TensorList grads, TensorList exp_avgs, TensorList exp_avg_sqs,
    TensorList max_exp_avg_sqs, TensorList state_steps, double lr, double beta1, double beta2,
    double weight_decay, double eps, bool amsgrad, bool maximize, const TensorBase& grad_scale = {},
    const TensorBase& found_inf = {}) {
  return stubs::_fused_adamw::call(self, grads, exp_avgs, exp_avg_sqs, max_exp_avg_sqs, state_steps,
                                   lr, beta1, beta2, weight_decay, eps, amsgrad, maximize,
                                   grad_scale, found_inf);
}

}  // namespace tenon::ops
