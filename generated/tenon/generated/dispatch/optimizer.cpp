// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/_fused_adam.h"
#include "tenon/generated/ops/_fused_adamw.h"
#include "tenon/generated/ops/_fused_sgd.h"

namespace tenon {


TENON_DEFINE_OPERATOR(stubs::_fused_adam_, "optimizer",
                      .doc = "A step of Adam for each tensor of self, whose steps count from 1; "
                      "with amsgrad by the largest second moment so far. Gradients are divided by "
                      "grad_scale; where found_inf is not 0 nothing changes.");

TENON_DEFINE_OPERATOR(stubs::_fused_adam, "optimizer",
                      .doc =
                      "What _fused_adam_ makes of copies of what it writes to, which it returns.");

TENON_DEFINE_OPERATOR(stubs::_fused_adamw_, "optimizer",
                      .doc = "_fused_adam_ where weight_decay shrinks what is stepped from, and "
                      "takes no part in the gradient.");

TENON_DEFINE_OPERATOR(stubs::_fused_adamw, "optimizer",
                      .doc =
                      "What _fused_adamw_ makes of copies of what it writes to, which it returns.");

TENON_DEFINE_OPERATOR(stubs::_fused_sgd_, "optimizer",
                      .doc = "A step of gradient descent for each tensor of self, with momentum "
                      "where that is not 0. Gradients are divided by grad_scale; where found_inf "
                      "is not 0 nothing changes.");

TENON_DEFINE_OPERATOR(stubs::_fused_sgd, "optimizer",
                      .doc =
                      "What _fused_sgd_ makes of copies of what it writes to, which it returns.");

void add_operators_optimizer(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::_fused_adam_, stubs::_fused_adam, stubs::_fused_adamw_,
                        stubs::_fused_adamw, stubs::_fused_sgd_, stubs::_fused_sgd>(dispatcher);
}

}  // namespace tenon
