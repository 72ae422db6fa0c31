// Generated from ops.yaml by templates/backend/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/backend/registrar.h"
#include "tenon/generated/kernels/pointwise_unary.h"
#include "tenon/generated/ops/clamp.h"
#include "tenon/generated/ops/clamp_max.h"
#include "tenon/generated/ops/clamp_min.h"
#include "tenon/generated/ops/cos.h"
#include "tenon/generated/ops/cosh.h"
#include "tenon/generated/ops/erf.h"
#include "tenon/generated/ops/erfc.h"
#include "tenon/generated/ops/exp.h"
#include "tenon/generated/ops/exp2.h"
#include "tenon/generated/ops/expm1.h"

namespace tenon::kernels {
TENON_DECLARE_POINTWISE_LOOPS(clamp_min_max_loops, clamp_min_no_max_loops, clamp_no_min_max_loops,
                              _clamp_grad_self_min_max_loops, _clamp_grad_self_min_no_max_loops,
                              _clamp_grad_self_no_min_max_loops, clamp_max_loops,
                              _clamp_max_grad_self_loops, clamp_min_loops,
                              _clamp_min_grad_self_loops, cos_loops, _cos_grad_self_loops,
                              _cos_grad_self_grad_self_loops, cosh_loops, _cosh_grad_self_loops,
                              _cosh_grad_self_grad_self_loops, erf_loops, _erf_grad_self_loops,
                              _erf_grad_self_grad_self_loops, erfc_loops, exp_loops, exp2_loops,
                              expm1_loops, _expm1_grad_self_loops)
}  // namespace tenon::kernels

namespace tenon {
namespace {

constexpr auto clamp_min_max_operator = backend::pointwise_operator<stubs::clamp>(
    {.loops = TENON_POINTWISE_LOOPS(clamp_min_max_loops), .promotes = "self, min, max",
     .dtypes = kernels::DTypes::kNumeric, .inputs = "self, min, max"});
constexpr auto clamp_min_no_max_operator = backend::pointwise_operator<stubs::clamp>(
    {.loops = TENON_POINTWISE_LOOPS(clamp_min_no_max_loops), .promotes = "self, min",
     .dtypes = kernels::DTypes::kNumeric, .inputs = "self, min"});
constexpr auto clamp_no_min_max_operator = backend::pointwise_operator<stubs::clamp>(
    {.loops = TENON_POINTWISE_LOOPS(clamp_no_min_max_loops), .promotes = "self, max",
     .dtypes = kernels::DTypes::kNumeric, .inputs = "self, max"});
backend::PointwiseBranch clamp_branch(const TensorBase& self, const std::optional<Scalar>& min,
                                      const std::optional<Scalar>& max) {
  if (min && max) return {&clamp_min_max_operator, {&self}, {*min, *max}};
  if (min && !max) return {&clamp_min_no_max_operator, {&self}, {*min}};
  if (!min && max) return {&clamp_no_min_max_operator, {&self}, {*max}};
  kernels::fail_choice("clamp", "at least one of min and max");
}

constexpr auto _clamp_grad_self_min_max_operator =
    backend::pointwise_operator<stubs::_clamp_grad_self>(
        {.loops = TENON_POINTWISE_LOOPS(_clamp_grad_self_min_max_loops),
         .dtypes = kernels::DTypes::kFloating, .inputs = "grad_output, self, min, max"});
constexpr auto _clamp_grad_self_min_no_max_operator =
    backend::pointwise_operator<stubs::_clamp_grad_self>(
        {.loops = TENON_POINTWISE_LOOPS(_clamp_grad_self_min_no_max_loops),
         .dtypes = kernels::DTypes::kFloating, .inputs = "grad_output, self, min"});
constexpr auto _clamp_grad_self_no_min_max_operator =
    backend::pointwise_operator<stubs::_clamp_grad_self>(
        {.loops = TENON_POINTWISE_LOOPS(_clamp_grad_self_no_min_max_loops),
         .dtypes = kernels::DTypes::kFloating, .inputs = "grad_output, self, max"});
backend::PointwiseBranch _clamp_grad_self_branch(
    const TensorBase& grad_output, const TensorBase& self, const std::optional<Scalar>& min,
    const std::optional<Scalar>& max) {
  if (min && max) return {&_clamp_grad_self_min_max_operator, {&grad_output, &self}, {*min, *max}};
  if (min && !max) return {&_clamp_grad_self_min_no_max_operator, {&grad_output, &self}, {*min}};
  if (!min && max) return {&_clamp_grad_self_no_min_max_operator, {&grad_output, &self}, {*max}};
  kernels::fail_choice("_clamp_grad_self", "at least one of min and max");
}

constexpr auto clamp_max_operator = backend::pointwise_operator<stubs::clamp_max>(
    {.loops = TENON_POINTWISE_LOOPS(clamp_max_loops), .promotes = "self, max",
     .dtypes = kernels::DTypes::kNumeric});
constexpr auto _clamp_max_grad_self_operator =
    backend::pointwise_operator<stubs::_clamp_max_grad_self>(
        {.loops = TENON_POINTWISE_LOOPS(_clamp_max_grad_self_loops),
         .dtypes = kernels::DTypes::kFloating});
constexpr auto clamp_min_operator = backend::pointwise_operator<stubs::clamp_min>(
    {.loops = TENON_POINTWISE_LOOPS(clamp_min_loops), .promotes = "self, min",
     .dtypes = kernels::DTypes::kNumeric});
constexpr auto _clamp_min_grad_self_operator =
    backend::pointwise_operator<stubs::_clamp_min_grad_self>(
        {.loops = TENON_POINTWISE_LOOPS(_clamp_min_grad_self_loops),
         .dtypes = kernels::DTypes::kFloating});
constexpr auto cos_operator = backend::pointwise_operator<stubs::cos>(
    {.loops = TENON_POINTWISE_LOOPS(cos_loops), .promotion = kernels::Promotion::kIntToFloat,
     .dtypes = kernels::DTypes::kFloating});
constexpr auto _cos_grad_self_operator = backend::pointwise_operator<stubs::_cos_grad_self>(
    {.loops = TENON_POINTWISE_LOOPS(_cos_grad_self_loops), .dtypes = kernels::DTypes::kFloating});
constexpr auto _cos_grad_self_grad_self_operator =
    backend::pointwise_operator<stubs::_cos_grad_self_grad_self>(
        {.loops = TENON_POINTWISE_LOOPS(_cos_grad_self_grad_self_loops),
         .dtypes = kernels::DTypes::kFloating});
constexpr auto cosh_operator = backend::pointwise_operator<stubs::cosh>(
    {.loops = TENON_POINTWISE_LOOPS(cosh_loops), .promotion = kernels::Promotion::kIntToFloat,
     .dtypes = kernels::DTypes::kFloating});
constexpr auto _cosh_grad_self_operator = backend::pointwise_operator<stubs::_cosh_grad_self>(
    {.loops = TENON_POINTWISE_LOOPS(_cosh_grad_self_loops), .dtypes = kernels::DTypes::kFloating});
constexpr auto _cosh_grad_self_grad_self_operator =
    backend::pointwise_operator<stubs::_cosh_grad_self_grad_self>(
        {.loops = TENON_POINTWISE_LOOPS(_cosh_grad_self_grad_self_loops),
         .dtypes = kernels::DTypes::kFloating});
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
constexpr auto exp_operator = backend::pointwise_operator<stubs::exp>(
    {.loops = TENON_POINTWISE_LOOPS(exp_loops), .promotion = kernels::Promotion::kIntToFloat,
     .dtypes = kernels::DTypes::kFloating});
constexpr auto exp2_operator = backend::pointwise_operator<stubs::exp2>(
    {.loops = TENON_POINTWISE_LOOPS(exp2_loops), .promotion = kernels::Promotion::kIntToFloat,
     .dtypes = kernels::DTypes::kFloating});
constexpr auto expm1_operator = backend::pointwise_operator<stubs::expm1>(
    {.loops = TENON_POINTWISE_LOOPS(expm1_loops), .promotion = kernels::Promotion::kIntToFloat,
     .dtypes = kernels::DTypes::kFloating});
constexpr auto _expm1_grad_self_operator = backend::pointwise_operator<stubs::_expm1_grad_self>(
    {.loops = TENON_POINTWISE_LOOPS(_expm1_grad_self_loops), .dtypes = kernels::DTypes::kFloating});

}  // namespace

void register_backend_pointwise_unary_from_clamp() {
  constexpr backend::Registrar registrar("tenon/generated/backend/pointwise_unary_from_clamp.cpp");
  registrar.pointwise_choice<clamp_branch, stubs::clamp, stubs::clamp_, stubs::clamp_out>();
  registrar.pointwise_choice<_clamp_grad_self_branch, stubs::_clamp_grad_self>();
  registrar.pointwise<clamp_max_operator, stubs::clamp_max, stubs::clamp_max_,
                      stubs::clamp_max_out>();
  registrar.pointwise<_clamp_max_grad_self_operator, stubs::_clamp_max_grad_self>();
  registrar.pointwise<clamp_min_operator, stubs::clamp_min, stubs::clamp_min_,
                      stubs::clamp_min_out>();
  registrar.pointwise<_clamp_min_grad_self_operator, stubs::_clamp_min_grad_self>();
  registrar.pointwise<cos_operator, stubs::cos, stubs::cos_, stubs::cos_out>();
  registrar.pointwise<_cos_grad_self_operator, stubs::_cos_grad_self>();
  registrar.pointwise<_cos_grad_self_grad_self_operator, stubs::_cos_grad_self_grad_self>();
  registrar.pointwise<cosh_operator, stubs::cosh, stubs::cosh_, stubs::cosh_out>();
  registrar.pointwise<_cosh_grad_self_operator, stubs::_cosh_grad_self>();
  registrar.pointwise<_cosh_grad_self_grad_self_operator, stubs::_cosh_grad_self_grad_self>();
  registrar.pointwise<erf_operator, stubs::erf, stubs::erf_, stubs::erf_out>();
  registrar.pointwise<_erf_grad_self_operator, stubs::_erf_grad_self>();
  registrar.pointwise<_erf_grad_self_grad_self_operator, stubs::_erf_grad_self_grad_self>();
  registrar.pointwise<erfc_operator, stubs::erfc, stubs::erfc_, stubs::erfc_out>();
  registrar.pointwise<exp_operator, stubs::exp, stubs::exp_, stubs::exp_out>();
  registrar.pointwise<exp2_operator, stubs::exp2, stubs::exp2_, stubs::exp2_out>();
  registrar.pointwise<expm1_operator, stubs::expm1, stubs::expm1_, stubs::expm1_out>();
  registrar.pointwise<_expm1_grad_self_operator, stubs::_expm1_grad_self>();
}

}  // namespace tenon
