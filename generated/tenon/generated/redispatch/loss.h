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

inline Tensor cosine_embedding_loss(DispatchKeySet keys, const Tensor& input1, const Tensor& input2,
                                    const Tensor& target, double margin = 0.0,
                                    int64_t reduction = 1) {
  return stubs::cosine_embedding_loss::redispatch(keys, input1, input2, target, margin, reduction);
}

inline Tensor cross_entropy_loss(DispatchKeySet keys, const Tensor& self, const Tensor& target,
                                 const std::optional<Tensor>& weight = {}, int64_t reduction = 1,
                                 int64_t ignore_index = -100, double label_smoothing = 0.0) {
  return stubs::cross_entropy_loss::redispatch(keys, self, target,
                                               detail::tensor_or_undefined(weight), reduction,
                                               ignore_index, label_smoothing);
}

inline std::tuple<Tensor, Tensor> _ctc_loss(DispatchKeySet keys, const Tensor& log_probs,
                                            const Tensor& targets, IntArrayRef input_lengths,
                                            IntArrayRef target_lengths, int64_t blank = 0,
                                            bool zero_infinity = false) {
  return detail::to_public(
      stubs::_ctc_loss::redispatch(keys, log_probs, targets, input_lengths, target_lengths, blank,
                                   zero_infinity));
}

inline Tensor ctc_loss(DispatchKeySet keys, const Tensor& log_probs, const Tensor& targets,
                       IntArrayRef input_lengths, IntArrayRef target_lengths, int64_t blank = 0,
                       int64_t reduction = 1, bool zero_infinity = false) {
  return stubs::ctc_loss_IntList::redispatch(keys, log_probs, targets, input_lengths,
                                             target_lengths, blank, reduction, zero_infinity);
}
inline Tensor ctc_loss(DispatchKeySet keys, const Tensor& log_probs, const Tensor& targets,
                       const Tensor& input_lengths, const Tensor& target_lengths, int64_t blank = 0,
                       int64_t reduction = 1, bool zero_infinity = false) {
  return stubs::ctc_loss_Tensor::redispatch(keys, log_probs, targets, input_lengths, target_lengths,
                                            blank, reduction, zero_infinity);
}

inline Tensor _ctc_loss_backward(DispatchKeySet keys, const Tensor& grad_output,
                                 const Tensor& log_probs, const Tensor& targets,
                                 IntArrayRef input_lengths, IntArrayRef target_lengths,
                                 const Tensor& neg_log_likelihood, const Tensor& log_alpha,
                                 int64_t blank, bool zero_infinity = false) {
  return stubs::_ctc_loss_backward::redispatch(keys, grad_output, log_probs, targets, input_lengths,
                                               target_lengths, neg_log_likelihood, log_alpha, blank,
                                               zero_infinity);
}

inline Tensor gaussian_nll_loss(DispatchKeySet keys, const Tensor& input, const Tensor& target,
                                const Tensor& var, bool full = false, double eps = 1e-06,
                                int64_t reduction = 1) {
  return stubs::gaussian_nll_loss::redispatch(keys, input, target, var, full, eps, reduction);
}

inline Tensor hinge_embedding_loss(DispatchKeySet keys, const Tensor& self, const Tensor& target,
                                   double margin = 1.0, int64_t reduction = 1) {
  return stubs::hinge_embedding_loss::redispatch(keys, self, target, margin, reduction);
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

inline Tensor margin_ranking_loss(DispatchKeySet keys, const Tensor& input1, const Tensor& input2,
                                  const Tensor& target, double margin = 0.0,
                                  int64_t reduction = 1) {
  return stubs::margin_ranking_loss::redispatch(keys, input1, input2, target, margin, reduction);
}

inline Tensor mse_loss(DispatchKeySet keys, const Tensor& self, const Tensor& target,
                       int64_t reduction = 1) {
  return stubs::mse_loss::redispatch(keys, self, target, reduction);
}

inline Tensor multi_margin_loss(DispatchKeySet keys, const Tensor& self, const Tensor& target,
                                const Scalar& p = 1, const Scalar& margin = 1,
                                const std::optional<Tensor>& weight = {}, int64_t reduction = 1) {
  return stubs::multi_margin_loss::redispatch(keys, self, target, p, margin,
                                              detail::tensor_or_undefined(weight), reduction);
}

inline Tensor multilabel_margin_loss(DispatchKeySet keys, const Tensor& self, const Tensor& target,
                                     int64_t reduction = 1) {
  return stubs::multilabel_margin_loss::redispatch(keys, self, target, reduction);
}

inline Tensor multilabel_margin_loss_backward(DispatchKeySet keys, const Tensor& grad_output,
                                              const Tensor& self, const Tensor& target,
                                              int64_t reduction, const Tensor& is_target) {
  return stubs::multilabel_margin_loss_backward::redispatch(keys, grad_output, self, target,
                                                            reduction, is_target);
}

inline std::tuple<Tensor, Tensor> multilabel_margin_loss_forward(
    DispatchKeySet keys, const Tensor& self, const Tensor& target, int64_t reduction) {
  return detail::to_public(
      stubs::multilabel_margin_loss_forward::redispatch(keys, self, target, reduction));
}

inline Tensor multilabel_soft_margin_loss(DispatchKeySet keys, const Tensor& input,
                                          const Tensor& target,
                                          const std::optional<Tensor>& weight = {},
                                          int64_t reduction = 1) {
  return stubs::multilabel_soft_margin_loss::redispatch(
      keys, input, target, detail::tensor_or_undefined(weight), reduction);
}

inline Tensor nll_loss(DispatchKeySet keys, const Tensor& self, const Tensor& target,
                       const std::optional<Tensor>& weight = {}, int64_t reduction = 1,
                       int64_t ignore_index = -100) {
  return stubs::nll_loss::redispatch(keys, self, target, detail::tensor_or_undefined(weight),
                                     reduction, ignore_index);
}

inline Tensor nll_loss2d(DispatchKeySet keys, const Tensor& self, const Tensor& target,
                         const std::optional<Tensor>& weight = {}, int64_t reduction = 1,
                         int64_t ignore_index = -100) {
  return stubs::nll_loss2d::redispatch(keys, self, target, detail::tensor_or_undefined(weight),
                                       reduction, ignore_index);
}

inline Tensor nll_loss2d_backward(DispatchKeySet keys, const Tensor& grad_output,
                                  const Tensor& self, const Tensor& target,
                                  const std::optional<Tensor>& weight, int64_t reduction,
                                  int64_t ignore_index, const Tensor& total_weight) {
  return stubs::nll_loss2d_backward::redispatch(keys, grad_output, self, target,
                                                detail::tensor_or_undefined(weight), reduction,
                                                ignore_index, total_weight);
}

inline std::tuple<Tensor, Tensor> nll_loss2d_forward(
    DispatchKeySet keys, const Tensor& self, const Tensor& target,
    const std::optional<Tensor>& weight, int64_t reduction, int64_t ignore_index) {
  return detail::to_public(
      stubs::nll_loss2d_forward::redispatch(keys, self, target, detail::tensor_or_undefined(weight),
                                            reduction, ignore_index));
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

inline Tensor poisson_nll_loss(DispatchKeySet keys, const Tensor& input, const Tensor& target,
                               bool log_input, bool full, double eps, int64_t reduction) {
  return stubs::poisson_nll_loss::redispatch(keys, input, target, log_input, full, eps, reduction);
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

inline Tensor soft_margin_loss(DispatchKeySet keys, const Tensor& self, const Tensor& target,
                               int64_t reduction = 1) {
  return stubs::soft_margin_loss::redispatch(keys, self, target, reduction);
}

inline Tensor triplet_margin_loss(DispatchKeySet keys, const Tensor& anchor, const Tensor& positive,
                                  const Tensor& negative, double margin = 1.0, double p = 2,
                                  double eps = 1e-06, bool swap = false, int64_t reduction = 1) {
  return stubs::triplet_margin_loss::redispatch(keys, anchor, positive, negative, margin, p, eps,
                                                swap, reduction);
}

}  // namespace tenon::redispatch
