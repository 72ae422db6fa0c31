// Generated from ops.yaml by templates/inplace_or_view/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/inplace_or_view.h"
#include "tenon/generated/ops/_fused_adam.h"
#include "tenon/generated/ops/_fused_adamw.h"
#include "tenon/generated/ops/_fused_sgd.h"

namespace tenon {

void register_inplace_or_view_optimizer() {
  set_inplace_or_view_kernels<stubs::_fused_adam_, stubs::_fused_adamw_, stubs::_fused_sgd_>(
      "tenon/generated/inplace_or_view/optimizer.cpp");
}

}  // namespace tenon
