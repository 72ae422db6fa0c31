// Generated from ops.yaml by templates/backend/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/backend/registrar.h"
#include "tenon/generated/kernels/pointwise_binary.h"
#include "tenon/generated/ops/polar.h"

namespace tenon {

void register_backend_pointwise_binary_from_polar() {
  constexpr backend::Registrar registrar("tenon/generated/backend/pointwise_binary_from_polar.cpp");
  registrar.composite<stubs::polar, composite::polar>();
}

}  // namespace tenon
