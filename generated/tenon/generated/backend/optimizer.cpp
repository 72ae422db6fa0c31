// Generated from ops.yaml by templates/backend/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/backend/registrar.h"
#include "tenon/generated/kernels/optimizer.h"
#include "tenon/generated/ops/_fused_adam.h"
#include "tenon/generated/ops/_fused_adamw.h"
#include "tenon/generated/ops/_fused_sgd.h"

namespace tenon {

void register_backend_optimizer() {
  constexpr backend::Registrar registrar("tenon/generated/backend/optimizer.cpp");
  registrar.direct<stubs::_fused_adam_, kernels::_fused_adam_, stubs::_fused_adam>();
  registrar.direct<stubs::_fused_adamw_, kernels::_fused_adamw_, stubs::_fused_adamw>();
  registrar.direct<stubs::_fused_sgd_, kernels::_fused_sgd_, stubs::_fused_sgd>();
}

}  // namespace tenon
