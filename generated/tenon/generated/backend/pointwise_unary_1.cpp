// Generated from ops.yaml by templates/backend/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/backend/registrar.h"
#include "tenon/generated/kernels/pointwise_unary.h"
#include "tenon/generated/ops/_erf_grad_self.h"
#include "tenon/generated/ops/bitwise_not.h"
#include "tenon/generated/ops/erf.h"
#include "tenon/generated/ops/erfc.h"
#include "tenon/generated/ops/isinf.h"
#include "tenon/generated/ops/isnan.h"
#include "tenon/generated/ops/round.h"
#include "tenon/generated/ops/sqrt.h"

namespace tenon::kernels {
TENON_DECLARE_POINTWISE_LOOPS(sqrt_loops, erf_loops, _erf_grad_self_loops, erfc_loops, round_loops,
                              isnan_loops, isinf_loops)
}  // namespace tenon::kernels

namespace tenon {
namespace {

// sqrt(Tensor self) -> Tensor
constexpr auto sqrt_operator = backend::pointwise_operator<stubs::sqrt>(
    {.loops = TENON_POINTWISE_LOOPS(sqrt_loops), .promotion = kernels::Promotion::kIntToFloat,
     .dtypes = kernels::DTypes::kFloating});

// erf(Tensor self) -> Tensor
constexpr auto erf_operator = backend::pointwise_operator<stubs::erf>(
    {.loops = TENON_POINTWISE_LOOPS(erf_loops), .promotion = kernels::Promotion::kIntToFloat,
     .dtypes = kernels::DTypes::kFloating});

// _erf_grad_self(Tensor grad_output, Tensor self, Scalar scale) -> Tensor
constexpr auto _erf_grad_self_operator = backend::pointwise_operator<stubs::_erf_grad_self>(
    {.loops = TENON_POINTWISE_LOOPS(_erf_grad_self_loops), .dtypes = kernels::DTypes::kFloating});

// erfc(Tensor self) -> Tensor
constexpr auto erfc_operator = backend::pointwise_operator<stubs::erfc>(
    {.loops = TENON_POINTWISE_LOOPS(erfc_loops), .promotion = kernels::Promotion::kIntToFloat,
     .dtypes = kernels::DTypes::kFloating});

// round(Tensor self) -> Tensor
constexpr auto round_operator = backend::pointwise_operator<stubs::round>(
    {.loops = TENON_POINTWISE_LOOPS(round_loops), .dtypes = kernels::DTypes::kNumeric});

// isnan(Tensor self) -> Tensor
constexpr auto isnan_operator = backend::pointwise_operator<stubs::isnan>(
    {.loops = TENON_POINTWISE_LOOPS(isnan_loops), .predicate = true});

// isinf(Tensor self) -> Tensor
constexpr auto isinf_operator = backend::pointwise_operator<stubs::isinf>(
    {.loops = TENON_POINTWISE_LOOPS(isinf_loops), .predicate = true});

}  // namespace

void register_backend_pointwise_unary_1() {
  constexpr backend::Registrar registrar("tenon/generated/backend/pointwise_unary_1.cpp");
  registrar.pointwise<sqrt_operator, stubs::sqrt, stubs::sqrt_, stubs::sqrt_out>();
  registrar.pointwise<erf_operator, stubs::erf, stubs::erf_, stubs::erf_out>();
  registrar.pointwise<_erf_grad_self_operator, stubs::_erf_grad_self>();
  registrar.pointwise<erfc_operator, stubs::erfc, stubs::erfc_, stubs::erfc_out>();
  registrar.pointwise<round_operator, stubs::round, stubs::round_, stubs::round_out>();
  registrar.pointwise<isnan_operator, stubs::isnan>();
  registrar.pointwise<isinf_operator, stubs::isinf>();
  registrar.composite<stubs::bitwise_not, composite::bitwise_not, stubs::bitwise_not_,
                      stubs::bitwise_not_out>();
}

}  // namespace tenon
