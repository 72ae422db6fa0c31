// Generated from ops.yaml by templates/backend/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/backend/registrar.h"
#include "tenon/generated/kernels/pointwise_binary.h"
#include "tenon/generated/ops/_div_grad_other.h"
#include "tenon/generated/ops/_fmod_grad_other.h"
#include "tenon/generated/ops/_maximum_grad_self.h"
#include "tenon/generated/ops/bitwise_xor.h"
#include "tenon/generated/ops/div.h"
#include "tenon/generated/ops/fmod.h"
#include "tenon/generated/ops/lerp.h"
#include "tenon/generated/ops/maximum.h"

namespace tenon::kernels {
TENON_DECLARE_POINTWISE_LOOPS(bitwise_xor_Tensor_loops, bitwise_xor_Scalar_loops, div_Tensor_loops,
                              _div_grad_other_Tensor_loops, div_Scalar_loops, fmod_Tensor_loops,
                              _fmod_grad_other_Tensor_loops, fmod_Scalar_loops, lerp_Tensor_loops,
                              lerp_Scalar_loops, maximum_loops, _maximum_grad_self_loops)
}  // namespace tenon::kernels

namespace tenon {
namespace {

// bitwise_xor.Tensor(Tensor self, Tensor other) -> Tensor
constexpr auto bitwise_xor_Tensor_operator = backend::pointwise_operator<stubs::bitwise_xor_Tensor>(
    {.loops = TENON_POINTWISE_LOOPS(bitwise_xor_Tensor_loops),
     .dtypes = kernels::DTypes::kBool | kernels::DTypes::kIntegral});

// bitwise_xor.Scalar(Tensor self, Scalar other) -> Tensor
constexpr auto bitwise_xor_Scalar_operator = backend::pointwise_operator<stubs::bitwise_xor_Scalar>(
    {.loops = TENON_POINTWISE_LOOPS(bitwise_xor_Scalar_loops), .promotes = "self, other",
     .dtypes = kernels::DTypes::kBool | kernels::DTypes::kIntegral});

// div.Tensor(Tensor self, Tensor other) -> Tensor
constexpr auto div_Tensor_operator = backend::pointwise_operator<stubs::div_Tensor>(
    {.loops = TENON_POINTWISE_LOOPS(div_Tensor_loops), .promotion = kernels::Promotion::kIntToFloat,
     .dtypes = kernels::DTypes::kFloating});

// _div_grad_other.Tensor(Tensor grad_output, Tensor self, Tensor other, Scalar scale) -> Tensor
constexpr auto _div_grad_other_Tensor_operator =
    backend::pointwise_operator<stubs::_div_grad_other_Tensor>(
        {.loops = TENON_POINTWISE_LOOPS(_div_grad_other_Tensor_loops),
         .dtypes = kernels::DTypes::kFloating});

// div.Scalar(Tensor self, Scalar other) -> Tensor
constexpr auto div_Scalar_operator = backend::pointwise_operator<stubs::div_Scalar>(
    {.loops = TENON_POINTWISE_LOOPS(div_Scalar_loops), .promotes = "self, other",
     .promotion = kernels::Promotion::kIntToFloat, .dtypes = kernels::DTypes::kFloating});

// fmod.Tensor(Tensor self, Tensor other) -> Tensor
constexpr auto fmod_Tensor_operator = backend::pointwise_operator<stubs::fmod_Tensor>(
    {.loops = TENON_POINTWISE_LOOPS(fmod_Tensor_loops), .dtypes = kernels::DTypes::kNumeric});

// _fmod_grad_other.Tensor(Tensor grad_output, Tensor self, Tensor other, Scalar scale) -> Tensor
constexpr auto _fmod_grad_other_Tensor_operator =
    backend::pointwise_operator<stubs::_fmod_grad_other_Tensor>(
        {.loops = TENON_POINTWISE_LOOPS(_fmod_grad_other_Tensor_loops),
         .dtypes = kernels::DTypes::kFloating});

// fmod.Scalar(Tensor self, Scalar other) -> Tensor
constexpr auto fmod_Scalar_operator = backend::pointwise_operator<stubs::fmod_Scalar>(
    {.loops = TENON_POINTWISE_LOOPS(fmod_Scalar_loops), .promotes = "self, other",
     .dtypes = kernels::DTypes::kNumeric});

// lerp.Tensor(Tensor self, Tensor end, Tensor weight) -> Tensor
constexpr auto lerp_Tensor_operator = backend::pointwise_operator<stubs::lerp_Tensor>(
    {.loops = TENON_POINTWISE_LOOPS(lerp_Tensor_loops), .dtypes = kernels::DTypes::kFloating});

// lerp.Scalar(Tensor self, Tensor end, Scalar weight) -> Tensor
constexpr auto lerp_Scalar_operator = backend::pointwise_operator<stubs::lerp_Scalar>(
    {.loops = TENON_POINTWISE_LOOPS(lerp_Scalar_loops), .dtypes = kernels::DTypes::kFloating});

// maximum(Tensor self, Tensor other) -> Tensor
constexpr auto maximum_operator =
    backend::pointwise_operator<stubs::maximum>({.loops = TENON_POINTWISE_LOOPS(maximum_loops)});

// _maximum_grad_self(Tensor grad_output, Tensor self, Tensor other) -> Tensor
constexpr auto _maximum_grad_self_operator = backend::pointwise_operator<stubs::_maximum_grad_self>(
    {.loops = TENON_POINTWISE_LOOPS(_maximum_grad_self_loops),
     .dtypes = kernels::DTypes::kFloating});

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
  registrar.pointwise<div_Scalar_operator, stubs::div_Scalar, stubs::div__Scalar,
                      stubs::div_Scalar_out>();
  registrar.pointwise<fmod_Tensor_operator, stubs::fmod_Tensor, stubs::fmod__Tensor,
                      stubs::fmod_out>();
  registrar.pointwise<_fmod_grad_other_Tensor_operator, stubs::_fmod_grad_other_Tensor>();
  registrar.pointwise<fmod_Scalar_operator, stubs::fmod_Scalar, stubs::fmod__Scalar,
                      stubs::fmod_Scalar_out>();
  registrar.pointwise<lerp_Tensor_operator, stubs::lerp_Tensor, stubs::lerp__Tensor,
                      stubs::lerp_Tensor_out>();
  registrar.pointwise<lerp_Scalar_operator, stubs::lerp_Scalar, stubs::lerp__Scalar,
                      stubs::lerp_Scalar_out>();
  registrar.pointwise<maximum_operator, stubs::maximum, stubs::maximum_out>();
  registrar.pointwise<_maximum_grad_self_operator, stubs::_maximum_grad_self>();
}

}  // namespace tenon
