// Generated from ops.yaml by templates/backend/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/backend/registrar.h"
#include "tenon/generated/kernels/comparison.h"
#include "tenon/generated/ops/logical_or.h"
#include "tenon/generated/ops/logical_xor.h"
#include "tenon/generated/ops/lt.h"
#include "tenon/generated/ops/ne.h"

namespace tenon::kernels {
TENON_DECLARE_POINTWISE_LOOPS(logical_or_loops, logical_xor_loops, lt_Tensor_loops, lt_Scalar_loops,
                              ne_Tensor_loops, ne_Scalar_loops)
}  // namespace tenon::kernels

namespace tenon {
namespace {

constexpr auto logical_or_operator = backend::pointwise_operator<stubs::logical_or>(
    {.loops = TENON_POINTWISE_LOOPS(logical_or_loops), .predicate = true});
constexpr auto logical_xor_operator = backend::pointwise_operator<stubs::logical_xor>(
    {.loops = TENON_POINTWISE_LOOPS(logical_xor_loops), .predicate = true});
constexpr auto lt_Tensor_operator = backend::pointwise_operator<stubs::lt_Tensor>(
    {.loops = TENON_POINTWISE_LOOPS(lt_Tensor_loops), .predicate = true});
constexpr auto lt_Scalar_operator = backend::pointwise_operator<stubs::lt_Scalar>(
    {.loops = TENON_POINTWISE_LOOPS(lt_Scalar_loops), .promotes = "self, other",
     .predicate = true});
constexpr auto ne_Tensor_operator = backend::pointwise_operator<stubs::ne_Tensor>(
    {.loops = TENON_POINTWISE_LOOPS(ne_Tensor_loops), .predicate = true});
constexpr auto ne_Scalar_operator = backend::pointwise_operator<stubs::ne_Scalar>(
    {.loops = TENON_POINTWISE_LOOPS(ne_Scalar_loops), .promotes = "self, other",
     .predicate = true});

}  // namespace

void register_backend_comparison_from_logical_or() {
  constexpr backend::Registrar registrar("tenon/generated/backend/comparison_from_logical_or.cpp");
  registrar.pointwise<logical_or_operator, stubs::logical_or, stubs::logical_or_,
                      stubs::logical_or_out>();
  registrar.pointwise<logical_xor_operator, stubs::logical_xor, stubs::logical_xor_,
                      stubs::logical_xor_out>();
  registrar.pointwise<lt_Tensor_operator, stubs::lt_Tensor, stubs::lt__Tensor, stubs::lt_out>();
  registrar.pointwise<lt_Scalar_operator, stubs::lt_Scalar, stubs::lt__Scalar,
                      stubs::lt_Scalar_out>();
  registrar.pointwise<ne_Tensor_operator, stubs::ne_Tensor, stubs::ne__Tensor, stubs::ne_out>();
  registrar.pointwise<ne_Scalar_operator, stubs::ne_Scalar, stubs::ne__Scalar,
                      stubs::ne_Scalar_out>();
}

}  // namespace tenon
