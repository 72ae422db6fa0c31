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

namespace tenon {

constexpr std::string_view kCategory = "loss";

TENON_DEFINE_OPERATOR(stubs::binary_cross_entropy,
                      .doc = "The cross entropy between two probabilities of two classes; "
                      "logarithms are at least -100.",
                      .derivatives = "self: formulas::binary_cross_entropy_backward(grad, self, "
                      "target, weight, reduction)\ntarget: "
                      "formulas::binary_cross_entropy_target_backward(grad, self, target, weight, "
                      "reduction)", .composite = true);

TENON_DEFINE_OPERATOR(stubs::binary_cross_entropy_with_logits,
                      .doc = "The cross entropy between the logistic function of logits and "
                      "probabilities, without overflow.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::cosine_embedding_loss,
                      .doc = "How far the cosine of two vectors is from 1 where target is 1, and "
                      "above a margin where it is -1.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::cross_entropy_loss,
                      .doc = "The cross entropy between logits and classes, or class probabilities "
                      "of the same sizes.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::_ctc_loss,
                      .doc = "The losses of ctc_loss, and the sums over beginnings of alignments.",
                      .derivatives = "log_probs: _ctc_loss_backward(grad, log_probs, targets, "
                      "input_lengths, target_lengths, result0, result1, blank, zero_infinity)");

TENON_DEFINE_OPERATOR(stubs::ctc_loss_IntList,
                      .doc = "The negative log likelihood of label sequences, over all alignments "
                      "with steps between which there may be blanks.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::ctc_loss_Tensor,
                      .doc = "The negative log likelihood of label sequences, over all alignments "
                      "with steps between which there may be blanks.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::_ctc_loss_backward, .doc = "The gradient of _ctc_loss for log_probs.");

TENON_DEFINE_OPERATOR(stubs::gaussian_nll_loss,
                      .doc = "The negative log likelihood of numbers that are normally distributed "
                      "around input, of a variance of at least eps.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::hinge_embedding_loss,
                      .doc =
                      "A distance where target is 1, and what it lacks to a margin where it is -1.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::_huber, .doc = "The elements of huber_loss.",
                      .derivatives = "self: _huber_grad_self(grad, self, target, delta)\ntarget: "
                      "_huber_grad_self(grad, target, self, delta)");

TENON_DEFINE_OPERATOR(stubs::_huber_grad_self, .doc = "The gradient of _huber for self.",
                      .derivatives = "grad_output: _huber_grad_self(grad, self, target, "
                      "delta)\nself: _huber_grad_self_grad_self(grad, grad_output, self, target, "
                      "delta)\ntarget: _huber_grad_self_grad_target(grad, grad_output, self, "
                      "target, delta)");

TENON_DEFINE_OPERATOR(stubs::_huber_grad_self_grad_self,
                      .doc = "The gradient of _huber_grad_self for self.",
                      .recorded_as_composite = true);

TENON_DEFINE_OPERATOR(stubs::_huber_grad_self_grad_target,
                      .doc = "The gradient of _huber_grad_self for target.",
                      .recorded_as_composite = true);

TENON_DEFINE_OPERATOR(stubs::huber_loss,
                      .doc = "Half the squared difference, linear where it is above delta.",
                      .composite = true);

void add_operators_loss(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::binary_cross_entropy, stubs::binary_cross_entropy_with_logits,
                        stubs::cosine_embedding_loss, stubs::cross_entropy_loss, stubs::_ctc_loss,
                        stubs::ctc_loss_IntList, stubs::ctc_loss_Tensor, stubs::_ctc_loss_backward,
                        stubs::gaussian_nll_loss, stubs::hinge_embedding_loss, stubs::_huber,
                        stubs::_huber_grad_self, stubs::_huber_grad_self_grad_self,
                        stubs::_huber_grad_self_grad_target, stubs::huber_loss>(dispatcher);
}

}  // namespace tenon
