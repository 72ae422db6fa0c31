// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
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

namespace tenon {

constexpr std::string_view kCategory = "loss";

TENON_DEFINE_OPERATOR(stubs::kl_div,
                      .doc =
                      "The Kullback-Leibler divergence of log probabilities self from target.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::l1_loss, .doc = "The absolute difference.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::margin_ranking_loss,
                      .doc = "What input1 lacks to be greater than input2 by a margin where target "
                      "is 1, and less where it is -1.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::mse_loss, .doc = "The squared difference.",
                      .derivatives = "self: formulas::mse_loss_backward(grad, self, target, "
                      "reduction)\ntarget: formulas::mse_loss_backward(grad, target, self, "
                      "reduction)", .composite = true);

TENON_DEFINE_OPERATOR(stubs::multi_margin_loss,
                      .doc = "What the score of the target class lacks to be greater than those of "
                      "the others by a margin, to the power p.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::multilabel_margin_loss,
                      .doc = "What the scores of the labels before the first -1 lack to be greater "
                      "by 1 than those of the other classes.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::multilabel_margin_loss_backward,
                      .doc = "The gradient of multilabel_margin_loss for self.",
                      .derivatives = "grad_output: "
                      "formulas::multilabel_margin_loss_double_backward(grad, grad_output.sizes(), "
                      "self, target, reduction, is_target)\nself: zeros_like(grad)");

TENON_DEFINE_OPERATOR(stubs::multilabel_margin_loss_forward,
                      .doc =
                      "The loss of multilabel_margin_loss, and 1 for each class that is a label.",
                      .derivatives = "self: multilabel_margin_loss_backward(grad, self, target, "
                      "reduction, is_target)");

TENON_DEFINE_OPERATOR(stubs::multilabel_soft_margin_loss,
                      .doc = "The mean over classes of the cross entropy between the logistic "
                      "function of logits and labels.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::nll_loss, .doc = "The negative log likelihood of target classes.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::nll_loss2d,
                      .doc = "The negative log likelihood of the target class of each pixel.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::nll_loss2d_backward,
                      .doc = "The gradient of the log likelihoods of pixels.",
                      .derivatives = "grad_output: nll_loss2d(grad, target, weight, reduction, "
                      "ignore_index)\nself: zeros_like(grad)");

TENON_DEFINE_OPERATOR(stubs::nll_loss2d_forward,
                      .doc = "The negative log likelihood of the target class of each pixel, and "
                      "the weight that a mean divides by.",
                      .derivatives = "self: nll_loss2d_backward(grad, self, target, weight, "
                      "reduction, ignore_index, total_weight)");

TENON_DEFINE_OPERATOR(stubs::nll_loss_backward, .doc = "The gradient of the log likelihoods.",
                      .derivatives = "grad_output: nll_loss(grad, target, weight, reduction, "
                      "ignore_index)\nself: zeros_like(grad)");

void add_operators_loss_from_kl_div(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::kl_div, stubs::l1_loss, stubs::margin_ranking_loss, stubs::mse_loss,
                        stubs::multi_margin_loss, stubs::multilabel_margin_loss,
                        stubs::multilabel_margin_loss_backward,
                        stubs::multilabel_margin_loss_forward, stubs::multilabel_soft_margin_loss,
                        stubs::nll_loss, stubs::nll_loss2d, stubs::nll_loss2d_backward,
                        stubs::nll_loss2d_forward, stubs::nll_loss_backward>(dispatcher);
}

}  // namespace tenon
