// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
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

TENON_DEFINE_OPERATOR(stubs::cross_entropy_loss,
                      .doc = "The cross entropy between logits and classes, or class probabilities "
                      "of the same sizes.", .composite = true);

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

TENON_DEFINE_OPERATOR(stubs::kl_div,
                      .doc =
                      "The Kullback-Leibler divergence of log probabilities self from target.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::l1_loss, .doc = "The absolute difference.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::mse_loss, .doc = "The squared difference.",
                      .derivatives = "self: formulas::mse_loss_backward(grad, self, target, "
                      "reduction)\ntarget: formulas::mse_loss_backward(grad, target, self, "
                      "reduction)", .composite = true);

TENON_DEFINE_OPERATOR(stubs::nll_loss, .doc = "The negative log likelihood of target classes.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::nll_loss_backward, .doc = "The gradient of the log likelihoods.",
                      .derivatives = "grad_output: nll_loss(grad, target, weight, reduction, "
                      "ignore_index)\nself: zeros_like(grad)");

void add_operators_loss(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::binary_cross_entropy, stubs::binary_cross_entropy_with_logits,
                        stubs::cross_entropy_loss, stubs::_huber, stubs::_huber_grad_self,
                        stubs::_huber_grad_self_grad_self, stubs::_huber_grad_self_grad_target,
                        stubs::huber_loss, stubs::kl_div, stubs::l1_loss, stubs::mse_loss,
                        stubs::nll_loss, stubs::nll_loss_backward>(dispatcher);
}

}  // namespace tenon
