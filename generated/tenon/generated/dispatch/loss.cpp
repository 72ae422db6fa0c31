// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
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


TENON_DEFINE_OPERATOR(stubs::binary_cross_entropy, "loss",
                      .doc = "The cross entropy between two probabilities of two classes; "
                      "logarithms are at least -100.",
                      .derivatives = "self: formulas::binary_cross_entropy_backward(grad, self, "
                      "target, weight, reduction)\ntarget: "
                      "formulas::binary_cross_entropy_target_backward(grad, self, target, weight, "
                      "reduction)", .composite = true);

TENON_DEFINE_OPERATOR(stubs::binary_cross_entropy_with_logits, "loss",
                      .doc = "The cross entropy between the logistic function of logits and "
                      "probabilities, without overflow.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::cosine_embedding_loss, "loss",
                      .doc = "How far the cosine of two vectors is from 1 where target is 1, and "
                      "above a margin where it is -1.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::cross_entropy_loss, "loss",
                      .doc = "The cross entropy between logits and classes, or class probabilities "
                      "of the same sizes.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::_ctc_loss, "loss",
                      .doc = "The losses of ctc_loss, and the sums over beginnings of alignments.",
                      .derivatives = "log_probs: _ctc_loss_backward(grad, log_probs, targets, "
                      "input_lengths, target_lengths, result0, result1, blank, zero_infinity)");

TENON_DEFINE_OPERATOR(stubs::ctc_loss_IntList, "loss",
                      .doc = "The negative log likelihood of label sequences, over all alignments "
                      "with steps between which there may be blanks.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::ctc_loss_Tensor, "loss",
                      .doc = "The negative log likelihood of label sequences, over all alignments "
                      "with steps between which there may be blanks.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::_ctc_loss_backward, "loss",
                      .doc = "The gradient of _ctc_loss for log_probs.");

TENON_DEFINE_OPERATOR(stubs::gaussian_nll_loss, "loss",
                      .doc = "The negative log likelihood of numbers that are normally distributed "
                      "around input, of a variance of at least eps.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::hinge_embedding_loss, "loss",
                      .doc =
                      "A distance where target is 1, and what it lacks to a margin where it is -1.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::_huber, "loss", .doc = "The elements of huber_loss.",
                      .derivatives = "self: _huber_grad_self(grad, self, target, delta)\ntarget: "
                      "_huber_grad_self(grad, target, self, delta)");

TENON_DEFINE_OPERATOR(stubs::_huber_grad_self, "loss", .doc = "The gradient of _huber for self.",
                      .derivatives = "grad_output: _huber_grad_self(grad, self, target, "
                      "delta)\nself: _huber_grad_self_grad_self(grad, grad_output, self, target, "
                      "delta)\ntarget: _huber_grad_self_grad_target(grad, grad_output, self, "
                      "target, delta)");

TENON_DEFINE_OPERATOR(stubs::_huber_grad_self_grad_self, "loss",
                      .doc = "The gradient of _huber_grad_self for self.",
                      .recorded_as_composite = true);

TENON_DEFINE_OPERATOR(stubs::_huber_grad_self_grad_target, "loss",
                      .doc = "The gradient of _huber_grad_self for target.",
                      .recorded_as_composite = true);

TENON_DEFINE_OPERATOR(stubs::huber_loss, "loss",
                      .doc = "Half the squared difference, linear where it is above delta.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::kl_div, "loss",
                      .doc =
                      "The Kullback-Leibler divergence of log probabilities self from target.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::l1_loss, "loss", .doc = "The absolute difference.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::margin_ranking_loss, "loss",
                      .doc = "What input1 lacks to be greater than input2 by a margin where target "
                      "is 1, and less where it is -1.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::mse_loss, "loss", .doc = "The squared difference.",
                      .derivatives = "self: formulas::mse_loss_backward(grad, self, target, "
                      "reduction)\ntarget: formulas::mse_loss_backward(grad, target, self, "
                      "reduction)", .composite = true);

TENON_DEFINE_OPERATOR(stubs::multi_margin_loss, "loss",
                      .doc = "What the score of the target class lacks to be greater than those of "
                      "the others by a margin, to the power p.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::multilabel_margin_loss, "loss",
                      .doc = "What the scores of the labels before the first -1 lack to be greater "
                      "by 1 than those of the other classes.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::multilabel_margin_loss_backward, "loss",
                      .doc = "The gradient of multilabel_margin_loss for self.",
                      .derivatives = "grad_output: "
                      "formulas::multilabel_margin_loss_double_backward(grad, grad_output.sizes(), "
                      "self, target, reduction, is_target)\nself: zeros_like(grad)");

TENON_DEFINE_OPERATOR(stubs::multilabel_margin_loss_forward, "loss",
                      .doc =
                      "The loss of multilabel_margin_loss, and 1 for each class that is a label.",
                      .derivatives = "self: multilabel_margin_loss_backward(grad, self, target, "
                      "reduction, is_target)");

TENON_DEFINE_OPERATOR(stubs::multilabel_soft_margin_loss, "loss",
                      .doc = "The mean over classes of the cross entropy between the logistic "
                      "function of logits and labels.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::nll_loss, "loss",
                      .doc = "The negative log likelihood of target classes.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::nll_loss2d, "loss",
                      .doc = "The negative log likelihood of the target class of each pixel.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::nll_loss2d_backward, "loss",
                      .doc = "The gradient of the log likelihoods of pixels.",
                      .derivatives = "grad_output: nll_loss2d(grad, target, weight, reduction, "
                      "ignore_index)\nself: zeros_like(grad)");

TENON_DEFINE_OPERATOR(stubs::nll_loss2d_forward, "loss",
                      .doc = "The negative log likelihood of the target class of each pixel, and "
                      "the weight that a mean divides by.",
                      .derivatives = "self: nll_loss2d_backward(grad, self, target, weight, "
                      "reduction, ignore_index, total_weight)");

TENON_DEFINE_OPERATOR(stubs::nll_loss_backward, "loss",
                      .doc = "The gradient of the log likelihoods.",
                      .derivatives = "grad_output: nll_loss(grad, target, weight, reduction, "
                      "ignore_index)\nself: zeros_like(grad)");

TENON_DEFINE_OPERATOR(stubs::nll_loss_forward, "loss",
                      .doc = "The negative log likelihood of target classes, and the weight that a "
                      "mean divides by.",
                      .derivatives = "self: nll_loss_backward(grad, self, target, weight, "
                      "reduction, ignore_index, total_weight)");

TENON_DEFINE_OPERATOR(stubs::nll_loss_nd, "loss",
                      .doc = "nll_loss with any number of dimensions after the classes.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::poisson_nll_loss, "loss",
                      .doc = "The negative log likelihood of counts that are Poisson distributed "
                      "around input, or its exponential.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::smooth_l1_loss, "loss",
                      .doc = "The absolute difference, squared where it is below beta.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::smooth_l1_loss_backward, "loss",
                      .doc = "The gradient of smooth_l1_loss for self.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::soft_margin_loss, "loss",
                      .doc = "log(1 + exp(-target * self)), without overflow.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::triplet_margin_loss, "loss",
                      .doc = "What the negative lacks to be farther from the anchor than the "
                      "positive by a margin.", .composite = true);

void add_operators_loss(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::binary_cross_entropy, stubs::binary_cross_entropy_with_logits,
                        stubs::cosine_embedding_loss, stubs::cross_entropy_loss, stubs::_ctc_loss,
                        stubs::ctc_loss_IntList, stubs::ctc_loss_Tensor, stubs::_ctc_loss_backward,
                        stubs::gaussian_nll_loss, stubs::hinge_embedding_loss, stubs::_huber,
                        stubs::_huber_grad_self, stubs::_huber_grad_self_grad_self,
                        stubs::_huber_grad_self_grad_target, stubs::huber_loss, stubs::kl_div,
                        stubs::l1_loss, stubs::margin_ranking_loss, stubs::mse_loss,
                        stubs::multi_margin_loss, stubs::multilabel_margin_loss,
                        stubs::multilabel_margin_loss_backward,
                        stubs::multilabel_margin_loss_forward, stubs::multilabel_soft_margin_loss,
                        stubs::nll_loss, stubs::nll_loss2d, stubs::nll_loss2d_backward,
                        stubs::nll_loss2d_forward, stubs::nll_loss_backward,
                        stubs::nll_loss_forward, stubs::nll_loss_nd, stubs::poisson_nll_loss,
                        stubs::smooth_l1_loss, stubs::smooth_l1_loss_backward,
                        stubs::soft_margin_loss, stubs::triplet_margin_loss>(dispatcher);
}

}  // namespace tenon
