// Generated from ops.yaml by templates/functions/shard.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/tensor/public_conversions.h"
#include "tenon/generated/ops/_ctc_loss.h"
#include "tenon/generated/ops/_ctc_loss_backward.h"
#include "tenon/generated/ops/_huber.h"
#include "tenon/generated/ops/binary_cross_entropy.h"
#include "tenon/generated/ops/binary_cross_entropy_with_logits.h"
#include "tenon/generated/ops/cosine_embedding_loss.h"
#include "tenon/generated/ops/cross_entropy_loss.h"
#include "tenon/generated/ops/ctc_loss.h"
#include "tenon/generated/ops/gaussian_nll_loss.h"
#include "tenon/generated/ops/hinge_embedding_loss.h"
#include "tenon/generated/ops/huber_loss.h"
#include "tenon/generated/ops/kl_div.h"
#include "tenon/generated/ops/l1_loss.h"
#include "tenon/generated/ops/margin_ranking_loss.h"
#include "tenon/generated/ops/mse_loss.h"
#include "tenon/generated/ops/multi_margin_loss.h"
#include "tenon/generated/ops/multilabel_margin_loss.h"
#include "tenon/generated/ops/multilabel_margin_loss_backward.h"
#include "tenon/generated/ops/multilabel_margin_loss_forward.h"
#include "tenon/generated/ops/multilabel_soft_margin_loss.h"
#include "tenon/generated/ops/nll_loss.h"
#include "tenon/generated/ops/nll_loss2d.h"
#include "tenon/generated/ops/nll_loss2d_backward.h"
#include "tenon/generated/ops/nll_loss2d_forward.h"
#include "tenon/generated/ops/nll_loss_backward.h"
#include "tenon/generated/ops/nll_loss_forward.h"
#include "tenon/generated/ops/nll_loss_nd.h"
#include "tenon/generated/ops/poisson_nll_loss.h"
#include "tenon/generated/ops/smooth_l1_loss.h"
#include "tenon/generated/ops/smooth_l1_loss_backward.h"
#include "tenon/generated/ops/soft_margin_loss.h"
#include "tenon/generated/ops/triplet_margin_loss.h"

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

/// How far the cosine of two vectors is from 1 where target is 1, and above a margin where it is
/// -1.
inline Tensor cosine_embedding_loss(const Tensor& input1, const Tensor& input2,
                                    const Tensor& target, double margin = 0.0,
                                    int64_t reduction = 1) {
  return stubs::cosine_embedding_loss::call(input1, input2, target, margin, reduction);
}

/// The cross entropy between logits and classes, or class probabilities of the same sizes.
inline Tensor cross_entropy_loss(const Tensor& self, const Tensor& target,
                                 const std::optional<Tensor>& weight = {}, int64_t reduction = 1,
                                 int64_t ignore_index = -100, double label_smoothing = 0.0) {
  return stubs::cross_entropy_loss::call(self, target, detail::tensor_or_undefined(weight),
                                         reduction, ignore_index, label_smoothing);
}

/// The losses of ctc_loss, and the sums over beginnings of alignments.
inline std::tuple<Tensor, Tensor> _ctc_loss(const Tensor& log_probs, const Tensor& targets,
                                            IntArrayRef input_lengths, IntArrayRef target_lengths,
                                            int64_t blank = 0, bool zero_infinity = false) {
  return detail::to_public(
      stubs::_ctc_loss::call(log_probs, targets, input_lengths, target_lengths, blank,
                             zero_infinity));
}

/// The negative log likelihood of label sequences, over all alignments with steps between which
/// there may be blanks.
inline Tensor ctc_loss(const Tensor& log_probs, const Tensor& targets, IntArrayRef input_lengths,
                       IntArrayRef target_lengths, int64_t blank = 0, int64_t reduction = 1,
                       bool zero_infinity = false) {
  return stubs::ctc_loss_IntList::call(log_probs, targets, input_lengths, target_lengths, blank,
                                       reduction, zero_infinity);
}

/// The negative log likelihood of label sequences, over all alignments with steps between which
/// there may be blanks.
inline Tensor ctc_loss(const Tensor& log_probs, const Tensor& targets, const Tensor& input_lengths,
                       const Tensor& target_lengths, int64_t blank = 0, int64_t reduction = 1,
                       bool zero_infinity = false) {
  return stubs::ctc_loss_Tensor::call(log_probs, targets, input_lengths, target_lengths, blank,
                                      reduction, zero_infinity);
}

/// The gradient of _ctc_loss for log_probs.
inline Tensor _ctc_loss_backward(const Tensor& grad_output, const Tensor& log_probs,
                                 const Tensor& targets, IntArrayRef input_lengths,
                                 IntArrayRef target_lengths, const Tensor& neg_log_likelihood,
                                 const Tensor& log_alpha, int64_t blank,
                                 bool zero_infinity = false) {
  return stubs::_ctc_loss_backward::call(grad_output, log_probs, targets, input_lengths,
                                         target_lengths, neg_log_likelihood, log_alpha, blank,
                                         zero_infinity);
}

/// The negative log likelihood of numbers that are normally distributed around input, of a variance
/// of at least eps.
inline Tensor gaussian_nll_loss(const Tensor& input, const Tensor& target, const Tensor& var,
                                bool full = false, double eps = 1e-06, int64_t reduction = 1) {
  return stubs::gaussian_nll_loss::call(input, target, var, full, eps, reduction);
}

/// A distance where target is 1, and what it lacks to a margin where it is -1.
inline Tensor hinge_embedding_loss(const Tensor& self, const Tensor& target, double margin = 1.0,
                                   int64_t reduction = 1) {
  return stubs::hinge_embedding_loss::call(self, target, margin, reduction);
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

/// What input1 lacks to be greater than input2 by a margin where target is 1, and less where it is
/// -1.
inline Tensor margin_ranking_loss(const Tensor& input1, const Tensor& input2, const Tensor& target,
                                  double margin = 0.0, int64_t reduction = 1) {
  return stubs::margin_ranking_loss::call(input1, input2, target, margin, reduction);
}

/// The squared difference.
inline Tensor mse_loss(const Tensor& self, const Tensor& target, int64_t reduction = 1) {
  return stubs::mse_loss::call(self, target, reduction);
}

/// What the score of the target class lacks to be greater than those of the others by a margin, to
/// the power p.
inline Tensor multi_margin_loss(const Tensor& self, const Tensor& target, const Scalar& p = 1,
                                const Scalar& margin = 1, const std::optional<Tensor>& weight = {},
                                int64_t reduction = 1) {
  return stubs::multi_margin_loss::call(self, target, p, margin,
                                        detail::tensor_or_undefined(weight), reduction);
}

/// What the scores of the labels before the first -1 lack to be greater by 1 than those of the
/// other classes.
inline Tensor multilabel_margin_loss(const Tensor& self, const Tensor& target,
                                     int64_t reduction = 1) {
  return stubs::multilabel_margin_loss::call(self, target, reduction);
}

/// The gradient of multilabel_margin_loss for self.
inline Tensor multilabel_margin_loss_backward(const Tensor& grad_output, const Tensor& self,
                                              const Tensor& target, int64_t reduction,
                                              const Tensor& is_target) {
  return stubs::multilabel_margin_loss_backward::call(grad_output, self, target, reduction,
                                                      is_target);
}

/// The loss of multilabel_margin_loss, and 1 for each class that is a label.
inline std::tuple<Tensor, Tensor> multilabel_margin_loss_forward(
    const Tensor& self, const Tensor& target, int64_t reduction) {
  return detail::to_public(stubs::multilabel_margin_loss_forward::call(self, target, reduction));
}

/// The mean over classes of the cross entropy between the logistic function of logits and labels.
inline Tensor multilabel_soft_margin_loss(const Tensor& input, const Tensor& target,
                                          const std::optional<Tensor>& weight = {},
                                          int64_t reduction = 1) {
  return stubs::multilabel_soft_margin_loss::call(input, target,
                                                  detail::tensor_or_undefined(weight), reduction);
}

/// The negative log likelihood of target classes.
inline Tensor nll_loss(const Tensor& self, const Tensor& target,
                       const std::optional<Tensor>& weight = {}, int64_t reduction = 1,
                       int64_t ignore_index = -100) {
  return stubs::nll_loss::call(self, target, detail::tensor_or_undefined(weight), reduction,
                               ignore_index);
}

/// The negative log likelihood of the target class of each pixel.
inline Tensor nll_loss2d(const Tensor& self, const Tensor& target,
                         const std::optional<Tensor>& weight = {}, int64_t reduction = 1,
                         int64_t ignore_index = -100) {
  return stubs::nll_loss2d::call(self, target, detail::tensor_or_undefined(weight), reduction,
                                 ignore_index);
}

/// The gradient of the log likelihoods of pixels.
inline Tensor nll_loss2d_backward(const Tensor& grad_output, const Tensor& self,
                                  const Tensor& target, const std::optional<Tensor>& weight,
                                  int64_t reduction, int64_t ignore_index,
                                  const Tensor& total_weight) {
  return stubs::nll_loss2d_backward::call(grad_output, self, target,
                                          detail::tensor_or_undefined(weight), reduction,
                                          ignore_index, total_weight);
}

/// The negative log likelihood of the target class of each pixel, and the weight that a mean
/// divides by.
inline std::tuple<Tensor, Tensor> nll_loss2d_forward(
    const Tensor& self, const Tensor& target, const std::optional<Tensor>& weight,
    int64_t reduction, int64_t ignore_index) {
  return detail::to_public(
      stubs::nll_loss2d_forward::call(self, target, detail::tensor_or_undefined(weight), reduction,
                                      ignore_index));
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

/// The negative log likelihood of counts that are Poisson distributed around input, or its
/// exponential.
inline Tensor poisson_nll_loss(const Tensor& input, const Tensor& target, bool log_input, bool full,
                               double eps, int64_t reduction) {
  return stubs::poisson_nll_loss::call(input, target, log_input, full, eps, reduction);
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

/// log(1 + exp(-target * self)), without overflow.
inline Tensor soft_margin_loss(const Tensor& self, const Tensor& target, int64_t reduction = 1) {
  return stubs::soft_margin_loss::call(self, target, reduction);
}

/// What the negative lacks to be farther from the anchor than the positive by a margin.
inline Tensor triplet_margin_loss(const Tensor& anchor, const Tensor& positive,
                                  const Tensor& negative, double margin = 1.0, double p = 2,
                                  double eps = 1e-06, bool swap = false, int64_t reduction = 1) {
  return stubs::triplet_margin_loss::call(anchor, positive, negative, margin, p, eps, swap,
                                          reduction);
}

}  // namespace tenon
