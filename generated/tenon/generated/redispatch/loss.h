// Generated from ops.yaml by templates/redispatch/shard.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/tensor/public_conversions.h"
#include "tenon/generated/functions/loss.h"

namespace tenon::redispatch {

inline Tensor binary_cross_entropy(DispatchKeySet keys, const Tensor& self, const Tensor& target,
                                   const std::optional<Tensor>& weight = {},
                                   int64_t reduction = 1) {
  return stubs::binary_cross_entropy::redispatch(keys, self, target,
                                                 detail::tensor_or_undefined(weight), reduction);
}

inline Tensor binary_cross_entropy_with_logits(DispatchKeySet keys, const Tensor& self,
                                               const Tensor& target,
                                               const std::optional<Tensor>& weight = {},
                                               const std::optional<Tensor>& pos_weight = {},
                                               int64_t reduction = 1) {
  return stubs::binary_cross_entropy_with_logits::redispatch(
      keys, self, target, detail::tensor_or_undefined(weight),
      detail::tensor_or_undefined(pos_weight), reduction);
}

inline Tensor cross_entropy_loss(DispatchKeySet keys, const Tensor& self, const Tensor& target,
                                 const std::optional<Tensor>& weight = {}, int64_t reduction = 1,
                                 int64_t ignore_index = -100, double label_smoothing = 0.0) {
  return stubs::cross_entropy_loss::redispatch(keys, self, target,
                                               detail::tensor_or_undefined(weight), reduction,
                                               ignore_index, label_smoothing);
}

inline Tensor _huber(DispatchKeySet keys, const Tensor& self, const Tensor& target, double delta) {
  return stubs::_huber::redispatch(keys, self, target, delta);
}

inline Tensor huber_loss(DispatchKeySet keys, const Tensor& self, const Tensor& target,
                         int64_t reduction = 1, double delta = 1.0) {
  return stubs::huber_loss::redispatch(keys, self, target, reduction, delta);
}

inline Tensor kl_div(DispatchKeySet keys, const Tensor& self, const Tensor& target,
                     int64_t reduction = 1, bool log_target = false) {
  return stubs::kl_div::redispatch(keys, self, target, reduction, log_target);
}

inline Tensor l1_loss(DispatchKeySet keys, const Tensor& self, const Tensor& target,
                      int64_t reduction = 1) {
  return stubs::l1_loss::redispatch(keys, self, target, reduction);
}

inline Tensor mse_loss(DispatchKeySet keys, const Tensor& self, const Tensor& target,
                       int64_t reduction = 1) {
  return stubs::mse_loss::redispatch(keys, self, target, reduction);
}

inline Tensor nll_loss(DispatchKeySet keys, const Tensor& self, const Tensor& target,
                       const std::optional<Tensor>& weight = {}, int64_t reduction = 1,
                       int64_t ignore_index = -100) {
  return stubs::nll_loss::redispatch(keys, self, target, detail::tensor_or_undefined(weight),
                                     reduction, ignore_index);
}

inline Tensor nll_loss_backward(DispatchKeySet keys, const Tensor& grad_output, const Tensor& self,
                                const Tensor& target, const std::optional<Tensor>& weight,
                                int64_t reduction, int64_t ignore_index,
                                const Tensor& total_weight) {
  return stubs::nll_loss_backward::redispatch(keys, grad_output, self, target,
                                              detail::tensor_or_undefined(weight), reduction,
                                              ignore_index, total_weight);
}

inline std::tuple<Tensor, Tensor> nll_loss_forward(
    DispatchKeySet keys, const Tensor& self, const Tensor& target,
    const std::optional<Tensor>& weight, int64_t reduction, int64_t ignore_index) {
  return detail::to_public(
      stubs::nll_loss_forward::redispatch(keys, self, target, detail::tensor_or_undefined(weight),
                                          reduction, ignore_index));
}

inline Tensor nll_loss_nd(DispatchKeySet keys, const Tensor& self, const Tensor& target,
                          const std::optional<Tensor>& weight = {}, int64_t reduction = 1,
                          int64_t ignore_index = -100) {
  return stubs::nll_loss_nd::redispatch(keys, self, target, detail::tensor_or_undefined(weight),
                                        reduction, ignore_index);
}

inline Tensor smooth_l1_loss(DispatchKeySet keys, const Tensor& self, const Tensor& target,
                             int64_t reduction = 1, double beta = 1.0) {
  return stubs::smooth_l1_loss::redispatch(keys, self, target, reduction, beta);
}

inline Tensor smooth_l1_loss_backward(DispatchKeySet keys, const Tensor& grad_output,
                                      const Tensor& self, const Tensor& target, int64_t reduction,
                                      double beta) {
  return stubs::smooth_l1_loss_backward::redispatch(keys, grad_output, self, target, reduction,
                                                    beta);
}

}  // namespace tenon::redispatch
