// Generated from ops.yaml by templates/backend/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/backend/registrar.h"
#include "tenon/generated/kernels/comparison.h"
#include "tenon/generated/ops/ge.h"
#include "tenon/generated/ops/gt.h"
#include "tenon/generated/ops/isclose.h"
#include "tenon/generated/ops/logical_or.h"
#include "tenon/generated/ops/logical_xor.h"

namespace tenon::kernels {
TENON_DECLARE_POINTWISE_LOOPS(gt_Tensor_loops, gt_Scalar_loops, ge_Tensor_loops, ge_Scalar_loops,
                              logical_or_loops, logical_xor_loops)
}  // namespace tenon::kernels

namespace tenon {
namespace {

// gt.Tensor(Tensor self, Tensor other) -> Tensor
constexpr auto gt_Tensor_operator = backend::pointwise_operator<stubs::gt_Tensor>(
    {.loops = TENON_POINTWISE_LOOPS(gt_Tensor_loops), .predicate = true});

// gt.Scalar(Tensor self, Scalar other) -> Tensor
constexpr auto gt_Scalar_operator = backend::pointwise_operator<stubs::gt_Scalar>(
    {.loops = TENON_POINTWISE_LOOPS(gt_Scalar_loops), .promotes = "self, other",
     .predicate = true});

// ge.Tensor(Tensor self, Tensor other) -> Tensor
constexpr auto ge_Tensor_operator = backend::pointwise_operator<stubs::ge_Tensor>(
    {.loops = TENON_POINTWISE_LOOPS(ge_Tensor_loops), .predicate = true});

// ge.Scalar(Tensor self, Scalar other) -> Tensor
constexpr auto ge_Scalar_operator = backend::pointwise_operator<stubs::ge_Scalar>(
    {.loops = TENON_POINTWISE_LOOPS(ge_Scalar_loops), .promotes = "self, other",
     .predicate = true});

// logical_or(Tensor self, Tensor other) -> Tensor
constexpr auto logical_or_operator = backend::pointwise_operator<stubs::logical_or>(
    {.loops = TENON_POINTWISE_LOOPS(logical_or_loops), .predicate = true});

// logical_xor(Tensor self, Tensor other) -> Tensor
constexpr auto logical_xor_operator = backend::pointwise_operator<stubs::logical_xor>(
    {.loops = TENON_POINTWISE_LOOPS(logical_xor_loops), .predicate = true});

}  // namespace

void register_backend_comparison_1() {
  constexpr backend::Registrar registrar("tenon/generated/backend/comparison_1.cpp");
  registrar.pointwise<gt_Tensor_operator, stubs::gt_Tensor, stubs::gt__Tensor, stubs::gt_out>();
  registrar.pointwise<gt_Scalar_operator, stubs::gt_Scalar, stubs::gt__Scalar,
                      stubs::gt_Scalar_out>();
  registrar.pointwise<ge_Tensor_operator, stubs::ge_Tensor, stubs::ge__Tensor, stubs::ge_out>();
  registrar.pointwise<ge_Scalar_operator, stubs::ge_Scalar, stubs::ge__Scalar,
                      stubs::ge_Scalar_out>();
  registrar.pointwise<logical_or_operator, stubs::logical_or, stubs::logical_or_,
                      stubs::logical_or_out>();
  registrar.pointwise<logical_xor_operator, stubs::logical_xor, stubs::logical_xor_,
                      stubs::logical_xor_out>();
  registrar.composite<stubs::isclose, composite::isclose>();
}

}  // namespace tenon
