// Generated from ops.yaml by templates/functions/shard.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/tensor/public_conversions.h"
#include "tenon/generated/ops/_huber.h"
#include "tenon/generated/ops/binary_cross_entropy.h"
#include "tenon/generated/ops/binary_cross_entropy_with_logits.h"
#include "tenon/generated/ops/cross_entropy_loss.h"
#include "tenon/generated/ops/huber_loss.h"
#include "tenon/generated/ops/kl_div.h"
#include "tenon/generated/ops/l1_loss.h"
#include "tenon/generated/ops/mse_loss.h"
#include "tenon/generated/ops/nll_loss.h"
#include "tenon/generated/ops/nll_loss_backward.h"
#include "tenon/generated/ops/nll_loss_forward.h"
#include "tenon/generated/ops/nll_loss_nd.h"
#include "tenon/generated/ops/smooth_l1_loss.h"
#include "tenon/generated/ops/smooth_l1_loss_backward.h"

namespace tenon {

/// The cross entropy between two probabilities of two classes; logarithms are at least -100.
inline Tensor binary_cross_entropy(const Tensor& self, const Tensor& target,
                                   const std::optional<Tensor>& weight = {},
                                   int64_t reduction = 1) {
  return stubs::binary_cross_entropy::call(self, target, detail::tensor_or_undefined(weight),
                                           reduction);
}

/// The cross entropy between the logistic function of logits and probabilities, without overflow.
inline Tensor binary_cross_entropy_with_logits(const Tensor& self, const Tensor& target,
                                               const std::optional<Tensor>& weight = {},
                                               const std::optional<Tensor>& pos_weight = {},
                                               int64_t reduction = 1) {
  return stubs::binary_cross_entropy_with_logits::call(
      self, target, detail::tensor_or_undefined(weight), detail::tensor_or_undefined(pos_weight),
      reduction);
}

/// The cross entropy between logits and classes, or class probabilities of the same sizes.
inline Tensor cross_entropy_loss(const Tensor& self, const Tensor& target,
                                 const std::optional<Tensor>& weight = {}, int64_t reduction = 1,
                                 int64_t ignore_index = -100, double label_smoothing = 0.0) {
  return stubs::cross_entropy_loss::call(self, target, detail::tensor_or_undefined(weight),
                                         reduction, ignore_index, label_smoothing);
}

/// The elements of huber_loss.
inline Tensor _huber(const Tensor& self, const Tensor& target, double delta) {
  return stubs::_huber::call(self, target, delta);
}

/// Half the squared difference, linear where it is above delta.
inline Tensor huber_loss(const Tensor& self, const Tensor& target, int64_t reduction = 1,
                         double delta = 1.0) {
  return stubs::huber_loss::call(self, target, reduction, delta);
}

/// The Kullback-Leibler divergence of log probabilities self from target.
inline Tensor kl_div(const Tensor& self, const Tensor& target, int64_t reduction = 1,
                     bool log_target = false) {
  return stubs::kl_div::call(self, target, reduction, log_target);
}

/// The absolute difference.
inline Tensor l1_loss(const Tensor& self, const Tensor& target, int64_t reduction = 1) {
  return stubs::l1_loss::call(self, target, reduction);
}

/// The squared difference.
inline Tensor mse_loss(const Tensor& self, const Tensor& target, int64_t reduction = 1) {
  return stubs::mse_loss::call(self, target, reduction);
}

/// The negative log likelihood of target classes.
inline Tensor nll_loss(const Tensor& self, const Tensor& target,
                       const std::optional<Tensor>& weight = {}, int64_t reduction = 1,
                       int64_t ignore_index = -100) {
  return stubs::nll_loss::call(self, target, detail::tensor_or_undefined(weight), reduction,
                               ignore_index);
}

/// The gradient of the log likelihoods.
inline Tensor nll_loss_backward(const Tensor& grad_output, const Tensor& self, const Tensor& target,
                                const std::optional<Tensor>& weight, int64_t reduction,
                                int64_t ignore_index, const Tensor& total_weight) {
  return stubs::nll_loss_backward::call(grad_output, self, target,
                                        detail::tensor_or_undefined(weight), reduction,
                                        ignore_index, total_weight);
}

/// The negative log likelihood of target classes, and the weight that a mean divides by.
inline std::tuple<Tensor, Tensor> nll_loss_forward(
    const Tensor& self, const Tensor& target, const std::optional<Tensor>& weight,
    int64_t reduction, int64_t ignore_index) {
  return detail::to_public(
      stubs::nll_loss_forward::call(self, target, detail::tensor_or_undefined(weight), reduction,
                                    ignore_index));
}

/// nll_loss with any number of dimensions after the classes.
inline Tensor nll_loss_nd(const Tensor& self, const Tensor& target,
                          const std::optional<Tensor>& weight = {}, int64_t reduction = 1,
                          int64_t ignore_index = -100) {
  return stubs::nll_loss_nd::call(self, target, detail::tensor_or_undefined(weight), reduction,
                                  ignore_index);
}

/// The absolute difference, squared where it is below beta.
inline Tensor smooth_l1_loss(const Tensor& self, const Tensor& target, int64_t reduction = 1,
                             double beta = 1.0) {
  return stubs::smooth_l1_loss::call(self, target, reduction, beta);
}

/// The gradient of smooth_l1_loss for self.
inline Tensor smooth_l1_loss_backward(const Tensor& grad_output, const Tensor& self,
                                      const Tensor& target, int64_t reduction, double beta) {
  return stubs::smooth_l1_loss_backward::call(grad_output, self, target, reduction, beta);
}

}  // namespace tenon
