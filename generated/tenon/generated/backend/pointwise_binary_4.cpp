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
#include "tenon/generated/ops/bitwise_xor.h"
#include "tenon/generated/pointwise/pointwise_binary_4.h"
#include "tenon/generated/registrations.h"

namespace tenon {
namespace {

// add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
constexpr auto add_Tensor_operator = backend::pointwise_operator<stubs::add_Tensor>(
    {.loops = TENON_POINTWISE_LOOPS(add_Tensor_loops)});

// add.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor
constexpr auto add_Scalar_operator = backend::pointwise_operator<stubs::add_Scalar>(
    {.loops = TENON_POINTWISE_LOOPS(add_Scalar_loops), .promotes = "self, other"});

// _pow(Tensor self, Scalar exponent) -> Tensor
constexpr auto _pow_operator = backend::pointwise_operator<stubs::_pow>(
    {.loops = TENON_POINTWISE_LOOPS(_pow_loops), .promotes = "self, exponent",
     .dtypes = kernels::DTypes::kNumeric});

// _pow_grad_exponent.Tensor_Tensor(Tensor grad_output, Tensor self, Tensor exponent, Tensor output)
//   -> Tensor
constexpr auto _pow_grad_exponent_Tensor_Tensor_operator =
    backend::pointwise_operator<stubs::_pow_grad_exponent_Tensor_Tensor>(
        {.loops = TENON_POINTWISE_LOOPS(_pow_grad_exponent_Tensor_Tensor_loops),
         .dtypes = kernels::DTypes::kFloating});

// _pow_grad_exponent.Scalar(Tensor grad_output, Tensor exponent, Scalar self) -> Tensor
constexpr auto _pow_grad_exponent_Scalar_operator =
    backend::pointwise_operator<stubs::_pow_grad_exponent_Scalar>(
        {.loops = TENON_POINTWISE_LOOPS(_pow_grad_exponent_Scalar_loops),
         .dtypes = kernels::DTypes::kFloating});

// _atan2_grad_self(Tensor grad_output, Tensor self, Tensor other) -> Tensor
constexpr auto _atan2_grad_self_operator = backend::pointwise_operator<stubs::_atan2_grad_self>(
    {.loops = TENON_POINTWISE_LOOPS(_atan2_grad_self_loops), .dtypes = kernels::DTypes::kFloating});

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

// bitwise_xor.Tensor(Tensor self, Tensor other) -> Tensor
constexpr auto bitwise_xor_Tensor_operator = backend::pointwise_operator<stubs::bitwise_xor_Tensor>(
    {.loops = TENON_POINTWISE_LOOPS(bitwise_xor_Tensor_loops),
     .dtypes = kernels::DTypes::kBool | kernels::DTypes::kIntegral});

// bitwise_xor.Scalar(Tensor self, Scalar other) -> Tensor
constexpr auto bitwise_xor_Scalar_operator = backend::pointwise_operator<stubs::bitwise_xor_Scalar>(
    {.loops = TENON_POINTWISE_LOOPS(bitwise_xor_Scalar_loops), .promotes = "self, other",
     .dtypes = kernels::DTypes::kBool | kernels::DTypes::kIntegral});

}  // namespace

void register_backend_pointwise_binary_4() {
  constexpr backend::Registrar registrar("tenon/generated/backend/pointwise_binary_4.cpp");
  registrar.pointwise<add_Tensor_operator, stubs::add_Tensor, stubs::add__Tensor, stubs::add_out>();
  registrar.pointwise<add_Scalar_operator, stubs::add_Scalar, stubs::add__Scalar,
                      stubs::add_Scalar_out>();
  registrar.pointwise<_pow_operator, stubs::_pow>();
  registrar.pointwise<_pow_grad_exponent_Tensor_Tensor_operator,
                      stubs::_pow_grad_exponent_Tensor_Tensor>();
  registrar.pointwise<_pow_grad_exponent_Scalar_operator, stubs::_pow_grad_exponent_Scalar>();
  registrar.pointwise<_atan2_grad_self_operator, stubs::_atan2_grad_self>();
  registrar.pointwise<_remainder_grad_other_Tensor_operator, stubs::_remainder_grad_other_Tensor>();
  registrar.pointwise<_maximum_grad_self_operator, stubs::_maximum_grad_self>();
  registrar.pointwise<bitwise_xor_Tensor_operator, stubs::bitwise_xor_Tensor,
                      stubs::bitwise_xor__Tensor, stubs::bitwise_xor_out>();
  registrar.pointwise<bitwise_xor_Scalar_operator, stubs::bitwise_xor_Scalar,
                      stubs::bitwise_xor__Scalar, stubs::bitwise_xor_Scalar_out>();
}

}  // namespace tenon
