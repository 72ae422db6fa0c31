// Generated from ops.yaml by templates/backend/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/backend/registrar.h"
#include "tenon/generated/kernels/pointwise_binary.h"
#include "tenon/generated/ops/_atan2_grad_other.h"
#include "tenon/generated/ops/bitwise_or.h"
#include "tenon/generated/ops/maximum.h"
#include "tenon/generated/ops/remainder.h"
#include "tenon/generated/ops/where.h"

namespace tenon::kernels {
TENON_DECLARE_POINTWISE_LOOPS(where_self_loops, _atan2_grad_other_loops, remainder_Tensor_loops,
                              remainder_Scalar_loops, maximum_loops, bitwise_or_Tensor_loops,
                              bitwise_or_Scalar_loops)
}  // namespace tenon::kernels

namespace tenon {
namespace {

// where.self(Tensor condition, Tensor self, Tensor other) -> Tensor
constexpr auto where_self_operator = backend::pointwise_operator<stubs::where_self>(
    {.loops = TENON_POINTWISE_LOOPS(where_self_loops), .promotes = "self, other",
     .condition = "condition"});

// _atan2_grad_other(Tensor grad_output, Tensor self, Tensor other, Scalar scale) -> Tensor
constexpr auto _atan2_grad_other_operator = backend::pointwise_operator<stubs::_atan2_grad_other>(
    {.loops = TENON_POINTWISE_LOOPS(_atan2_grad_other_loops),
     .dtypes = kernels::DTypes::kFloating});

// remainder.Tensor(Tensor self, Tensor other) -> Tensor
constexpr auto remainder_Tensor_operator = backend::pointwise_operator<stubs::remainder_Tensor>(
    {.loops = TENON_POINTWISE_LOOPS(remainder_Tensor_loops), .dtypes = kernels::DTypes::kNumeric});

// remainder.Scalar(Tensor self, Scalar other) -> Tensor
constexpr auto remainder_Scalar_operator = backend::pointwise_operator<stubs::remainder_Scalar>(
    {.loops = TENON_POINTWISE_LOOPS(remainder_Scalar_loops), .promotes = "self, other",
     .dtypes = kernels::DTypes::kNumeric});

// maximum(Tensor self, Tensor other) -> Tensor
constexpr auto maximum_operator =
    backend::pointwise_operator<stubs::maximum>({.loops = TENON_POINTWISE_LOOPS(maximum_loops)});

// bitwise_or.Tensor(Tensor self, Tensor other) -> Tensor
constexpr auto bitwise_or_Tensor_operator = backend::pointwise_operator<stubs::bitwise_or_Tensor>(
    {.loops = TENON_POINTWISE_LOOPS(bitwise_or_Tensor_loops),
     .dtypes = kernels::DTypes::kBool | kernels::DTypes::kIntegral});

// bitwise_or.Scalar(Tensor self, Scalar other) -> Tensor
constexpr auto bitwise_or_Scalar_operator = backend::pointwise_operator<stubs::bitwise_or_Scalar>(
    {.loops = TENON_POINTWISE_LOOPS(bitwise_or_Scalar_loops), .promotes = "self, other",
     .dtypes = kernels::DTypes::kBool | kernels::DTypes::kIntegral});

}  // namespace

void register_backend_pointwise_binary_3() {
  constexpr backend::Registrar registrar("tenon/generated/backend/pointwise_binary_3.cpp");
  registrar.pointwise<where_self_operator, stubs::where_self>();
  registrar.pointwise<_atan2_grad_other_operator, stubs::_atan2_grad_other>();
  registrar.pointwise<remainder_Tensor_operator, stubs::remainder_Tensor, stubs::remainder__Tensor,
                      stubs::remainder_out>();
  registrar.pointwise<remainder_Scalar_operator, stubs::remainder_Scalar, stubs::remainder__Scalar,
                      stubs::remainder_Scalar_out>();
  registrar.pointwise<maximum_operator, stubs::maximum, stubs::maximum_out>();
  registrar.pointwise<bitwise_or_Tensor_operator, stubs::bitwise_or_Tensor,
                      stubs::bitwise_or__Tensor, stubs::bitwise_or_out>();
  registrar.pointwise<bitwise_or_Scalar_operator, stubs::bitwise_or_Scalar,
                      stubs::bitwise_or__Scalar, stubs::bitwise_or_Scalar_out>();
}

}  // namespace tenon
