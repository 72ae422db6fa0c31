// Generated from ops.yaml by templates/backend/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/backend/registrar.h"
#include "tenon/generated/kernels/pointwise_binary.h"
#include "tenon/generated/ops/add.h"
#include "tenon/generated/ops/addcdiv.h"
#include "tenon/generated/ops/addcmul.h"
#include "tenon/generated/ops/atan2.h"
#include "tenon/generated/ops/bitwise_and.h"
#include "tenon/generated/ops/bitwise_left_shift.h"
#include "tenon/generated/ops/bitwise_or.h"
#include "tenon/generated/ops/bitwise_right_shift.h"

namespace tenon::kernels {
TENON_DECLARE_POINTWISE_LOOPS(add_Tensor_loops, add_Scalar_loops, addcdiv_loops,
                              _addcdiv_grad_tensor1_loops, addcmul_loops,
                              _addcmul_grad_tensor1_loops, atan2_loops, _atan2_grad_self_loops,
                              _atan2_grad_self_grad_self_loops, _atan2_grad_self_grad_other_loops,
                              _atan2_grad_other_loops, _atan2_grad_other_grad_self_loops,
                              bitwise_and_Tensor_loops, bitwise_and_Scalar_loops,
                              bitwise_left_shift_Tensor_loops,
                              bitwise_left_shift_Tensor_Scalar_loops,
                              bitwise_left_shift_Scalar_Tensor_loops, bitwise_or_Tensor_loops,
                              bitwise_or_Scalar_loops, bitwise_right_shift_Tensor_loops,
                              bitwise_right_shift_Tensor_Scalar_loops,
                              bitwise_right_shift_Scalar_Tensor_loops)
}  // namespace tenon::kernels

namespace tenon {
namespace {

constexpr auto add_Tensor_operator = backend::pointwise_operator<stubs::add_Tensor>(
    {.loops = TENON_POINTWISE_LOOPS(add_Tensor_loops),
     .dtypes = kernels::DTypes::kAll | kernels::DTypes::kComplex});
constexpr auto add_Scalar_operator = backend::pointwise_operator<stubs::add_Scalar>(
    {.loops = TENON_POINTWISE_LOOPS(add_Scalar_loops), .promotes = "self, other",
     .dtypes = kernels::DTypes::kAll | kernels::DTypes::kComplex});
constexpr auto addcdiv_operator = backend::pointwise_operator<stubs::addcdiv>(
    {.loops = TENON_POINTWISE_LOOPS(addcdiv_loops),
     .dtypes = kernels::DTypes::kComplex | kernels::DTypes::kFloating});
constexpr auto _addcdiv_grad_tensor1_operator =
    backend::pointwise_operator<stubs::_addcdiv_grad_tensor1>(
        {.loops = TENON_POINTWISE_LOOPS(_addcdiv_grad_tensor1_loops),
         .dtypes = kernels::DTypes::kComplex | kernels::DTypes::kFloating});
constexpr auto addcmul_operator = backend::pointwise_operator<stubs::addcmul>(
    {.loops = TENON_POINTWISE_LOOPS(addcmul_loops),
     .dtypes = kernels::DTypes::kAll | kernels::DTypes::kComplex});
constexpr auto _addcmul_grad_tensor1_operator =
    backend::pointwise_operator<stubs::_addcmul_grad_tensor1>(
        {.loops = TENON_POINTWISE_LOOPS(_addcmul_grad_tensor1_loops),
         .dtypes = kernels::DTypes::kComplex | kernels::DTypes::kFloating});
constexpr auto atan2_operator = backend::pointwise_operator<stubs::atan2>(
    {.loops = TENON_POINTWISE_LOOPS(atan2_loops), .promotion = kernels::Promotion::kIntToFloat,
     .dtypes = kernels::DTypes::kFloating});
constexpr auto _atan2_grad_self_operator = backend::pointwise_operator<stubs::_atan2_grad_self>(
    {.loops = TENON_POINTWISE_LOOPS(_atan2_grad_self_loops), .dtypes = kernels::DTypes::kFloating});
constexpr auto _atan2_grad_self_grad_self_operator =
    backend::pointwise_operator<stubs::_atan2_grad_self_grad_self>(
        {.loops = TENON_POINTWISE_LOOPS(_atan2_grad_self_grad_self_loops),
         .dtypes = kernels::DTypes::kFloating});
constexpr auto _atan2_grad_self_grad_other_operator =
    backend::pointwise_operator<stubs::_atan2_grad_self_grad_other>(
        {.loops = TENON_POINTWISE_LOOPS(_atan2_grad_self_grad_other_loops),
         .dtypes = kernels::DTypes::kFloating});
constexpr auto _atan2_grad_other_operator = backend::pointwise_operator<stubs::_atan2_grad_other>(
    {.loops = TENON_POINTWISE_LOOPS(_atan2_grad_other_loops),
     .dtypes = kernels::DTypes::kFloating});
constexpr auto _atan2_grad_other_grad_self_operator =
    backend::pointwise_operator<stubs::_atan2_grad_other_grad_self>(
        {.loops = TENON_POINTWISE_LOOPS(_atan2_grad_other_grad_self_loops),
         .dtypes = kernels::DTypes::kFloating});
constexpr auto bitwise_and_Tensor_operator = backend::pointwise_operator<stubs::bitwise_and_Tensor>(
    {.loops = TENON_POINTWISE_LOOPS(bitwise_and_Tensor_loops),
     .dtypes = kernels::DTypes::kBool | kernels::DTypes::kIntegral});
constexpr auto bitwise_and_Scalar_operator = backend::pointwise_operator<stubs::bitwise_and_Scalar>(
    {.loops = TENON_POINTWISE_LOOPS(bitwise_and_Scalar_loops), .promotes = "self, other",
     .dtypes = kernels::DTypes::kBool | kernels::DTypes::kIntegral});
constexpr auto bitwise_left_shift_Tensor_operator =
    backend::pointwise_operator<stubs::bitwise_left_shift_Tensor>(
        {.loops = TENON_POINTWISE_LOOPS(bitwise_left_shift_Tensor_loops),
         .dtypes = kernels::DTypes::kIntegral});
constexpr auto bitwise_left_shift_Tensor_Scalar_operator =
    backend::pointwise_operator<stubs::bitwise_left_shift_Tensor_Scalar>(
        {.loops = TENON_POINTWISE_LOOPS(bitwise_left_shift_Tensor_Scalar_loops),
         .dtypes = kernels::DTypes::kIntegral});
constexpr auto bitwise_left_shift_Scalar_Tensor_operator =
    backend::pointwise_operator<stubs::bitwise_left_shift_Scalar_Tensor>(
        {.loops = TENON_POINTWISE_LOOPS(bitwise_left_shift_Scalar_Tensor_loops),
         .dtypes = kernels::DTypes::kIntegral});
constexpr auto bitwise_or_Tensor_operator = backend::pointwise_operator<stubs::bitwise_or_Tensor>(
    {.loops = TENON_POINTWISE_LOOPS(bitwise_or_Tensor_loops),
     .dtypes = kernels::DTypes::kBool | kernels::DTypes::kIntegral});
constexpr auto bitwise_or_Scalar_operator = backend::pointwise_operator<stubs::bitwise_or_Scalar>(
    {.loops = TENON_POINTWISE_LOOPS(bitwise_or_Scalar_loops), .promotes = "self, other",
     .dtypes = kernels::DTypes::kBool | kernels::DTypes::kIntegral});
constexpr auto bitwise_right_shift_Tensor_operator =
    backend::pointwise_operator<stubs::bitwise_right_shift_Tensor>(
        {.loops = TENON_POINTWISE_LOOPS(bitwise_right_shift_Tensor_loops),
         .dtypes = kernels::DTypes::kIntegral});
constexpr auto bitwise_right_shift_Tensor_Scalar_operator =
    backend::pointwise_operator<stubs::bitwise_right_shift_Tensor_Scalar>(
        {.loops = TENON_POINTWISE_LOOPS(bitwise_right_shift_Tensor_Scalar_loops),
         .dtypes = kernels::DTypes::kIntegral});
constexpr auto bitwise_right_shift_Scalar_Tensor_operator =
    backend::pointwise_operator<stubs::bitwise_right_shift_Scalar_Tensor>(
        {.loops = TENON_POINTWISE_LOOPS(bitwise_right_shift_Scalar_Tensor_loops),
         .dtypes = kernels::DTypes::kIntegral});

}  // namespace

void register_backend_pointwise_binary() {
  constexpr backend::Registrar registrar("tenon/generated/backend/pointwise_binary.cpp");
  registrar.pointwise<add_Tensor_operator, stubs::add_Tensor, stubs::add__Tensor, stubs::add_out>();
  registrar.pointwise<add_Scalar_operator, stubs::add_Scalar, stubs::add__Scalar,
                      stubs::add_Scalar_out>();
  registrar.pointwise<addcdiv_operator, stubs::addcdiv, stubs::addcdiv_, stubs::addcdiv_out>();
  registrar.pointwise<_addcdiv_grad_tensor1_operator, stubs::_addcdiv_grad_tensor1>();
  registrar.pointwise<addcmul_operator, stubs::addcmul, stubs::addcmul_, stubs::addcmul_out>();
  registrar.pointwise<_addcmul_grad_tensor1_operator, stubs::_addcmul_grad_tensor1>();
  registrar.pointwise<atan2_operator, stubs::atan2, stubs::atan2_, stubs::atan2_out>();
  registrar.pointwise<_atan2_grad_self_operator, stubs::_atan2_grad_self>();
  registrar.pointwise<_atan2_grad_self_grad_self_operator, stubs::_atan2_grad_self_grad_self>();
  registrar.pointwise<_atan2_grad_self_grad_other_operator, stubs::_atan2_grad_self_grad_other>();
  registrar.pointwise<_atan2_grad_other_operator, stubs::_atan2_grad_other>();
  registrar.pointwise<_atan2_grad_other_grad_self_operator, stubs::_atan2_grad_other_grad_self>();
  registrar.pointwise<bitwise_and_Tensor_operator, stubs::bitwise_and_Tensor,
                      stubs::bitwise_and__Tensor, stubs::bitwise_and_out>();
  registrar.pointwise<bitwise_and_Scalar_operator, stubs::bitwise_and_Scalar,
                      stubs::bitwise_and__Scalar, stubs::bitwise_and_Scalar_out>();
  registrar.pointwise<bitwise_left_shift_Tensor_operator, stubs::bitwise_left_shift_Tensor,
                      stubs::bitwise_left_shift__Tensor, stubs::bitwise_left_shift_out>();
  registrar.pointwise<bitwise_left_shift_Tensor_Scalar_operator,
                      stubs::bitwise_left_shift_Tensor_Scalar,
                      stubs::bitwise_left_shift__Tensor_Scalar,
                      stubs::bitwise_left_shift_Tensor_Scalar_out>();
  registrar.pointwise<bitwise_left_shift_Scalar_Tensor_operator,
                      stubs::bitwise_left_shift_Scalar_Tensor>();
  registrar.pointwise<bitwise_or_Tensor_operator, stubs::bitwise_or_Tensor,
                      stubs::bitwise_or__Tensor, stubs::bitwise_or_out>();
  registrar.pointwise<bitwise_or_Scalar_operator, stubs::bitwise_or_Scalar,
                      stubs::bitwise_or__Scalar, stubs::bitwise_or_Scalar_out>();
  registrar.pointwise<bitwise_right_shift_Tensor_operator, stubs::bitwise_right_shift_Tensor,
                      stubs::bitwise_right_shift__Tensor, stubs::bitwise_right_shift_out>();
  registrar.pointwise<bitwise_right_shift_Tensor_Scalar_operator,
                      stubs::bitwise_right_shift_Tensor_Scalar,
                      stubs::bitwise_right_shift__Tensor_Scalar,
                      stubs::bitwise_right_shift_Tensor_Scalar_out>();
  registrar.pointwise<bitwise_right_shift_Scalar_Tensor_operator,
                      stubs::bitwise_right_shift_Scalar_Tensor>();
}

}  // namespace tenon
