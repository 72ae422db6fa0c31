// Generated from ops.yaml by templates/backend/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/backend/registrar.h"
#include "tenon/generated/kernels/pointwise_binary.h"
#include "tenon/generated/ops/_atan2_grad_self.h"
#include "tenon/generated/ops/_maximum_grad_self.h"
#include "tenon/generated/ops/_pow.h"
#include "tenon/generated/ops/_pow_grad_exponent.h"
#include "tenon/generated/ops/_remainder_grad_other.h"
#include "tenon/generated/ops/add.h"
#include "tenon/generated/ops/atan2.h"
#include "tenon/generated/ops/bitwise_xor.h"
#include "tenon/generated/ops/div.h"
#include "tenon/generated/ops/fmod.h"
#include "tenon/generated/ops/minimum.h"
#include "tenon/generated/ops/mul.h"
#include "tenon/generated/ops/pow.h"
#include "tenon/generated/ops/rsub.h"

namespace tenon::kernels {
TENON_DECLARE_POINTWISE_LOOPS(add_Tensor_loops, add_Scalar_loops, rsub_Tensor_loops,
                              rsub_Scalar_loops, mul_Tensor_loops, mul_Scalar_loops,
                              div_Tensor_loops, div_Scalar_loops, _pow_loops,
                              pow_Tensor_Tensor_loops, _pow_grad_exponent_Tensor_Tensor_loops,
                              pow_Scalar_loops, _pow_grad_exponent_Scalar_loops, atan2_loops,
                              _atan2_grad_self_loops, fmod_Tensor_loops, fmod_Scalar_loops,
                              _remainder_grad_other_Tensor_loops, _maximum_grad_self_loops,
                              minimum_loops, bitwise_xor_Tensor_loops, bitwise_xor_Scalar_loops)
}  // namespace tenon::kernels

namespace tenon {
namespace {

// add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
constexpr auto add_Tensor_operator = backend::pointwise_operator<stubs::add_Tensor>(
    {.loops = TENON_POINTWISE_LOOPS(add_Tensor_loops)});

// add.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor
constexpr auto add_Scalar_operator = backend::pointwise_operator<stubs::add_Scalar>(
    {.loops = TENON_POINTWISE_LOOPS(add_Scalar_loops), .promotes = "self, other"});

// rsub.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
constexpr auto rsub_Tensor_operator = backend::pointwise_operator<stubs::rsub_Tensor>(
    {.loops = TENON_POINTWISE_LOOPS(rsub_Tensor_loops), .dtypes = kernels::DTypes::kNumeric});

// rsub.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor
constexpr auto rsub_Scalar_operator = backend::pointwise_operator<stubs::rsub_Scalar>(
    {.loops = TENON_POINTWISE_LOOPS(rsub_Scalar_loops), .promotes = "self, other",
     .dtypes = kernels::DTypes::kNumeric});

// mul.Tensor(Tensor self, Tensor other) -> Tensor
constexpr auto mul_Tensor_operator = backend::pointwise_operator<stubs::mul_Tensor>(
    {.loops = TENON_POINTWISE_LOOPS(mul_Tensor_loops)});

// mul.Scalar(Tensor self, Scalar other) -> Tensor
constexpr auto mul_Scalar_operator = backend::pointwise_operator<stubs::mul_Scalar>(
    {.loops = TENON_POINTWISE_LOOPS(mul_Scalar_loops), .promotes = "self, other"});

// div.Tensor(Tensor self, Tensor other) -> Tensor
constexpr auto div_Tensor_operator = backend::pointwise_operator<stubs::div_Tensor>(
    {.loops = TENON_POINTWISE_LOOPS(div_Tensor_loops), .promotion = kernels::Promotion::kIntToFloat,
     .dtypes = kernels::DTypes::kFloating});

// div.Scalar(Tensor self, Scalar other) -> Tensor
constexpr auto div_Scalar_operator = backend::pointwise_operator<stubs::div_Scalar>(
    {.loops = TENON_POINTWISE_LOOPS(div_Scalar_loops), .promotes = "self, other",
     .promotion = kernels::Promotion::kIntToFloat, .dtypes = kernels::DTypes::kFloating});

// _pow(Tensor self, Scalar exponent) -> Tensor
constexpr auto _pow_operator = backend::pointwise_operator<stubs::_pow>(
    {.loops = TENON_POINTWISE_LOOPS(_pow_loops), .promotes = "self, exponent",
     .dtypes = kernels::DTypes::kNumeric});

// pow.Tensor_Tensor(Tensor self, Tensor exponent) -> Tensor
constexpr auto pow_Tensor_Tensor_operator = backend::pointwise_operator<stubs::pow_Tensor_Tensor>(
    {.loops = TENON_POINTWISE_LOOPS(pow_Tensor_Tensor_loops), .dtypes = kernels::DTypes::kNumeric});

// _pow_grad_exponent.Tensor_Tensor(Tensor grad_output, Tensor self, Tensor exponent, Tensor output)
//   -> Tensor
constexpr auto _pow_grad_exponent_Tensor_Tensor_operator =
    backend::pointwise_operator<stubs::_pow_grad_exponent_Tensor_Tensor>(
        {.loops = TENON_POINTWISE_LOOPS(_pow_grad_exponent_Tensor_Tensor_loops),
         .dtypes = kernels::DTypes::kFloating});

// pow.Scalar(Scalar self, Tensor exponent) -> Tensor
constexpr auto pow_Scalar_operator = backend::pointwise_operator<stubs::pow_Scalar>(
    {.loops = TENON_POINTWISE_LOOPS(pow_Scalar_loops), .promotes = "self, exponent",
     .dtypes = kernels::DTypes::kNumeric});

// _pow_grad_exponent.Scalar(Tensor grad_output, Tensor exponent, Scalar self) -> Tensor
constexpr auto _pow_grad_exponent_Scalar_operator =
    backend::pointwise_operator<stubs::_pow_grad_exponent_Scalar>(
        {.loops = TENON_POINTWISE_LOOPS(_pow_grad_exponent_Scalar_loops),
         .dtypes = kernels::DTypes::kFloating});

// atan2(Tensor self, Tensor other) -> Tensor
constexpr auto atan2_operator = backend::pointwise_operator<stubs::atan2>(
    {.loops = TENON_POINTWISE_LOOPS(atan2_loops), .promotion = kernels::Promotion::kIntToFloat,
     .dtypes = kernels::DTypes::kFloating});

// _atan2_grad_self(Tensor grad_output, Tensor self, Tensor other) -> Tensor
constexpr auto _atan2_grad_self_operator = backend::pointwise_operator<stubs::_atan2_grad_self>(
    {.loops = TENON_POINTWISE_LOOPS(_atan2_grad_self_loops), .dtypes = kernels::DTypes::kFloating});

// fmod.Tensor(Tensor self, Tensor other) -> Tensor
constexpr auto fmod_Tensor_operator = backend::pointwise_operator<stubs::fmod_Tensor>(
    {.loops = TENON_POINTWISE_LOOPS(fmod_Tensor_loops), .dtypes = kernels::DTypes::kNumeric});

// fmod.Scalar(Tensor self, Scalar other) -> Tensor
constexpr auto fmod_Scalar_operator = backend::pointwise_operator<stubs::fmod_Scalar>(
    {.loops = TENON_POINTWISE_LOOPS(fmod_Scalar_loops), .promotes = "self, other",
     .dtypes = kernels::DTypes::kNumeric});

// _remainder_grad_other.Tensor(Tensor grad_output, Tensor self, Tensor other, Scalar scale) ->
//   Tensor
constexpr auto _remainder_grad_other_Tensor_operator =
    backend::pointwise_operator<stubs::_remainder_grad_other_Tensor>(
        {.loops = TENON_POINTWISE_LOOPS(_remainder_grad_other_Tensor_loops),
         .dtypes = kernels::DTypes::kFloating});

// _maximum_grad_self(Tensor grad_output, Tensor self, Tensor other) -> Tensor
constexpr auto _maximum_grad_self_operator = backend::pointwise_operator<stubs::_maximum_grad_self>(
    {.loops = TENON_POINTWISE_LOOPS(_maximum_grad_self_loops),
     .dtypes = kernels::DTypes::kFloating});

// minimum(Tensor self, Tensor other) -> Tensor
constexpr auto minimum_operator =
    backend::pointwise_operator<stubs::minimum>({.loops = TENON_POINTWISE_LOOPS(minimum_loops)});

// bitwise_xor.Tensor(Tensor self, Tensor other) -> Tensor
constexpr auto bitwise_xor_Tensor_operator = backend::pointwise_operator<stubs::bitwise_xor_Tensor>(
    {.loops = TENON_POINTWISE_LOOPS(bitwise_xor_Tensor_loops),
     .dtypes = kernels::DTypes::kBool | kernels::DTypes::kIntegral});

// bitwise_xor.Scalar(Tensor self, Scalar other) -> Tensor
constexpr auto bitwise_xor_Scalar_operator = backend::pointwise_operator<stubs::bitwise_xor_Scalar>(
    {.loops = TENON_POINTWISE_LOOPS(bitwise_xor_Scalar_loops), .promotes = "self, other",
     .dtypes = kernels::DTypes::kBool | kernels::DTypes::kIntegral});

}  // namespace

void register_backend_pointwise_binary_2() {
  constexpr backend::Registrar registrar("tenon/generated/backend/pointwise_binary_2.cpp");
  registrar.pointwise<add_Tensor_operator, stubs::add_Tensor, stubs::add__Tensor, stubs::add_out>();
  registrar.pointwise<add_Scalar_operator, stubs::add_Scalar, stubs::add__Scalar,
                      stubs::add_Scalar_out>();
  registrar.pointwise<rsub_Tensor_operator, stubs::rsub_Tensor>();
  registrar.pointwise<rsub_Scalar_operator, stubs::rsub_Scalar>();
  registrar.pointwise<mul_Tensor_operator, stubs::mul_Tensor, stubs::mul__Tensor, stubs::mul_out>();
  registrar.pointwise<mul_Scalar_operator, stubs::mul_Scalar, stubs::mul__Scalar,
                      stubs::mul_Scalar_out>();
  registrar.pointwise<div_Tensor_operator, stubs::div_Tensor, stubs::div__Tensor, stubs::div_out>();
  registrar.pointwise<div_Scalar_operator, stubs::div_Scalar, stubs::div__Scalar,
                      stubs::div_Scalar_out>();
  registrar.composite_below_autograd<stubs::pow_Tensor_Scalar, composite::pow,
                                     stubs::pow__Tensor_Scalar, stubs::pow_Tensor_Scalar_out>();
  registrar.pointwise<_pow_operator, stubs::_pow>();
  registrar.pointwise<pow_Tensor_Tensor_operator, stubs::pow_Tensor_Tensor,
                      stubs::pow_Tensor_Tensor_out>();
  registrar.pointwise<_pow_grad_exponent_Tensor_Tensor_operator,
                      stubs::_pow_grad_exponent_Tensor_Tensor>();
  registrar.pointwise<pow_Scalar_operator, stubs::pow_Scalar, stubs::pow_Scalar_out>();
  registrar.pointwise<_pow_grad_exponent_Scalar_operator, stubs::_pow_grad_exponent_Scalar>();
  registrar.pointwise<atan2_operator, stubs::atan2, stubs::atan2_, stubs::atan2_out>();
  registrar.pointwise<_atan2_grad_self_operator, stubs::_atan2_grad_self>();
  registrar.pointwise<fmod_Tensor_operator, stubs::fmod_Tensor, stubs::fmod__Tensor,
                      stubs::fmod_out>();
  registrar.pointwise<fmod_Scalar_operator, stubs::fmod_Scalar, stubs::fmod__Scalar,
                      stubs::fmod_Scalar_out>();
  registrar.pointwise<_remainder_grad_other_Tensor_operator, stubs::_remainder_grad_other_Tensor>();
  registrar.pointwise<_maximum_grad_self_operator, stubs::_maximum_grad_self>();
  registrar.pointwise<minimum_operator, stubs::minimum, stubs::minimum_out>();
  registrar.pointwise<bitwise_xor_Tensor_operator, stubs::bitwise_xor_Tensor,
                      stubs::bitwise_xor__Tensor, stubs::bitwise_xor_out>();
  registrar.pointwise<bitwise_xor_Scalar_operator, stubs::bitwise_xor_Scalar,
                      stubs::bitwise_xor__Scalar, stubs::bitwise_xor_Scalar_out>();
}

}  // namespace tenon
