// Generated from ops.yaml by templates/backend/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/backend/registrar.h"
#include "tenon/generated/kernels/pointwise_binary.h"
#include "tenon/generated/ops/_div_trunc.h"
#include "tenon/generated/ops/div.h"
#include "tenon/generated/ops/floor_divide.h"
#include "tenon/generated/ops/fmax.h"
#include "tenon/generated/ops/fmin.h"
#include "tenon/generated/ops/fmod.h"

namespace tenon::kernels {
TENON_DECLARE_POINTWISE_LOOPS(div_Tensor_loops, _div_grad_other_Tensor_loops,
                              _div_grad_other_grad_other_Tensor_loops, div_Scalar_loops,
                              _div_trunc_Tensor_loops, _div_trunc_Scalar_loops, floor_divide_loops,
                              floor_divide_Scalar_loops, fmax_loops, fmin_loops, fmod_Tensor_loops,
                              _fmod_grad_other_Tensor_loops, fmod_Scalar_loops)
}  // namespace tenon::kernels

namespace tenon {
namespace {

constexpr auto div_Tensor_operator = backend::pointwise_operator<stubs::div_Tensor>(
    {.loops = TENON_POINTWISE_LOOPS(div_Tensor_loops), .promotion = kernels::Promotion::kIntToFloat,
     .dtypes = kernels::DTypes::kComplex | kernels::DTypes::kFloating});
constexpr auto _div_grad_other_Tensor_operator =
    backend::pointwise_operator<stubs::_div_grad_other_Tensor>(
        {.loops = TENON_POINTWISE_LOOPS(_div_grad_other_Tensor_loops),
         .dtypes = kernels::DTypes::kComplex | kernels::DTypes::kFloating});
constexpr auto _div_grad_other_grad_other_Tensor_operator =
    backend::pointwise_operator<stubs::_div_grad_other_grad_other_Tensor>(
        {.loops = TENON_POINTWISE_LOOPS(_div_grad_other_grad_other_Tensor_loops),
         .dtypes = kernels::DTypes::kComplex | kernels::DTypes::kFloating});
constexpr auto div_Scalar_operator = backend::pointwise_operator<stubs::div_Scalar>(
    {.loops = TENON_POINTWISE_LOOPS(div_Scalar_loops), .promotes = "self, other",
     .promotion = kernels::Promotion::kIntToFloat,
     .dtypes = kernels::DTypes::kComplex | kernels::DTypes::kFloating});

constexpr auto _div_trunc_Tensor_operator = backend::pointwise_operator<stubs::_div_trunc_Tensor>(
    {.loops = TENON_POINTWISE_LOOPS(_div_trunc_Tensor_loops), .dtypes = kernels::DTypes::kNumeric});
constexpr auto _div_trunc_Scalar_operator = backend::pointwise_operator<stubs::_div_trunc_Scalar>(
    {.loops = TENON_POINTWISE_LOOPS(_div_trunc_Scalar_loops), .promotes = "self, other",
     .dtypes = kernels::DTypes::kNumeric});
constexpr auto floor_divide_operator = backend::pointwise_operator<stubs::floor_divide>(
    {.loops = TENON_POINTWISE_LOOPS(floor_divide_loops), .dtypes = kernels::DTypes::kNumeric});
constexpr auto floor_divide_Scalar_operator =
    backend::pointwise_operator<stubs::floor_divide_Scalar>(
        {.loops = TENON_POINTWISE_LOOPS(floor_divide_Scalar_loops), .promotes = "self, other",
         .dtypes = kernels::DTypes::kNumeric});
constexpr auto fmax_operator =
    backend::pointwise_operator<stubs::fmax>({.loops = TENON_POINTWISE_LOOPS(fmax_loops)});
constexpr auto fmin_operator =
    backend::pointwise_operator<stubs::fmin>({.loops = TENON_POINTWISE_LOOPS(fmin_loops)});
constexpr auto fmod_Tensor_operator = backend::pointwise_operator<stubs::fmod_Tensor>(
    {.loops = TENON_POINTWISE_LOOPS(fmod_Tensor_loops), .dtypes = kernels::DTypes::kNumeric});
constexpr auto _fmod_grad_other_Tensor_operator =
    backend::pointwise_operator<stubs::_fmod_grad_other_Tensor>(
        {.loops = TENON_POINTWISE_LOOPS(_fmod_grad_other_Tensor_loops),
         .dtypes = kernels::DTypes::kFloating});
constexpr auto fmod_Scalar_operator = backend::pointwise_operator<stubs::fmod_Scalar>(
    {.loops = TENON_POINTWISE_LOOPS(fmod_Scalar_loops), .promotes = "self, other",
     .dtypes = kernels::DTypes::kNumeric});

}  // namespace

void register_backend_pointwise_binary_from_div() {
  constexpr backend::Registrar registrar("tenon/generated/backend/pointwise_binary_from_div.cpp");
  registrar.pointwise<div_Tensor_operator, stubs::div_Tensor, stubs::div__Tensor, stubs::div_out>();
  registrar.pointwise<_div_grad_other_Tensor_operator, stubs::_div_grad_other_Tensor>();
  registrar.pointwise<_div_grad_other_grad_other_Tensor_operator,
                      stubs::_div_grad_other_grad_other_Tensor>();
  registrar.pointwise<div_Scalar_operator, stubs::div_Scalar, stubs::div__Scalar,
                      stubs::div_Scalar_out>();
  registrar.composite<stubs::div_Tensor_mode, composite::div_mode, stubs::div__Tensor_mode,
                      stubs::div_out_mode>();
  registrar.composite<stubs::div_Scalar_mode, composite::div_scalar_mode, stubs::div__Scalar_mode,
                      stubs::div_Scalar_mode_out>();
  registrar.pointwise<_div_trunc_Tensor_operator, stubs::_div_trunc_Tensor>();
  registrar.pointwise<_div_trunc_Scalar_operator, stubs::_div_trunc_Scalar>();
  registrar.pointwise<floor_divide_operator, stubs::floor_divide, stubs::floor_divide_,
                      stubs::floor_divide_out>();
  registrar.pointwise<floor_divide_Scalar_operator, stubs::floor_divide_Scalar,
                      stubs::floor_divide__Scalar>();
  registrar.pointwise<fmax_operator, stubs::fmax, stubs::fmax_out>();
  registrar.pointwise<fmin_operator, stubs::fmin, stubs::fmin_out>();
  registrar.pointwise<fmod_Tensor_operator, stubs::fmod_Tensor, stubs::fmod__Tensor,
                      stubs::fmod_out>();
  registrar.pointwise<_fmod_grad_other_Tensor_operator, stubs::_fmod_grad_other_Tensor>();
  registrar.pointwise<fmod_Scalar_operator, stubs::fmod_Scalar, stubs::fmod__Scalar,
                      stubs::fmod_Scalar_out>();
}

}  // namespace tenon
