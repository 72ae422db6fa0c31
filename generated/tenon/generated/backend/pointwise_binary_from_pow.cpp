// Generated from ops.yaml by templates/backend/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/backend/registrar.h"
#include "tenon/generated/kernels/pointwise_binary.h"
#include "tenon/generated/ops/_pow.h"
#include "tenon/generated/ops/pow.h"
#include "tenon/generated/ops/remainder.h"
#include "tenon/generated/ops/rsub.h"
#include "tenon/generated/ops/sub.h"
#include "tenon/generated/ops/where.h"
#include "tenon/generated/ops/xlogy.h"

namespace tenon::kernels {
TENON_DECLARE_POINTWISE_LOOPS(_pow_loops, pow_Tensor_Tensor_loops,
                              _pow_grad_self_Tensor_Tensor_loops,
                              _pow_grad_self_grad_self_Tensor_Tensor_loops,
                              _pow_grad_self_grad_exponent_Tensor_Tensor_loops,
                              _pow_grad_exponent_Tensor_Tensor_loops,
                              _pow_grad_exponent_grad_self_Tensor_Tensor_loops,
                              _pow_grad_exponent_grad_output_Tensor_Tensor_loops, pow_Scalar_loops,
                              _pow_grad_exponent_Scalar_loops,
                              _pow_grad_exponent_grad_exponent_Scalar_loops, remainder_Tensor_loops,
                              _remainder_grad_other_Tensor_loops, remainder_Scalar_loops,
                              rsub_Tensor_loops, rsub_Scalar_loops, sub_Tensor_loops,
                              sub_Scalar_loops, where_self_loops, xlogy_Tensor_loops,
                              xlogy_Scalar_Self_loops, xlogy_Scalar_Other_loops)
}  // namespace tenon::kernels

namespace tenon {
namespace {

constexpr auto _pow_operator = backend::pointwise_operator<stubs::_pow>(
    {.loops = TENON_POINTWISE_LOOPS(_pow_loops), .promotes = "self, exponent",
     .dtypes = kernels::DTypes::kComplex | kernels::DTypes::kNumeric});
constexpr auto pow_Tensor_Tensor_operator = backend::pointwise_operator<stubs::pow_Tensor_Tensor>(
    {.loops = TENON_POINTWISE_LOOPS(pow_Tensor_Tensor_loops),
     .dtypes = kernels::DTypes::kComplex | kernels::DTypes::kNumeric});
constexpr auto _pow_grad_self_Tensor_Tensor_operator =
    backend::pointwise_operator<stubs::_pow_grad_self_Tensor_Tensor>(
        {.loops = TENON_POINTWISE_LOOPS(_pow_grad_self_Tensor_Tensor_loops),
         .dtypes = kernels::DTypes::kComplex | kernels::DTypes::kFloating});
constexpr auto _pow_grad_self_grad_self_Tensor_Tensor_operator =
    backend::pointwise_operator<stubs::_pow_grad_self_grad_self_Tensor_Tensor>(
        {.loops = TENON_POINTWISE_LOOPS(_pow_grad_self_grad_self_Tensor_Tensor_loops),
         .dtypes = kernels::DTypes::kComplex | kernels::DTypes::kFloating});
constexpr auto _pow_grad_self_grad_exponent_Tensor_Tensor_operator =
    backend::pointwise_operator<stubs::_pow_grad_self_grad_exponent_Tensor_Tensor>(
        {.loops = TENON_POINTWISE_LOOPS(_pow_grad_self_grad_exponent_Tensor_Tensor_loops),
         .dtypes = kernels::DTypes::kComplex | kernels::DTypes::kFloating});
constexpr auto _pow_grad_exponent_Tensor_Tensor_operator =
    backend::pointwise_operator<stubs::_pow_grad_exponent_Tensor_Tensor>(
        {.loops = TENON_POINTWISE_LOOPS(_pow_grad_exponent_Tensor_Tensor_loops),
         .dtypes = kernels::DTypes::kComplex | kernels::DTypes::kFloating});
constexpr auto _pow_grad_exponent_grad_self_Tensor_Tensor_operator =
    backend::pointwise_operator<stubs::_pow_grad_exponent_grad_self_Tensor_Tensor>(
        {.loops = TENON_POINTWISE_LOOPS(_pow_grad_exponent_grad_self_Tensor_Tensor_loops),
         .dtypes = kernels::DTypes::kComplex | kernels::DTypes::kFloating});
constexpr auto _pow_grad_exponent_grad_output_Tensor_Tensor_operator =
    backend::pointwise_operator<stubs::_pow_grad_exponent_grad_output_Tensor_Tensor>(
        {.loops = TENON_POINTWISE_LOOPS(_pow_grad_exponent_grad_output_Tensor_Tensor_loops),
         .dtypes = kernels::DTypes::kComplex | kernels::DTypes::kFloating});
constexpr auto pow_Scalar_operator = backend::pointwise_operator<stubs::pow_Scalar>(
    {.loops = TENON_POINTWISE_LOOPS(pow_Scalar_loops), .promotes = "self, exponent",
     .dtypes = kernels::DTypes::kComplex | kernels::DTypes::kNumeric});
constexpr auto _pow_grad_exponent_Scalar_operator =
    backend::pointwise_operator<stubs::_pow_grad_exponent_Scalar>(
        {.loops = TENON_POINTWISE_LOOPS(_pow_grad_exponent_Scalar_loops),
         .dtypes = kernels::DTypes::kComplex | kernels::DTypes::kFloating});
constexpr auto _pow_grad_exponent_grad_exponent_Scalar_operator =
    backend::pointwise_operator<stubs::_pow_grad_exponent_grad_exponent_Scalar>(
        {.loops = TENON_POINTWISE_LOOPS(_pow_grad_exponent_grad_exponent_Scalar_loops),
         .dtypes = kernels::DTypes::kComplex | kernels::DTypes::kFloating});
constexpr auto remainder_Tensor_operator = backend::pointwise_operator<stubs::remainder_Tensor>(
    {.loops = TENON_POINTWISE_LOOPS(remainder_Tensor_loops), .dtypes = kernels::DTypes::kNumeric});
constexpr auto _remainder_grad_other_Tensor_operator =
    backend::pointwise_operator<stubs::_remainder_grad_other_Tensor>(
        {.loops = TENON_POINTWISE_LOOPS(_remainder_grad_other_Tensor_loops),
         .dtypes = kernels::DTypes::kFloating});
constexpr auto remainder_Scalar_operator = backend::pointwise_operator<stubs::remainder_Scalar>(
    {.loops = TENON_POINTWISE_LOOPS(remainder_Scalar_loops), .promotes = "self, other",
     .dtypes = kernels::DTypes::kNumeric});
constexpr auto rsub_Tensor_operator = backend::pointwise_operator<stubs::rsub_Tensor>(
    {.loops = TENON_POINTWISE_LOOPS(rsub_Tensor_loops),
     .dtypes = kernels::DTypes::kComplex | kernels::DTypes::kNumeric});
constexpr auto rsub_Scalar_operator = backend::pointwise_operator<stubs::rsub_Scalar>(
    {.loops = TENON_POINTWISE_LOOPS(rsub_Scalar_loops), .promotes = "self, other",
     .dtypes = kernels::DTypes::kComplex | kernels::DTypes::kNumeric});
constexpr auto sub_Tensor_operator = backend::pointwise_operator<stubs::sub_Tensor>(
    {.loops = TENON_POINTWISE_LOOPS(sub_Tensor_loops),
     .dtypes = kernels::DTypes::kComplex | kernels::DTypes::kNumeric});
constexpr auto sub_Scalar_operator = backend::pointwise_operator<stubs::sub_Scalar>(
    {.loops = TENON_POINTWISE_LOOPS(sub_Scalar_loops), .promotes = "self, other",
     .dtypes = kernels::DTypes::kComplex | kernels::DTypes::kNumeric});
constexpr auto where_self_operator = backend::pointwise_operator<stubs::where_self>(
    {.loops = TENON_POINTWISE_LOOPS(where_self_loops), .promotes = "self, other",
     .dtypes = kernels::DTypes::kAll | kernels::DTypes::kComplex, .condition = "condition"});
constexpr auto xlogy_Tensor_operator = backend::pointwise_operator<stubs::xlogy_Tensor>(
    {.loops = TENON_POINTWISE_LOOPS(xlogy_Tensor_loops),
     .promotion = kernels::Promotion::kIntToFloat, .dtypes = kernels::DTypes::kFloating});
constexpr auto xlogy_Scalar_Self_operator = backend::pointwise_operator<stubs::xlogy_Scalar_Self>(
    {.loops = TENON_POINTWISE_LOOPS(xlogy_Scalar_Self_loops),
     .promotion = kernels::Promotion::kIntToFloat, .dtypes = kernels::DTypes::kFloating});
constexpr auto xlogy_Scalar_Other_operator = backend::pointwise_operator<stubs::xlogy_Scalar_Other>(
    {.loops = TENON_POINTWISE_LOOPS(xlogy_Scalar_Other_loops),
     .promotion = kernels::Promotion::kIntToFloat, .dtypes = kernels::DTypes::kFloating});

}  // namespace

void register_backend_pointwise_binary_from_pow() {
  constexpr backend::Registrar registrar("tenon/generated/backend/pointwise_binary_from_pow.cpp");
  registrar.composite_below_autograd<stubs::pow_Tensor_Scalar, composite::pow, stubs::pow__Scalar,
                                     stubs::pow_Tensor_Scalar_out>();
  registrar.pointwise<_pow_operator, stubs::_pow>();
  registrar.pointwise<pow_Tensor_Tensor_operator, stubs::pow_Tensor_Tensor, stubs::pow__Tensor,
                      stubs::pow_Tensor_Tensor_out>();
  registrar.pointwise<_pow_grad_self_Tensor_Tensor_operator, stubs::_pow_grad_self_Tensor_Tensor>();
  registrar.pointwise<_pow_grad_self_grad_self_Tensor_Tensor_operator,
                      stubs::_pow_grad_self_grad_self_Tensor_Tensor>();
  registrar.pointwise<_pow_grad_self_grad_exponent_Tensor_Tensor_operator,
                      stubs::_pow_grad_self_grad_exponent_Tensor_Tensor>();
  registrar.pointwise<_pow_grad_exponent_Tensor_Tensor_operator,
                      stubs::_pow_grad_exponent_Tensor_Tensor>();
  registrar.pointwise<_pow_grad_exponent_grad_self_Tensor_Tensor_operator,
                      stubs::_pow_grad_exponent_grad_self_Tensor_Tensor>();
  registrar.pointwise<_pow_grad_exponent_grad_output_Tensor_Tensor_operator,
                      stubs::_pow_grad_exponent_grad_output_Tensor_Tensor>();
  registrar.pointwise<pow_Scalar_operator, stubs::pow_Scalar, stubs::pow_Scalar_out>();
  registrar.pointwise<_pow_grad_exponent_Scalar_operator, stubs::_pow_grad_exponent_Scalar>();
  registrar.pointwise<_pow_grad_exponent_grad_exponent_Scalar_operator,
                      stubs::_pow_grad_exponent_grad_exponent_Scalar>();
  registrar.pointwise<remainder_Tensor_operator, stubs::remainder_Tensor, stubs::remainder__Tensor,
                      stubs::remainder_out>();
  registrar.pointwise<_remainder_grad_other_Tensor_operator, stubs::_remainder_grad_other_Tensor>();
  registrar.pointwise<remainder_Scalar_operator, stubs::remainder_Scalar, stubs::remainder__Scalar,
                      stubs::remainder_Scalar_out>();
  registrar.pointwise<rsub_Tensor_operator, stubs::rsub_Tensor>();
  registrar.pointwise<rsub_Scalar_operator, stubs::rsub_Scalar>();
  registrar.pointwise<sub_Tensor_operator, stubs::sub_Tensor, stubs::sub__Tensor, stubs::sub_out>();
  registrar.pointwise<sub_Scalar_operator, stubs::sub_Scalar, stubs::sub__Scalar,
                      stubs::sub_Scalar_out>();
  registrar.pointwise<where_self_operator, stubs::where_self>();
  registrar.pointwise<xlogy_Tensor_operator, stubs::xlogy_Tensor, stubs::xlogy__Tensor,
                      stubs::xlogy_OutTensor>();
  registrar.pointwise<xlogy_Scalar_Self_operator, stubs::xlogy_Scalar_Self,
                      stubs::xlogy_OutScalar_Self>();
  registrar.pointwise<xlogy_Scalar_Other_operator, stubs::xlogy_Scalar_Other,
                      stubs::xlogy__Scalar_Other, stubs::xlogy_OutScalar_Other>();
}

}  // namespace tenon
