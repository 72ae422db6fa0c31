// Generated from ops.yaml by templates/backend/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/backend/registrar.h"
#include "tenon/generated/kernels/pointwise_unary.h"
#include "tenon/generated/ops/cosh.h"

namespace tenon::kernels {
TENON_DECLARE_POINTWISE_LOOPS(cosh_loops, _cosh_grad_self_loops, _cosh_grad_self_grad_self_loops)
}  // namespace tenon::kernels

namespace tenon {
namespace {

constexpr auto cosh_operator = backend::pointwise_operator<stubs::cosh>(
    {.loops = TENON_POINTWISE_LOOPS(cosh_loops), .promotion = kernels::Promotion::kIntToFloat,
     .dtypes = kernels::DTypes::kFloating});
constexpr auto _cosh_grad_self_operator = backend::pointwise_operator<stubs::_cosh_grad_self>(
    {.loops = TENON_POINTWISE_LOOPS(_cosh_grad_self_loops), .dtypes = kernels::DTypes::kFloating});
constexpr auto _cosh_grad_self_grad_self_operator =
    backend::pointwise_operator<stubs::_cosh_grad_self_grad_self>(
        {.loops = TENON_POINTWISE_LOOPS(_cosh_grad_self_grad_self_loops),
         .dtypes = kernels::DTypes::kFloating});

}  // namespace

void register_backend_pointwise_unary_from_cosh() {
  constexpr backend::Registrar registrar("tenon/generated/backend/pointwise_unary_from_cosh.cpp");
  registrar.pointwise<cosh_operator, stubs::cosh, stubs::cosh_, stubs::cosh_out>();
  registrar.pointwise<_cosh_grad_self_operator, stubs::_cosh_grad_self>();
  registrar.pointwise<_cosh_grad_self_grad_self_operator, stubs::_cosh_grad_self_grad_self>();
}

}  // namespace tenon
