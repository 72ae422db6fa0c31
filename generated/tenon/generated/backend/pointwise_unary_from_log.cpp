// Generated from ops.yaml by templates/backend/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/backend/registrar.h"
#include "tenon/generated/kernels/pointwise_unary.h"
#include "tenon/generated/ops/_nan_to_num.h"
#include "tenon/generated/ops/log.h"
#include "tenon/generated/ops/log10.h"
#include "tenon/generated/ops/log1p.h"
#include "tenon/generated/ops/log2.h"
#include "tenon/generated/ops/logical_not.h"
#include "tenon/generated/ops/logit.h"
#include "tenon/generated/ops/nan_to_num.h"
#include "tenon/generated/ops/neg.h"
#include "tenon/generated/ops/reciprocal.h"
#include "tenon/generated/ops/round.h"
#include "tenon/generated/ops/rsqrt.h"
#include "tenon/generated/ops/sgn.h"
#include "tenon/generated/ops/sigmoid.h"

namespace tenon::kernels {
TENON_DECLARE_POINTWISE_LOOPS(log_loops, log10_loops, log1p_loops, _log1p_grad_self_loops,
                              _log1p_grad_self_grad_self_loops, log2_loops, logical_not_loops,
                              logit_eps_loops, logit_no_eps_loops, _logit_grad_self_eps_loops,
                              _logit_grad_self_no_eps_loops, _logit_grad_self_grad_self_eps_loops,
                              _logit_grad_self_grad_self_no_eps_loops, _nan_to_num_loops,
                              _nan_to_num_grad_self_loops, neg_loops, reciprocal_loops,
                              _reciprocal_grad_self_loops, round_loops, rsqrt_loops,
                              _rsqrt_grad_self_loops, sgn_loops, sigmoid_loops)
}  // namespace tenon::kernels

namespace tenon {
namespace {

constexpr auto log_operator = backend::pointwise_operator<stubs::log>(
    {.loops = TENON_POINTWISE_LOOPS(log_loops), .promotion = kernels::Promotion::kIntToFloat,
     .dtypes = kernels::DTypes::kComplex | kernels::DTypes::kFloating});
constexpr auto log10_operator = backend::pointwise_operator<stubs::log10>(
    {.loops = TENON_POINTWISE_LOOPS(log10_loops), .promotion = kernels::Promotion::kIntToFloat,
     .dtypes = kernels::DTypes::kComplex | kernels::DTypes::kFloating});
constexpr auto log1p_operator = backend::pointwise_operator<stubs::log1p>(
    {.loops = TENON_POINTWISE_LOOPS(log1p_loops), .promotion = kernels::Promotion::kIntToFloat,
     .dtypes = kernels::DTypes::kComplex | kernels::DTypes::kFloating});
constexpr auto _log1p_grad_self_operator = backend::pointwise_operator<stubs::_log1p_grad_self>(
    {.loops = TENON_POINTWISE_LOOPS(_log1p_grad_self_loops),
     .dtypes = kernels::DTypes::kComplex | kernels::DTypes::kFloating});
constexpr auto _log1p_grad_self_grad_self_operator =
    backend::pointwise_operator<stubs::_log1p_grad_self_grad_self>(
        {.loops = TENON_POINTWISE_LOOPS(_log1p_grad_self_grad_self_loops),
         .dtypes = kernels::DTypes::kComplex | kernels::DTypes::kFloating});
constexpr auto log2_operator = backend::pointwise_operator<stubs::log2>(
    {.loops = TENON_POINTWISE_LOOPS(log2_loops), .promotion = kernels::Promotion::kIntToFloat,
     .dtypes = kernels::DTypes::kComplex | kernels::DTypes::kFloating});
constexpr auto logical_not_operator = backend::pointwise_operator<stubs::logical_not>(
    {.loops = TENON_POINTWISE_LOOPS(logical_not_loops), .result = kernels::ResultKind::kBool,
     .dtypes = kernels::DTypes::kAll | kernels::DTypes::kComplex});

constexpr auto logit_eps_operator = backend::pointwise_operator<stubs::logit>(
    {.loops = TENON_POINTWISE_LOOPS(logit_eps_loops), .promotion = kernels::Promotion::kIntToFloat,
     .dtypes = kernels::DTypes::kFloating, .inputs = "self, eps"});
constexpr auto logit_no_eps_operator = backend::pointwise_operator<stubs::logit>(
    {.loops = TENON_POINTWISE_LOOPS(logit_no_eps_loops),
     .promotion = kernels::Promotion::kIntToFloat, .dtypes = kernels::DTypes::kFloating,
     .inputs = "self"});
backend::PointwiseBranch logit_branch(const TensorBase& self, std::optional<double> eps) {
  if (eps) return {&logit_eps_operator, {&self}, {*eps}};
  return {&logit_no_eps_operator, {&self}, {}};
}

constexpr auto _logit_grad_self_eps_operator = backend::pointwise_operator<stubs::_logit_grad_self>(
    {.loops = TENON_POINTWISE_LOOPS(_logit_grad_self_eps_loops),
     .dtypes = kernels::DTypes::kFloating, .inputs = "grad_output, self, eps"});
constexpr auto _logit_grad_self_no_eps_operator =
    backend::pointwise_operator<stubs::_logit_grad_self>(
        {.loops = TENON_POINTWISE_LOOPS(_logit_grad_self_no_eps_loops),
         .dtypes = kernels::DTypes::kFloating, .inputs = "grad_output, self"});
backend::PointwiseBranch _logit_grad_self_branch(
    const TensorBase& grad_output, const TensorBase& self, std::optional<double> eps) {
  if (eps) return {&_logit_grad_self_eps_operator, {&grad_output, &self}, {*eps}};
  return {&_logit_grad_self_no_eps_operator, {&grad_output, &self}, {}};
}

constexpr auto _logit_grad_self_grad_self_eps_operator =
    backend::pointwise_operator<stubs::_logit_grad_self_grad_self>(
        {.loops = TENON_POINTWISE_LOOPS(_logit_grad_self_grad_self_eps_loops),
         .dtypes = kernels::DTypes::kFloating, .inputs = "grad_grad, grad_output, self, eps"});
constexpr auto _logit_grad_self_grad_self_no_eps_operator =
    backend::pointwise_operator<stubs::_logit_grad_self_grad_self>(
        {.loops = TENON_POINTWISE_LOOPS(_logit_grad_self_grad_self_no_eps_loops),
         .dtypes = kernels::DTypes::kFloating, .inputs = "grad_grad, grad_output, self"});
backend::PointwiseBranch _logit_grad_self_grad_self_branch(
    const TensorBase& grad_grad, const TensorBase& grad_output, const TensorBase& self,
    std::optional<double> eps) {
  if (eps) return {&_logit_grad_self_grad_self_eps_operator, {&grad_grad, &grad_output, &self},
                   {*eps}};
  return {&_logit_grad_self_grad_self_no_eps_operator, {&grad_grad, &grad_output, &self}, {}};
}

constexpr auto _nan_to_num_operator = backend::pointwise_operator<stubs::_nan_to_num>(
    {.loops = TENON_POINTWISE_LOOPS(_nan_to_num_loops), .dtypes = kernels::DTypes::kFloating});
constexpr auto _nan_to_num_grad_self_operator =
    backend::pointwise_operator<stubs::_nan_to_num_grad_self>(
        {.loops = TENON_POINTWISE_LOOPS(_nan_to_num_grad_self_loops),
         .dtypes = kernels::DTypes::kFloating});
constexpr auto neg_operator = backend::pointwise_operator<stubs::neg>(
    {.loops = TENON_POINTWISE_LOOPS(neg_loops),
     .dtypes = kernels::DTypes::kComplex | kernels::DTypes::kNumeric});
constexpr auto reciprocal_operator = backend::pointwise_operator<stubs::reciprocal>(
    {.loops = TENON_POINTWISE_LOOPS(reciprocal_loops), .promotion = kernels::Promotion::kIntToFloat,
     .dtypes = kernels::DTypes::kComplex | kernels::DTypes::kFloating});
constexpr auto _reciprocal_grad_self_operator =
    backend::pointwise_operator<stubs::_reciprocal_grad_self>(
        {.loops = TENON_POINTWISE_LOOPS(_reciprocal_grad_self_loops),
         .dtypes = kernels::DTypes::kComplex | kernels::DTypes::kFloating});
constexpr auto round_operator = backend::pointwise_operator<stubs::round>(
    {.loops = TENON_POINTWISE_LOOPS(round_loops), .dtypes = kernels::DTypes::kNumeric});
constexpr auto rsqrt_operator = backend::pointwise_operator<stubs::rsqrt>(
    {.loops = TENON_POINTWISE_LOOPS(rsqrt_loops), .promotion = kernels::Promotion::kIntToFloat,
     .dtypes = kernels::DTypes::kComplex | kernels::DTypes::kFloating});
constexpr auto _rsqrt_grad_self_operator = backend::pointwise_operator<stubs::_rsqrt_grad_self>(
    {.loops = TENON_POINTWISE_LOOPS(_rsqrt_grad_self_loops),
     .dtypes = kernels::DTypes::kComplex | kernels::DTypes::kFloating});
constexpr auto sgn_operator = backend::pointwise_operator<stubs::sgn>(
    {.loops = TENON_POINTWISE_LOOPS(sgn_loops),
     .dtypes = kernels::DTypes::kAll | kernels::DTypes::kComplex});
constexpr auto sigmoid_operator = backend::pointwise_operator<stubs::sigmoid>(
    {.loops = TENON_POINTWISE_LOOPS(sigmoid_loops), .promotion = kernels::Promotion::kIntToFloat,
     .dtypes = kernels::DTypes::kComplex | kernels::DTypes::kFloating});

}  // namespace

void register_backend_pointwise_unary_from_log() {
  constexpr backend::Registrar registrar("tenon/generated/backend/pointwise_unary_from_log.cpp");
  registrar.pointwise<log_operator, stubs::log, stubs::log_, stubs::log_out>();
  registrar.pointwise<log10_operator, stubs::log10, stubs::log10_, stubs::log10_out>();
  registrar.pointwise<log1p_operator, stubs::log1p, stubs::log1p_, stubs::log1p_out>();
  registrar.pointwise<_log1p_grad_self_operator, stubs::_log1p_grad_self>();
  registrar.pointwise<_log1p_grad_self_grad_self_operator, stubs::_log1p_grad_self_grad_self>();
  registrar.pointwise<log2_operator, stubs::log2, stubs::log2_, stubs::log2_out>();
  registrar.pointwise<logical_not_operator, stubs::logical_not, stubs::logical_not_,
                      stubs::logical_not_out>();
  registrar.pointwise_choice<logit_branch, stubs::logit, stubs::logit_, stubs::logit_out>();
  registrar.pointwise_choice<_logit_grad_self_branch, stubs::_logit_grad_self>();
  registrar.pointwise_choice<_logit_grad_self_grad_self_branch,
                             stubs::_logit_grad_self_grad_self>();
  registrar.composite<stubs::nan_to_num, composite::nan_to_num, stubs::nan_to_num_,
                      stubs::nan_to_num_out>();
  registrar.pointwise<_nan_to_num_operator, stubs::_nan_to_num>();
  registrar.pointwise<_nan_to_num_grad_self_operator, stubs::_nan_to_num_grad_self>();
  registrar.pointwise<neg_operator, stubs::neg, stubs::neg_, stubs::neg_out>();
  registrar.pointwise<reciprocal_operator, stubs::reciprocal, stubs::reciprocal_,
                      stubs::reciprocal_out>();
  registrar.pointwise<_reciprocal_grad_self_operator, stubs::_reciprocal_grad_self>();
  registrar.pointwise<round_operator, stubs::round, stubs::round_, stubs::round_out>();
  registrar.pointwise<rsqrt_operator, stubs::rsqrt, stubs::rsqrt_, stubs::rsqrt_out>();
  registrar.pointwise<_rsqrt_grad_self_operator, stubs::_rsqrt_grad_self>();
  registrar.pointwise<sgn_operator, stubs::sgn, stubs::sgn_, stubs::sgn_out>();
  registrar.pointwise<sigmoid_operator, stubs::sigmoid, stubs::sigmoid_, stubs::sigmoid_out>();
}

}  // namespace tenon
