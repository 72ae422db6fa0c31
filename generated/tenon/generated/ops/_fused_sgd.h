// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// A step of gradient descent for each tensor of self, with momentum where that is not 0. Gradients
/// are divided by grad_scale; where found_inf is not 0 nothing changes.
struct TENON_API _fused_sgd_
    : Operator<_fused_sgd_,
               void(TensorList, TensorList, TensorList, double, double, double, double, bool, bool,
                    bool, const TensorBase&, const TensorBase&)> {
  static constexpr std::string_view kSchema =
      "_fused_sgd_(Tensor(a!)[] self, Tensor(b!)[] grads, Tensor(c!)[] momentum_buffer_list, *, "
      "float weight_decay, float momentum, float lr, float dampening, bool nesterov, bool "
      "maximize, bool is_first_step, Tensor? grad_scale=None, Tensor? found_inf=None) -> ()";
};
struct TENON_API _fused_sgd
    : Operator<_fused_sgd,
               std::tuple<std::vector<TensorBase>, std::vector<TensorBase>,
                          std::vector<TensorBase>>(
                   TensorList, TensorList, TensorList, double, double, double, double, bool, bool,
                   bool, const TensorBase&, const TensorBase&)> {
  static constexpr std::string_view kSchema =
      "_fused_sgd(Tensor[] self, Tensor[] grads, Tensor[] momentum_buffer_list, *, float "
      "weight_decay, float momentum, float lr, float dampening, bool nesterov, bool maximize, bool "
      "is_first_step, Tensor? grad_scale=None, Tensor? found_inf=None) -> (Tensor[] self_out, "
      "Tensor[] grads_out, Tensor[] momentum_buffer_list_out)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline void _fused_sgd_(TensorList self, TensorList grads, TensorList momentum_buffer_list,
                        double weight_decay, double momentum, double lr, double dampening,
                        bool nesterov, bool maximize, bool is_first_step,
                        const TensorBase& grad_scale = {}, const TensorBase& found_inf = {}) {
  return stubs::_fused_sgd_::call(self, grads, momentum_buffer_list, weight_decay, momentum, lr,
                                  dampening, nesterov, maximize, is_first_step, grad_scale,
                                  found_inf);
}
inline std::tuple<std::vector<TensorBase>, std::vector<TensorBase>,
                  std::vector<TensorBase>> _fused_sgd(
    TensorList self, TensorList grads, TensorList momentum_buffer_list, double weight_decay,
    double momentum, double lr, double dampening, bool nesterov, bool maximize, bool is_first_step,
    const TensorBase& grad_scale = {}, const TensorBase& found_inf = {}) {
  return stubs::_fused_sgd::call(self, grads, momentum_buffer_list, weight_decay, momentum, lr,
                                 dampening, nesterov, maximize, is_first_step, grad_scale,
                                 found_inf);
}

}  // namespace tenon::ops
