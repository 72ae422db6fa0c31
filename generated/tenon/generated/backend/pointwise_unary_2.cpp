// Generated from ops.yaml by templates/backend/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/backend/registrar.h"
#include "tenon/generated/kernels/pointwise_unary.h"
#include "tenon/generated/ops/_acos_grad_self.h"
#include "tenon/generated/ops/_acosh_grad_self.h"
#include "tenon/generated/ops/_atan_grad_self.h"
#include "tenon/generated/ops/_reciprocal_grad_self.h"
#include "tenon/generated/ops/acos.h"
#include "tenon/generated/ops/cos.h"
#include "tenon/generated/ops/log.h"
#include "tenon/generated/ops/neg.h"
#include "tenon/generated/ops/reciprocal.h"
#include "tenon/generated/ops/square.h"
#include "tenon/generated/ops/trunc.h"

namespace tenon::kernels {
TENON_DECLARE_POINTWISE_LOOPS(neg_loops, acos_loops, _acos_grad_self_loops, _acosh_grad_self_loops,
                              _atan_grad_self_loops, cos_loops, log_loops, reciprocal_loops,
                              _reciprocal_grad_self_loops, square_loops, trunc_loops)
}  // namespace tenon::kernels

namespace tenon {
namespace {

// neg(Tensor self) -> Tensor
constexpr auto neg_operator = backend::pointwise_operator<stubs::neg>(
    {.loops = TENON_POINTWISE_LOOPS(neg_loops), .dtypes = kernels::DTypes::kNumeric});

// acos(Tensor self) -> Tensor
constexpr auto acos_operator = backend::pointwise_operator<stubs::acos>(
    {.loops = TENON_POINTWISE_LOOPS(acos_loops), .promotion = kernels::Promotion::kIntToFloat,
     .dtypes = kernels::DTypes::kFloating});

// _acos_grad_self(Tensor grad_output, Tensor self, Scalar scale) -> Tensor
constexpr auto _acos_grad_self_operator = backend::pointwise_operator<stubs::_acos_grad_self>(
    {.loops = TENON_POINTWISE_LOOPS(_acos_grad_self_loops), .dtypes = kernels::DTypes::kFloating});

// _acosh_grad_self(Tensor grad_output, Tensor self) -> Tensor
constexpr auto _acosh_grad_self_operator = backend::pointwise_operator<stubs::_acosh_grad_self>(
    {.loops = TENON_POINTWISE_LOOPS(_acosh_grad_self_loops), .dtypes = kernels::DTypes::kFloating});

// _atan_grad_self(Tensor grad_output, Tensor self) -> Tensor
constexpr auto _atan_grad_self_operator = backend::pointwise_operator<stubs::_atan_grad_self>(
    {.loops = TENON_POINTWISE_LOOPS(_atan_grad_self_loops), .dtypes = kernels::DTypes::kFloating});

// cos(Tensor self) -> Tensor
constexpr auto cos_operator = backend::pointwise_operator<stubs::cos>(
    {.loops = TENON_POINTWISE_LOOPS(cos_loops), .promotion = kernels::Promotion::kIntToFloat,
     .dtypes = kernels::DTypes::kFloating});

// log(Tensor self) -> Tensor
constexpr auto log_operator = backend::pointwise_operator<stubs::log>(
    {.loops = TENON_POINTWISE_LOOPS(log_loops), .promotion = kernels::Promotion::kIntToFloat,
     .dtypes = kernels::DTypes::kFloating});

// reciprocal(Tensor self) -> Tensor
constexpr auto reciprocal_operator = backend::pointwise_operator<stubs::reciprocal>(
    {.loops = TENON_POINTWISE_LOOPS(reciprocal_loops), .promotion = kernels::Promotion::kIntToFloat,
     .dtypes = kernels::DTypes::kFloating});

// _reciprocal_grad_self(Tensor grad_output, Tensor output, Scalar scale) -> Tensor
constexpr auto _reciprocal_grad_self_operator =
    backend::pointwise_operator<stubs::_reciprocal_grad_self>(
        {.loops = TENON_POINTWISE_LOOPS(_reciprocal_grad_self_loops),
         .dtypes = kernels::DTypes::kFloating});

// square(Tensor self) -> Tensor
constexpr auto square_operator = backend::pointwise_operator<stubs::square>(
    {.loops = TENON_POINTWISE_LOOPS(square_loops), .dtypes = kernels::DTypes::kNumeric});

// trunc(Tensor self) -> Tensor
constexpr auto trunc_operator = backend::pointwise_operator<stubs::trunc>(
    {.loops = TENON_POINTWISE_LOOPS(trunc_loops), .dtypes = kernels::DTypes::kNumeric});

}  // namespace

void register_backend_pointwise_unary_2() {
  constexpr backend::Registrar registrar("tenon/generated/backend/pointwise_unary_2.cpp");
  registrar.pointwise<neg_operator, stubs::neg, stubs::neg_, stubs::neg_out>();
  registrar.pointwise<acos_operator, stubs::acos, stubs::acos_, stubs::acos_out>();
  registrar.pointwise<_acos_grad_self_operator, stubs::_acos_grad_self>();
  registrar.pointwise<_acosh_grad_self_operator, stubs::_acosh_grad_self>();
  registrar.pointwise<_atan_grad_self_operator, stubs::_atan_grad_self>();
  registrar.pointwise<cos_operator, stubs::cos, stubs::cos_, stubs::cos_out>();
  registrar.pointwise<log_operator, stubs::log, stubs::log_, stubs::log_out>();
  registrar.pointwise<reciprocal_operator, stubs::reciprocal, stubs::reciprocal_,
                      stubs::reciprocal_out>();
  registrar.pointwise<_reciprocal_grad_self_operator, stubs::_reciprocal_grad_self>();
  registrar.pointwise<square_operator, stubs::square, stubs::square_, stubs::square_out>();
  registrar.pointwise<trunc_operator, stubs::trunc, stubs::trunc_, stubs::trunc_out>();
}

}  // namespace tenon
