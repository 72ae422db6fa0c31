// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/nll_loss_forward.h"
#include "tenon/generated/ops/nll_loss_nd.h"
#include "tenon/generated/ops/smooth_l1_loss.h"
#include "tenon/generated/ops/smooth_l1_loss_backward.h"

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

TENON_DEFINE_OPERATOR(stubs::smooth_l1_loss,
                      .doc = "The absolute difference, squared where it is below beta.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::smooth_l1_loss_backward,
                      .doc = "The gradient of smooth_l1_loss for self.", .composite = true);

void add_operators_loss_from_nll_loss_forward(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::nll_loss_forward, stubs::nll_loss_nd, stubs::smooth_l1_loss,
                        stubs::smooth_l1_loss_backward>(dispatcher);
}

}  // namespace tenon
