// Generated from ops.yaml by templates/backend/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/backend/registrar.h"
#include "tenon/generated/kernels/pointwise_binary.h"
#include "tenon/generated/ops/_div_grad_other.h"
#include "tenon/generated/ops/_fmod_grad_other.h"
#include "tenon/generated/ops/_pow_grad_self.h"
#include "tenon/generated/ops/addcdiv.h"
#include "tenon/generated/ops/addcmul.h"
#include "tenon/generated/ops/bitwise_and.h"
#include "tenon/generated/ops/lerp.h"
#include "tenon/generated/ops/sub.h"

namespace tenon::kernels {
TENON_DECLARE_POINTWISE_LOOPS(sub_Tensor_loops, sub_Scalar_loops, _div_grad_other_Tensor_loops,
                              _pow_grad_self_Tensor_Tensor_loops, _fmod_grad_other_Tensor_loops,
                              bitwise_and_Tensor_loops, bitwise_and_Scalar_loops, addcmul_loops,
                              addcdiv_loops, lerp_Tensor_loops, lerp_Scalar_loops)
}  // namespace tenon::kernels

namespace tenon {
namespace {

// sub.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
constexpr auto sub_Tensor_operator = backend::pointwise_operator<stubs::sub_Tensor>(
    {.loops = TENON_POINTWISE_LOOPS(sub_Tensor_loops), .dtypes = kernels::DTypes::kNumeric});

// sub.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor
constexpr auto sub_Scalar_operator = backend::pointwise_operator<stubs::sub_Scalar>(
    {.loops = TENON_POINTWISE_LOOPS(sub_Scalar_loops), .promotes = "self, other",
     .dtypes = kernels::DTypes::kNumeric});

// _div_grad_other.Tensor(Tensor grad_output, Tensor self, Tensor other, Scalar scale) -> Tensor
constexpr auto _div_grad_other_Tensor_operator =
    backend::pointwise_operator<stubs::_div_grad_other_Tensor>(
        {.loops = TENON_POINTWISE_LOOPS(_div_grad_other_Tensor_loops),
         .dtypes = kernels::DTypes::kFloating});

// _pow_grad_self.Tensor_Tensor(Tensor grad_output, Tensor self, Tensor exponent) -> Tensor
constexpr auto _pow_grad_self_Tensor_Tensor_operator =
    backend::pointwise_operator<stubs::_pow_grad_self_Tensor_Tensor>(
        {.loops = TENON_POINTWISE_LOOPS(_pow_grad_self_Tensor_Tensor_loops),
         .dtypes = kernels::DTypes::kFloating});

// _fmod_grad_other.Tensor(Tensor grad_output, Tensor self, Tensor other, Scalar scale) -> Tensor
constexpr auto _fmod_grad_other_Tensor_operator =
    backend::pointwise_operator<stubs::_fmod_grad_other_Tensor>(
        {.loops = TENON_POINTWISE_LOOPS(_fmod_grad_other_Tensor_loops),
         .dtypes = kernels::DTypes::kFloating});

// bitwise_and.Tensor(Tensor self, Tensor other) -> Tensor
constexpr auto bitwise_and_Tensor_operator = backend::pointwise_operator<stubs::bitwise_and_Tensor>(
    {.loops = TENON_POINTWISE_LOOPS(bitwise_and_Tensor_loops),
     .dtypes = kernels::DTypes::kBool | kernels::DTypes::kIntegral});

// bitwise_and.Scalar(Tensor self, Scalar other) -> Tensor
constexpr auto bitwise_and_Scalar_operator = backend::pointwise_operator<stubs::bitwise_and_Scalar>(
    {.loops = TENON_POINTWISE_LOOPS(bitwise_and_Scalar_loops), .promotes = "self, other",
     .dtypes = kernels::DTypes::kBool | kernels::DTypes::kIntegral});

// addcmul(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor
constexpr auto addcmul_operator =
    backend::pointwise_operator<stubs::addcmul>({.loops = TENON_POINTWISE_LOOPS(addcmul_loops)});

// addcdiv(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor
constexpr auto addcdiv_operator = backend::pointwise_operator<stubs::addcdiv>(
    {.loops = TENON_POINTWISE_LOOPS(addcdiv_loops), .dtypes = kernels::DTypes::kFloating});

// lerp.Tensor(Tensor self, Tensor end, Tensor weight) -> Tensor
constexpr auto lerp_Tensor_operator = backend::pointwise_operator<stubs::lerp_Tensor>(
    {.loops = TENON_POINTWISE_LOOPS(lerp_Tensor_loops), .dtypes = kernels::DTypes::kFloating});

// lerp.Scalar(Tensor self, Tensor end, Scalar weight) -> Tensor
constexpr auto lerp_Scalar_operator = backend::pointwise_operator<stubs::lerp_Scalar>(
    {.loops = TENON_POINTWISE_LOOPS(lerp_Scalar_loops), .dtypes = kernels::DTypes::kFloating});

}  // namespace

void register_backend_pointwise_binary_1() {
  constexpr backend::Registrar registrar("tenon/generated/backend/pointwise_binary_1.cpp");
  registrar.pointwise<sub_Tensor_operator, stubs::sub_Tensor, stubs::sub__Tensor, stubs::sub_out>();
  registrar.pointwise<sub_Scalar_operator, stubs::sub_Scalar, stubs::sub__Scalar,
                      stubs::sub_Scalar_out>();
  registrar.pointwise<_div_grad_other_Tensor_operator, stubs::_div_grad_other_Tensor>();
  registrar.pointwise<_pow_grad_self_Tensor_Tensor_operator, stubs::_pow_grad_self_Tensor_Tensor>();
  registrar.pointwise<_fmod_grad_other_Tensor_operator, stubs::_fmod_grad_other_Tensor>();
  registrar.pointwise<bitwise_and_Tensor_operator, stubs::bitwise_and_Tensor,
                      stubs::bitwise_and__Tensor, stubs::bitwise_and_out>();
  registrar.pointwise<bitwise_and_Scalar_operator, stubs::bitwise_and_Scalar,
                      stubs::bitwise_and__Scalar, stubs::bitwise_and_Scalar_out>();
  registrar.pointwise<addcmul_operator, stubs::addcmul, stubs::addcmul_, stubs::addcmul_out>();
  registrar.pointwise<addcdiv_operator, stubs::addcdiv, stubs::addcdiv_, stubs::addcdiv_out>();
  registrar.pointwise<lerp_Tensor_operator, stubs::lerp_Tensor, stubs::lerp__Tensor,
                      stubs::lerp_Tensor_out>();
  registrar.pointwise<lerp_Scalar_operator, stubs::lerp_Scalar, stubs::lerp__Scalar,
                      stubs::lerp_Scalar_out>();
}

}  // namespace tenon
