// Generated from ops.yaml by templates/autograd/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/recorded_call.h"
#include "tenon/generated/ops/_fused_adam.h"
#include "tenon/generated/ops/_fused_adamw.h"
#include "tenon/generated/ops/_fused_sgd.h"

namespace tenon {
namespace {

using namespace formulas;

}  // namespace

void register_autograd_optimizer() {
  const AutogradKernels kernels("tenon/generated/autograd/optimizer.cpp");
  kernels.record<NotImplementedBackward<"InternalFusedAdamBackward", stubs::_fused_adam, 0, 1, 2, 3,
                 4, 5, 13, 14>, stubs::_fused_adam>();
  kernels.record<NotImplementedBackward<"InternalFusedAdamwBackward", stubs::_fused_adamw, 0, 1, 2,
                 3, 4, 5, 13, 14>, stubs::_fused_adamw>();
  kernels.record<NotImplementedBackward<"InternalFusedSgdBackward", stubs::_fused_sgd, 0, 1, 2, 10,
                 11>, stubs::_fused_sgd>();
  kernels.refuse<stubs::_fused_adam_, stubs::_fused_adamw_, stubs::_fused_sgd_>();
}

}  // namespace tenon
