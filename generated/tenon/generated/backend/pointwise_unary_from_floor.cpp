// Generated from ops.yaml by templates/backend/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/backend/registrar.h"
#include "tenon/generated/kernels/pointwise_unary.h"
#include "tenon/generated/ops/floor.h"

namespace tenon::kernels {
TENON_DECLARE_POINTWISE_LOOPS(floor_loops)
}  // namespace tenon::kernels

namespace tenon {
namespace {

constexpr auto floor_operator = backend::pointwise_operator<stubs::floor>(
    {.loops = TENON_POINTWISE_LOOPS(floor_loops), .dtypes = kernels::DTypes::kNumeric});

}  // namespace

void register_backend_pointwise_unary_from_floor() {
  constexpr backend::Registrar registrar("tenon/generated/backend/pointwise_unary_from_floor.cpp");
  registrar.pointwise<floor_operator, stubs::floor, stubs::floor_, stubs::floor_out>();
}

}  // namespace tenon
