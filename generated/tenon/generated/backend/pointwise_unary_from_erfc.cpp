// Generated from ops.yaml by templates/backend/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/backend/registrar.h"
#include "tenon/generated/kernels/pointwise_unary.h"
#include "tenon/generated/ops/erfc.h"
#include "tenon/generated/ops/erfinv.h"
#include "tenon/generated/ops/exp.h"
#include "tenon/generated/ops/exp2.h"
#include "tenon/generated/ops/expm1.h"
#include "tenon/generated/ops/floor.h"
#include "tenon/generated/ops/frac.h"
#include "tenon/generated/ops/isfinite.h"
#include "tenon/generated/ops/isinf.h"
#include "tenon/generated/ops/isnan.h"
#include "tenon/generated/ops/isneginf.h"
#include "tenon/generated/ops/isposinf.h"
#include "tenon/generated/ops/isreal.h"

namespace tenon::kernels {
TENON_DECLARE_POINTWISE_LOOPS(erfc_loops, erfinv_loops, exp_loops, exp2_loops, expm1_loops,
                              _expm1_grad_self_loops, floor_loops, frac_loops, isfinite_loops,
                              isinf_loops, isnan_loops, isneginf_loops, isposinf_loops)
}  // namespace tenon::kernels

namespace tenon {
namespace {

constexpr auto erfc_operator = backend::pointwise_operator<stubs::erfc>(
    {.loops = TENON_POINTWISE_LOOPS(erfc_loops), .promotion = kernels::Promotion::kIntToFloat,
     .dtypes = kernels::DTypes::kFloating});
constexpr auto erfinv_operator = backend::pointwise_operator<stubs::erfinv>(
    {.loops = TENON_POINTWISE_LOOPS(erfinv_loops), .dtypes = kernels::DTypes::kFloating});
constexpr auto exp_operator = backend::pointwise_operator<stubs::exp>(
    {.loops = TENON_POINTWISE_LOOPS(exp_loops), .promotion = kernels::Promotion::kIntToFloat,
     .dtypes = kernels::DTypes::kComplex | kernels::DTypes::kFloating});
constexpr auto exp2_operator = backend::pointwise_operator<stubs::exp2>(
    {.loops = TENON_POINTWISE_LOOPS(exp2_loops), .promotion = kernels::Promotion::kIntToFloat,
     .dtypes = kernels::DTypes::kComplex | kernels::DTypes::kFloating});
constexpr auto expm1_operator = backend::pointwise_operator<stubs::expm1>(
    {.loops = TENON_POINTWISE_LOOPS(expm1_loops), .promotion = kernels::Promotion::kIntToFloat,
     .dtypes = kernels::DTypes::kComplex | kernels::DTypes::kFloating});
constexpr auto _expm1_grad_self_operator = backend::pointwise_operator<stubs::_expm1_grad_self>(
    {.loops = TENON_POINTWISE_LOOPS(_expm1_grad_self_loops),
     .dtypes = kernels::DTypes::kComplex | kernels::DTypes::kFloating});
constexpr auto floor_operator = backend::pointwise_operator<stubs::floor>(
    {.loops = TENON_POINTWISE_LOOPS(floor_loops), .dtypes = kernels::DTypes::kNumeric});
constexpr auto frac_operator = backend::pointwise_operator<stubs::frac>(
    {.loops = TENON_POINTWISE_LOOPS(frac_loops), .dtypes = kernels::DTypes::kFloating});
constexpr auto isfinite_operator = backend::pointwise_operator<stubs::isfinite>(
    {.loops = TENON_POINTWISE_LOOPS(isfinite_loops), .result = kernels::ResultKind::kBool,
     .dtypes = kernels::DTypes::kAll | kernels::DTypes::kComplex});
constexpr auto isinf_operator = backend::pointwise_operator<stubs::isinf>(
    {.loops = TENON_POINTWISE_LOOPS(isinf_loops), .result = kernels::ResultKind::kBool,
     .dtypes = kernels::DTypes::kAll | kernels::DTypes::kComplex});
constexpr auto isnan_operator = backend::pointwise_operator<stubs::isnan>(
    {.loops = TENON_POINTWISE_LOOPS(isnan_loops), .result = kernels::ResultKind::kBool,
     .dtypes = kernels::DTypes::kAll | kernels::DTypes::kComplex});
constexpr auto isneginf_operator = backend::pointwise_operator<stubs::isneginf>(
    {.loops = TENON_POINTWISE_LOOPS(isneginf_loops), .result = kernels::ResultKind::kBool});
constexpr auto isposinf_operator = backend::pointwise_operator<stubs::isposinf>(
    {.loops = TENON_POINTWISE_LOOPS(isposinf_loops), .result = kernels::ResultKind::kBool});

}  // namespace

void register_backend_pointwise_unary_from_erfc() {
  constexpr backend::Registrar registrar("tenon/generated/backend/pointwise_unary_from_erfc.cpp");
  registrar.pointwise<erfc_operator, stubs::erfc, stubs::erfc_, stubs::erfc_out>();
  registrar.pointwise<erfinv_operator, stubs::erfinv, stubs::erfinv_, stubs::erfinv_out>();
  registrar.pointwise<exp_operator, stubs::exp, stubs::exp_, stubs::exp_out>();
  registrar.pointwise<exp2_operator, stubs::exp2, stubs::exp2_, stubs::exp2_out>();
  registrar.pointwise<expm1_operator, stubs::expm1, stubs::expm1_, stubs::expm1_out>();
  registrar.pointwise<_expm1_grad_self_operator, stubs::_expm1_grad_self>();
  registrar.pointwise<floor_operator, stubs::floor, stubs::floor_, stubs::floor_out>();
  registrar.pointwise<frac_operator, stubs::frac, stubs::frac_, stubs::frac_out>();
  registrar.pointwise<isfinite_operator, stubs::isfinite>();
  registrar.pointwise<isinf_operator, stubs::isinf>();
  registrar.pointwise<isnan_operator, stubs::isnan>();
  registrar.pointwise<isneginf_operator, stubs::isneginf, stubs::isneginf_out>();
  registrar.pointwise<isposinf_operator, stubs::isposinf, stubs::isposinf_out>();
  registrar.composite<stubs::isreal, composite::isreal>();
}

}  // namespace tenon
