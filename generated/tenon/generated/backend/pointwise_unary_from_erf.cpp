// Generated from ops.yaml by templates/backend/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/backend/registrar.h"
#include "tenon/generated/kernels/pointwise_unary.h"
#include "tenon/generated/ops/erf.h"
#include "tenon/generated/ops/erfc.h"

namespace tenon::kernels {
TENON_DECLARE_POINTWISE_LOOPS(erf_loops, _erf_grad_self_loops, _erf_grad_self_grad_self_loops,
                              erfc_loops)
}  // namespace tenon::kernels

namespace tenon {
namespace {

constexpr auto erf_operator = backend::pointwise_operator<stubs::erf>(
    {.loops = TENON_POINTWISE_LOOPS(erf_loops), .promotion = kernels::Promotion::kIntToFloat,
     .dtypes = kernels::DTypes::kFloating});
constexpr auto _erf_grad_self_operator = backend::pointwise_operator<stubs::_erf_grad_self>(
    {.loops = TENON_POINTWISE_LOOPS(_erf_grad_self_loops), .dtypes = kernels::DTypes::kFloating});
constexpr auto _erf_grad_self_grad_self_operator =
    backend::pointwise_operator<stubs::_erf_grad_self_grad_self>(
        {.loops = TENON_POINTWISE_LOOPS(_erf_grad_self_grad_self_loops),
         .dtypes = kernels::DTypes::kFloating});
constexpr auto erfc_operator = backend::pointwise_operator<stubs::erfc>(
    {.loops = TENON_POINTWISE_LOOPS(erfc_loops), .promotion = kernels::Promotion::kIntToFloat,
     .dtypes = kernels::DTypes::kFloating});

}  // namespace

void register_backend_pointwise_unary_from_erf() {
  constexpr backend::Registrar registrar("tenon/generated/backend/pointwise_unary_from_erf.cpp");
  registrar.pointwise<erf_operator, stubs::erf, stubs::erf_, stubs::erf_out>();
  registrar.pointwise<_erf_grad_self_operator, stubs::_erf_grad_self>();
  registrar.pointwise<_erf_grad_self_grad_self_operator, stubs::_erf_grad_self_grad_self>();
  registrar.pointwise<erfc_operator, stubs::erfc, stubs::erfc_, stubs::erfc_out>();
}

}  // namespace tenon
