// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/nll_loss_forward.h"
#include "tenon/generated/ops/nll_loss_nd.h"
#include "tenon/generated/ops/poisson_nll_loss.h"
#include "tenon/generated/ops/smooth_l1_loss.h"
#include "tenon/generated/ops/smooth_l1_loss_backward.h"
#include "tenon/generated/ops/soft_margin_loss.h"
#include "tenon/generated/ops/triplet_margin_loss.h"

namespace tenon {

constexpr std::string_view kCategory = "loss";

TENON_DEFINE_OPERATOR(stubs::nll_loss_forward,
                      .doc = "The negative log likelihood of target classes, and the weight that a "
                      "mean divides by.",
                      .derivatives = "self: nll_loss_backward(grad, self, target, weight, "
                      "reduction, ignore_index, total_weight)");

TENON_DEFINE_OPERATOR(stubs::nll_loss_nd,
                      .doc = "nll_loss with any number of dimensions after the classes.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::poisson_nll_loss,
                      .doc = "The negative log likelihood of counts that are Poisson distributed "
                      "around input, or its exponential.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::smooth_l1_loss,
                      .doc = "The absolute difference, squared where it is below beta.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::smooth_l1_loss_backward,
                      .doc = "The gradient of smooth_l1_loss for self.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::soft_margin_loss,
                      .doc = "log(1 + exp(-target * self)), without overflow.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::triplet_margin_loss,
                      .doc = "What the negative lacks to be farther from the anchor than the "
                      "positive by a margin.", .composite = true);

void add_operators_loss_from_nll_loss_forward(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::nll_loss_forward, stubs::nll_loss_nd, stubs::poisson_nll_loss,
                        stubs::smooth_l1_loss, stubs::smooth_l1_loss_backward,
                        stubs::soft_margin_loss, stubs::triplet_margin_loss>(dispatcher);
}

}  // namespace tenon
