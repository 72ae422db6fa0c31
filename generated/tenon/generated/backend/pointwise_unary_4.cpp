// Generated from ops.yaml by templates/backend/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/backend/registrar.h"
#include "tenon/generated/kernels/pointwise_unary.h"
#include "tenon/generated/ops/_atanh_grad_self.h"
#include "tenon/generated/ops/acosh.h"
#include "tenon/generated/ops/atan.h"
#include "tenon/generated/ops/atanh.h"
#include "tenon/generated/ops/ceil.h"
#include "tenon/generated/ops/clamp_min.h"
#include "tenon/generated/ops/cosh.h"
#include "tenon/generated/ops/exp.h"
#include "tenon/generated/ops/exp2.h"
#include "tenon/generated/ops/expm1.h"
#include "tenon/generated/ops/log10.h"
#include "tenon/generated/ops/log1p.h"
#include "tenon/generated/ops/logical_not.h"
#include "tenon/generated/ops/sigmoid.h"
#include "tenon/generated/ops/tan.h"
#include "tenon/generated/ops/tanh.h"

namespace tenon::kernels {
TENON_DECLARE_POINTWISE_LOOPS(exp_loops, acosh_loops, atan_loops, atanh_loops,
                              _atanh_grad_self_loops, ceil_loops, cosh_loops, exp2_loops,
                              expm1_loops, log10_loops, log1p_loops, sigmoid_loops, tan_loops,
                              tanh_loops, logical_not_loops, clamp_min_loops)
}  // namespace tenon::kernels

namespace tenon {
namespace {

// exp(Tensor self) -> Tensor
constexpr auto exp_operator = backend::pointwise_operator<stubs::exp>(
    {.loops = TENON_POINTWISE_LOOPS(exp_loops), .promotion = kernels::Promotion::kIntToFloat,
     .dtypes = kernels::DTypes::kFloating});

// acosh(Tensor self) -> Tensor
constexpr auto acosh_operator = backend::pointwise_operator<stubs::acosh>(
    {.loops = TENON_POINTWISE_LOOPS(acosh_loops), .promotion = kernels::Promotion::kIntToFloat,
     .dtypes = kernels::DTypes::kFloating});

// atan(Tensor self) -> Tensor
constexpr auto atan_operator = backend::pointwise_operator<stubs::atan>(
    {.loops = TENON_POINTWISE_LOOPS(atan_loops), .promotion = kernels::Promotion::kIntToFloat,
     .dtypes = kernels::DTypes::kFloating});

// atanh(Tensor self) -> Tensor
constexpr auto atanh_operator = backend::pointwise_operator<stubs::atanh>(
    {.loops = TENON_POINTWISE_LOOPS(atanh_loops), .promotion = kernels::Promotion::kIntToFloat,
     .dtypes = kernels::DTypes::kFloating});

// _atanh_grad_self(Tensor grad_output, Tensor self) -> Tensor
constexpr auto _atanh_grad_self_operator = backend::pointwise_operator<stubs::_atanh_grad_self>(
    {.loops = TENON_POINTWISE_LOOPS(_atanh_grad_self_loops), .dtypes = kernels::DTypes::kFloating});

// ceil(Tensor self) -> Tensor
constexpr auto ceil_operator = backend::pointwise_operator<stubs::ceil>(
    {.loops = TENON_POINTWISE_LOOPS(ceil_loops), .dtypes = kernels::DTypes::kNumeric});

// cosh(Tensor self) -> Tensor
constexpr auto cosh_operator = backend::pointwise_operator<stubs::cosh>(
    {.loops = TENON_POINTWISE_LOOPS(cosh_loops), .promotion = kernels::Promotion::kIntToFloat,
     .dtypes = kernels::DTypes::kFloating});

// exp2(Tensor self) -> Tensor
constexpr auto exp2_operator = backend::pointwise_operator<stubs::exp2>(
    {.loops = TENON_POINTWISE_LOOPS(exp2_loops), .promotion = kernels::Promotion::kIntToFloat,
     .dtypes = kernels::DTypes::kFloating});

// expm1(Tensor self) -> Tensor
constexpr auto expm1_operator = backend::pointwise_operator<stubs::expm1>(
    {.loops = TENON_POINTWISE_LOOPS(expm1_loops), .promotion = kernels::Promotion::kIntToFloat,
     .dtypes = kernels::DTypes::kFloating});

// log10(Tensor self) -> Tensor
constexpr auto log10_operator = backend::pointwise_operator<stubs::log10>(
    {.loops = TENON_POINTWISE_LOOPS(log10_loops), .promotion = kernels::Promotion::kIntToFloat,
     .dtypes = kernels::DTypes::kFloating});

// log1p(Tensor self) -> Tensor
constexpr auto log1p_operator = backend::pointwise_operator<stubs::log1p>(
    {.loops = TENON_POINTWISE_LOOPS(log1p_loops), .promotion = kernels::Promotion::kIntToFloat,
     .dtypes = kernels::DTypes::kFloating});

// sigmoid(Tensor self) -> Tensor
constexpr auto sigmoid_operator = backend::pointwise_operator<stubs::sigmoid>(
    {.loops = TENON_POINTWISE_LOOPS(sigmoid_loops), .promotion = kernels::Promotion::kIntToFloat,
     .dtypes = kernels::DTypes::kFloating});

// tan(Tensor self) -> Tensor
constexpr auto tan_operator = backend::pointwise_operator<stubs::tan>(
    {.loops = TENON_POINTWISE_LOOPS(tan_loops), .promotion = kernels::Promotion::kIntToFloat,
     .dtypes = kernels::DTypes::kFloating});

// tanh(Tensor self) -> Tensor
constexpr auto tanh_operator = backend::pointwise_operator<stubs::tanh>(
    {.loops = TENON_POINTWISE_LOOPS(tanh_loops), .promotion = kernels::Promotion::kIntToFloat,
     .dtypes = kernels::DTypes::kFloating});

// logical_not(Tensor self) -> Tensor
constexpr auto logical_not_operator = backend::pointwise_operator<stubs::logical_not>(
    {.loops = TENON_POINTWISE_LOOPS(logical_not_loops), .predicate = true});

// clamp_min(Tensor self, Scalar min) -> Tensor
constexpr auto clamp_min_operator = backend::pointwise_operator<stubs::clamp_min>(
    {.loops = TENON_POINTWISE_LOOPS(clamp_min_loops), .promotes = "self, min",
     .dtypes = kernels::DTypes::kNumeric});

}  // namespace

void register_backend_pointwise_unary_4() {
  constexpr backend::Registrar registrar("tenon/generated/backend/pointwise_unary_4.cpp");
  registrar.pointwise<exp_operator, stubs::exp, stubs::exp_, stubs::exp_out>();
  registrar.pointwise<acosh_operator, stubs::acosh, stubs::acosh_, stubs::acosh_out>();
  registrar.pointwise<atan_operator, stubs::atan, stubs::atan_, stubs::atan_out>();
  registrar.pointwise<atanh_operator, stubs::atanh, stubs::atanh_, stubs::atanh_out>();
  registrar.pointwise<_atanh_grad_self_operator, stubs::_atanh_grad_self>();
  registrar.pointwise<ceil_operator, stubs::ceil, stubs::ceil_, stubs::ceil_out>();
  registrar.pointwise<cosh_operator, stubs::cosh, stubs::cosh_, stubs::cosh_out>();
  registrar.pointwise<exp2_operator, stubs::exp2, stubs::exp2_, stubs::exp2_out>();
  registrar.pointwise<expm1_operator, stubs::expm1, stubs::expm1_, stubs::expm1_out>();
  registrar.pointwise<log10_operator, stubs::log10, stubs::log10_, stubs::log10_out>();
  registrar.pointwise<log1p_operator, stubs::log1p, stubs::log1p_, stubs::log1p_out>();
  registrar.pointwise<sigmoid_operator, stubs::sigmoid, stubs::sigmoid_, stubs::sigmoid_out>();
  registrar.pointwise<tan_operator, stubs::tan, stubs::tan_, stubs::tan_out>();
  registrar.pointwise<tanh_operator, stubs::tanh, stubs::tanh_, stubs::tanh_out>();
  registrar.pointwise<logical_not_operator, stubs::logical_not, stubs::logical_not_,
                      stubs::logical_not_out>();
  registrar.pointwise<clamp_min_operator, stubs::clamp_min, stubs::clamp_min_,
                      stubs::clamp_min_out>();
}

}  // namespace tenon
