// Generated from ops.yaml by templates/backend/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/backend/registrar.h"
#include "tenon/generated/kernels/pointwise_unary.h"
#include "tenon/generated/ops/_signbit.h"
#include "tenon/generated/ops/sign.h"
#include "tenon/generated/ops/signbit.h"
#include "tenon/generated/ops/sin.h"
#include "tenon/generated/ops/sinh.h"
#include "tenon/generated/ops/sqrt.h"
#include "tenon/generated/ops/square.h"
#include "tenon/generated/ops/tan.h"
#include "tenon/generated/ops/tanh.h"
#include "tenon/generated/ops/trunc.h"

namespace tenon::kernels {
TENON_DECLARE_POINTWISE_LOOPS(sign_loops, _signbit_loops, sin_loops, _sin_grad_self_loops,
                              sinh_loops, _sinh_grad_self_loops, sqrt_loops, square_loops,
                              tan_loops, _tan_grad_self_loops, tanh_loops, trunc_loops)
}  // namespace tenon::kernels

namespace tenon {
namespace composite {

// signbit(Tensor self) -> Tensor
TensorBase signbit(const TensorBase& self);

}  // namespace composite

namespace {

constexpr auto sign_operator =
    backend::pointwise_operator<stubs::sign>({.loops = TENON_POINTWISE_LOOPS(sign_loops)});

constexpr auto _signbit_operator = backend::pointwise_operator<stubs::_signbit>(
    {.loops = TENON_POINTWISE_LOOPS(_signbit_loops), .result = kernels::ResultKind::kBool,
     .dtypes = kernels::DTypes::kFloating});
constexpr auto sin_operator = backend::pointwise_operator<stubs::sin>(
    {.loops = TENON_POINTWISE_LOOPS(sin_loops), .promotion = kernels::Promotion::kIntToFloat,
     .dtypes = kernels::DTypes::kComplex | kernels::DTypes::kFloating});
constexpr auto _sin_grad_self_operator = backend::pointwise_operator<stubs::_sin_grad_self>(
    {.loops = TENON_POINTWISE_LOOPS(_sin_grad_self_loops),
     .dtypes = kernels::DTypes::kComplex | kernels::DTypes::kFloating});
constexpr auto sinh_operator = backend::pointwise_operator<stubs::sinh>(
    {.loops = TENON_POINTWISE_LOOPS(sinh_loops), .promotion = kernels::Promotion::kIntToFloat,
     .dtypes = kernels::DTypes::kComplex | kernels::DTypes::kFloating});
constexpr auto _sinh_grad_self_operator = backend::pointwise_operator<stubs::_sinh_grad_self>(
    {.loops = TENON_POINTWISE_LOOPS(_sinh_grad_self_loops),
     .dtypes = kernels::DTypes::kComplex | kernels::DTypes::kFloating});
constexpr auto sqrt_operator = backend::pointwise_operator<stubs::sqrt>(
    {.loops = TENON_POINTWISE_LOOPS(sqrt_loops), .promotion = kernels::Promotion::kIntToFloat,
     .dtypes = kernels::DTypes::kComplex | kernels::DTypes::kFloating});
constexpr auto square_operator = backend::pointwise_operator<stubs::square>(
    {.loops = TENON_POINTWISE_LOOPS(square_loops),
     .dtypes = kernels::DTypes::kComplex | kernels::DTypes::kNumeric});
constexpr auto tan_operator = backend::pointwise_operator<stubs::tan>(
    {.loops = TENON_POINTWISE_LOOPS(tan_loops), .promotion = kernels::Promotion::kIntToFloat,
     .dtypes = kernels::DTypes::kComplex | kernels::DTypes::kFloating});
constexpr auto _tan_grad_self_operator = backend::pointwise_operator<stubs::_tan_grad_self>(
    {.loops = TENON_POINTWISE_LOOPS(_tan_grad_self_loops),
     .dtypes = kernels::DTypes::kComplex | kernels::DTypes::kFloating});
constexpr auto tanh_operator = backend::pointwise_operator<stubs::tanh>(
    {.loops = TENON_POINTWISE_LOOPS(tanh_loops), .promotion = kernels::Promotion::kIntToFloat,
     .dtypes = kernels::DTypes::kComplex | kernels::DTypes::kFloating});
constexpr auto trunc_operator = backend::pointwise_operator<stubs::trunc>(
    {.loops = TENON_POINTWISE_LOOPS(trunc_loops), .dtypes = kernels::DTypes::kNumeric});

}  // namespace

void register_backend_pointwise_unary_from_sign() {
  constexpr backend::Registrar registrar("tenon/generated/backend/pointwise_unary_from_sign.cpp");
  registrar.pointwise<sign_operator, stubs::sign, stubs::sign_, stubs::sign_out>();
  registrar.composite<stubs::signbit, composite::signbit, stubs::signbit_out>();
  registrar.pointwise<_signbit_operator, stubs::_signbit>();
  registrar.pointwise<sin_operator, stubs::sin, stubs::sin_, stubs::sin_out>();
  registrar.pointwise<_sin_grad_self_operator, stubs::_sin_grad_self>();
  registrar.pointwise<sinh_operator, stubs::sinh, stubs::sinh_, stubs::sinh_out>();
  registrar.pointwise<_sinh_grad_self_operator, stubs::_sinh_grad_self>();
  registrar.pointwise<sqrt_operator, stubs::sqrt, stubs::sqrt_, stubs::sqrt_out>();
  registrar.pointwise<square_operator, stubs::square, stubs::square_, stubs::square_out>();
  registrar.pointwise<tan_operator, stubs::tan, stubs::tan_, stubs::tan_out>();
  registrar.pointwise<_tan_grad_self_operator, stubs::_tan_grad_self>();
  registrar.pointwise<tanh_operator, stubs::tanh, stubs::tanh_, stubs::tanh_out>();
  registrar.pointwise<trunc_operator, stubs::trunc, stubs::trunc_, stubs::trunc_out>();
}

}  // namespace tenon
