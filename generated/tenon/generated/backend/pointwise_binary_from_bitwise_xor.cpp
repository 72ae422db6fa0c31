// Generated from ops.yaml by templates/backend/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/backend/registrar.h"
#include "tenon/generated/kernels/pointwise_binary.h"
#include "tenon/generated/ops/bitwise_xor.h"
#include "tenon/generated/ops/div.h"
#include "tenon/generated/ops/fmod.h"
#include "tenon/generated/ops/lerp.h"
#include "tenon/generated/ops/maximum.h"
#include "tenon/generated/ops/minimum.h"
#include "tenon/generated/ops/mul.h"

namespace tenon::kernels {
TENON_DECLARE_POINTWISE_LOOPS(bitwise_xor_Tensor_loops, bitwise_xor_Scalar_loops, div_Tensor_loops,
                              _div_grad_other_Tensor_loops, _div_grad_other_grad_other_Tensor_loops,
                              div_Scalar_loops, fmod_Tensor_loops, _fmod_grad_other_Tensor_loops,
                              fmod_Scalar_loops, lerp_Tensor_loops, _lerp_grad_self_Tensor_loops,
                              _lerp_grad_weight_Tensor_loops, lerp_Scalar_loops, maximum_loops,
                              _maximum_grad_self_loops, minimum_loops, mul_Tensor_loops,
                              mul_Scalar_loops)
}  // namespace tenon::kernels

namespace tenon {
namespace {

constexpr auto bitwise_xor_Tensor_operator = backend::pointwise_operator<stubs::bitwise_xor_Tensor>(
    {.loops = TENON_POINTWISE_LOOPS(bitwise_xor_Tensor_loops),
     .dtypes = kernels::DTypes::kBool | kernels::DTypes::kIntegral});
constexpr auto bitwise_xor_Scalar_operator = backend::pointwise_operator<stubs::bitwise_xor_Scalar>(
    {.loops = TENON_POINTWISE_LOOPS(bitwise_xor_Scalar_loops), .promotes = "self, other",
     .dtypes = kernels::DTypes::kBool | kernels::DTypes::kIntegral});
constexpr auto div_Tensor_operator = backend::pointwise_operator<stubs::div_Tensor>(
    {.loops = TENON_POINTWISE_LOOPS(div_Tensor_loops), .promotion = kernels::Promotion::kIntToFloat,
     .dtypes = kernels::DTypes::kFloating});
constexpr auto _div_grad_other_Tensor_operator =
    backend::pointwise_operator<stubs::_div_grad_other_Tensor>(
        {.loops = TENON_POINTWISE_LOOPS(_div_grad_other_Tensor_loops),
         .dtypes = kernels::DTypes::kFloating});
constexpr auto _div_grad_other_grad_other_Tensor_operator =
    backend::pointwise_operator<stubs::_div_grad_other_grad_other_Tensor>(
        {.loops = TENON_POINTWISE_LOOPS(_div_grad_other_grad_other_Tensor_loops),
         .dtypes = kernels::DTypes::kFloating});
constexpr auto div_Scalar_operator = backend::pointwise_operator<stubs::div_Scalar>(
    {.loops = TENON_POINTWISE_LOOPS(div_Scalar_loops), .promotes = "self, other",
     .promotion = kernels::Promotion::kIntToFloat, .dtypes = kernels::DTypes::kFloating});
constexpr auto fmod_Tensor_operator = backend::pointwise_operator<stubs::fmod_Tensor>(
    {.loops = TENON_POINTWISE_LOOPS(fmod_Tensor_loops), .dtypes = kernels::DTypes::kNumeric});
constexpr auto _fmod_grad_other_Tensor_operator =
    backend::pointwise_operator<stubs::_fmod_grad_other_Tensor>(
        {.loops = TENON_POINTWISE_LOOPS(_fmod_grad_other_Tensor_loops),
         .dtypes = kernels::DTypes::kFloating});
constexpr auto fmod_Scalar_operator = backend::pointwise_operator<stubs::fmod_Scalar>(
    {.loops = TENON_POINTWISE_LOOPS(fmod_Scalar_loops), .promotes = "self, other",
     .dtypes = kernels::DTypes::kNumeric});
constexpr auto lerp_Tensor_operator = backend::pointwise_operator<stubs::lerp_Tensor>(
    {.loops = TENON_POINTWISE_LOOPS(lerp_Tensor_loops), .dtypes = kernels::DTypes::kFloating});
constexpr auto _lerp_grad_self_Tensor_operator =
    backend::pointwise_operator<stubs::_lerp_grad_self_Tensor>(
        {.loops = TENON_POINTWISE_LOOPS(_lerp_grad_self_Tensor_loops),
         .dtypes = kernels::DTypes::kFloating});
constexpr auto _lerp_grad_weight_Tensor_operator =
    backend::pointwise_operator<stubs::_lerp_grad_weight_Tensor>(
        {.loops = TENON_POINTWISE_LOOPS(_lerp_grad_weight_Tensor_loops),
         .dtypes = kernels::DTypes::kFloating});
constexpr auto lerp_Scalar_operator = backend::pointwise_operator<stubs::lerp_Scalar>(
    {.loops = TENON_POINTWISE_LOOPS(lerp_Scalar_loops), .dtypes = kernels::DTypes::kFloating});
constexpr auto maximum_operator =
    backend::pointwise_operator<stubs::maximum>({.loops = TENON_POINTWISE_LOOPS(maximum_loops)});
constexpr auto _maximum_grad_self_operator = backend::pointwise_operator<stubs::_maximum_grad_self>(
    {.loops = TENON_POINTWISE_LOOPS(_maximum_grad_self_loops),
     .dtypes = kernels::DTypes::kFloating});
constexpr auto minimum_operator =
    backend::pointwise_operator<stubs::minimum>({.loops = TENON_POINTWISE_LOOPS(minimum_loops)});
constexpr auto mul_Tensor_operator = backend::pointwise_operator<stubs::mul_Tensor>(
    {.loops = TENON_POINTWISE_LOOPS(mul_Tensor_loops)});
constexpr auto mul_Scalar_operator = backend::pointwise_operator<stubs::mul_Scalar>(
    {.loops = TENON_POINTWISE_LOOPS(mul_Scalar_loops), .promotes = "self, other"});

}  // namespace

void register_backend_pointwise_binary_from_bitwise_xor() {
  constexpr backend::Registrar registrar(
      "tenon/generated/backend/pointwise_binary_from_bitwise_xor.cpp");
  registrar.pointwise<bitwise_xor_Tensor_operator, stubs::bitwise_xor_Tensor,
                      stubs::bitwise_xor__Tensor, stubs::bitwise_xor_out>();
  registrar.pointwise<bitwise_xor_Scalar_operator, stubs::bitwise_xor_Scalar,
                      stubs::bitwise_xor__Scalar, stubs::bitwise_xor_Scalar_out>();
  registrar.pointwise<div_Tensor_operator, stubs::div_Tensor, stubs::div__Tensor, stubs::div_out>();
  registrar.pointwise<_div_grad_other_Tensor_operator, stubs::_div_grad_other_Tensor>();
  registrar.pointwise<_div_grad_other_grad_other_Tensor_operator,
                      stubs::_div_grad_other_grad_other_Tensor>();
  registrar.pointwise<div_Scalar_operator, stubs::div_Scalar, stubs::div__Scalar,
                      stubs::div_Scalar_out>();
  registrar.pointwise<fmod_Tensor_operator, stubs::fmod_Tensor, stubs::fmod__Tensor,
                      stubs::fmod_out>();
  registrar.pointwise<_fmod_grad_other_Tensor_operator, stubs::_fmod_grad_other_Tensor>();
  registrar.pointwise<fmod_Scalar_operator, stubs::fmod_Scalar, stubs::fmod__Scalar,
                      stubs::fmod_Scalar_out>();
  registrar.pointwise<lerp_Tensor_operator, stubs::lerp_Tensor, stubs::lerp__Tensor,
                      stubs::lerp_Tensor_out>();
  registrar.pointwise<_lerp_grad_self_Tensor_operator, stubs::_lerp_grad_self_Tensor>();
  registrar.pointwise<_lerp_grad_weight_Tensor_operator, stubs::_lerp_grad_weight_Tensor>();
  registrar.pointwise<lerp_Scalar_operator, stubs::lerp_Scalar, stubs::lerp__Scalar,
                      stubs::lerp_Scalar_out>();
  registrar.pointwise<maximum_operator, stubs::maximum, stubs::maximum_out>();
  registrar.pointwise<_maximum_grad_self_operator, stubs::_maximum_grad_self>();
  registrar.pointwise<minimum_operator, stubs::minimum, stubs::minimum_out>();
  registrar.pointwise<mul_Tensor_operator, stubs::mul_Tensor, stubs::mul__Tensor, stubs::mul_out>();
  registrar.pointwise<mul_Scalar_operator, stubs::mul_Scalar, stubs::mul__Scalar,
                      stubs::mul_Scalar_out>();
}

}  // namespace tenon
