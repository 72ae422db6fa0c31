// Generated from ops.yaml by templates/backend/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/backend/registrar.h"
#include "tenon/generated/kernels/pointwise_binary.h"
#include "tenon/generated/ops/div.h"
#include "tenon/generated/ops/fmod.h"

namespace tenon::kernels {
TENON_DECLARE_POINTWISE_LOOPS(div_Tensor_loops, _div_grad_other_Tensor_loops,
                              _div_grad_other_grad_other_Tensor_loops, div_Scalar_loops,
                              fmod_Tensor_loops, _fmod_grad_other_Tensor_loops, fmod_Scalar_loops)
}  // namespace tenon::kernels

namespace tenon {
namespace {

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

}  // namespace

void register_backend_pointwise_binary_from_div() {
  constexpr backend::Registrar registrar("tenon/generated/backend/pointwise_binary_from_div.cpp");
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
}

}  // namespace tenon
