// Generated from ops.yaml by templates/backend/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/backend/registrar.h"
#include "tenon/generated/kernels/pointwise_unary.h"
#include "tenon/generated/ops/cos.h"
#include "tenon/generated/ops/cosh.h"
#include "tenon/generated/ops/erf.h"

namespace tenon::kernels {
TENON_DECLARE_POINTWISE_LOOPS(cos_loops, _cos_grad_self_loops, _cos_grad_self_grad_self_loops,
                              cosh_loops, _cosh_grad_self_loops, _cosh_grad_self_grad_self_loops,
                              erf_loops, _erf_grad_self_loops, _erf_grad_self_grad_self_loops)
}  // namespace tenon::kernels

namespace tenon {
namespace {

constexpr auto cos_operator = backend::pointwise_operator<stubs::cos>(
    {.loops = TENON_POINTWISE_LOOPS(cos_loops), .promotion = kernels::Promotion::kIntToFloat,
     .dtypes = kernels::DTypes::kComplex | kernels::DTypes::kFloating});
constexpr auto _cos_grad_self_operator = backend::pointwise_operator<stubs::_cos_grad_self>(
    {.loops = TENON_POINTWISE_LOOPS(_cos_grad_self_loops),
     .dtypes = kernels::DTypes::kComplex | kernels::DTypes::kFloating});
constexpr auto _cos_grad_self_grad_self_operator =
    backend::pointwise_operator<stubs::_cos_grad_self_grad_self>(
        {.loops = TENON_POINTWISE_LOOPS(_cos_grad_self_grad_self_loops),
         .dtypes = kernels::DTypes::kComplex | kernels::DTypes::kFloating});
constexpr auto cosh_operator = backend::pointwise_operator<stubs::cosh>(
    {.loops = TENON_POINTWISE_LOOPS(cosh_loops), .promotion = kernels::Promotion::kIntToFloat,
     .dtypes = kernels::DTypes::kComplex | kernels::DTypes::kFloating});
constexpr auto _cosh_grad_self_operator = backend::pointwise_operator<stubs::_cosh_grad_self>(
    {.loops = TENON_POINTWISE_LOOPS(_cosh_grad_self_loops),
     .dtypes = kernels::DTypes::kComplex | kernels::DTypes::kFloating});
constexpr auto _cosh_grad_self_grad_self_operator =
    backend::pointwise_operator<stubs::_cosh_grad_self_grad_self>(
        {.loops = TENON_POINTWISE_LOOPS(_cosh_grad_self_grad_self_loops),
         .dtypes = kernels::DTypes::kComplex | kernels::DTypes::kFloating});
constexpr auto erf_operator = backend::pointwise_operator<stubs::erf>(
    {.loops = TENON_POINTWISE_LOOPS(erf_loops), .promotion = kernels::Promotion::kIntToFloat,
     .dtypes = kernels::DTypes::kFloating});
constexpr auto _erf_grad_self_operator = backend::pointwise_operator<stubs::_erf_grad_self>(
    {.loops = TENON_POINTWISE_LOOPS(_erf_grad_self_loops), .dtypes = kernels::DTypes::kFloating});
constexpr auto _erf_grad_self_grad_self_operator =
    backend::pointwise_operator<stubs::_erf_grad_self_grad_self>(
        {.loops = TENON_POINTWISE_LOOPS(_erf_grad_self_grad_self_loops),
         .dtypes = kernels::DTypes::kFloating});

}  // namespace

void register_backend_pointwise_unary_from_cos() {
  constexpr backend::Registrar registrar("tenon/generated/backend/pointwise_unary_from_cos.cpp");
  registrar.pointwise<cos_operator, stubs::cos, stubs::cos_, stubs::cos_out>();
  registrar.pointwise<_cos_grad_self_operator, stubs::_cos_grad_self>();
  registrar.pointwise<_cos_grad_self_grad_self_operator, stubs::_cos_grad_self_grad_self>();
  registrar.pointwise<cosh_operator, stubs::cosh, stubs::cosh_, stubs::cosh_out>();
  registrar.pointwise<_cosh_grad_self_operator, stubs::_cosh_grad_self>();
  registrar.pointwise<_cosh_grad_self_grad_self_operator, stubs::_cosh_grad_self_grad_self>();
  registrar.pointwise<erf_operator, stubs::erf, stubs::erf_, stubs::erf_out>();
  registrar.pointwise<_erf_grad_self_operator, stubs::_erf_grad_self>();
  registrar.pointwise<_erf_grad_self_grad_self_operator, stubs::_erf_grad_self_grad_self>();
}

}  // namespace tenon
