// Generated from ops.yaml by templates/backend/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/backend/registrar.h"
#include "tenon/generated/kernels/pointwise_binary.h"
#include "tenon/generated/ops/rsub.h"
#include "tenon/generated/ops/sub.h"
#include "tenon/generated/ops/where.h"

namespace tenon::kernels {
TENON_DECLARE_POINTWISE_LOOPS(rsub_Tensor_loops, rsub_Scalar_loops, sub_Tensor_loops,
                              sub_Scalar_loops, where_self_loops)
}  // namespace tenon::kernels

namespace tenon {
namespace {

constexpr auto rsub_Tensor_operator = backend::pointwise_operator<stubs::rsub_Tensor>(
    {.loops = TENON_POINTWISE_LOOPS(rsub_Tensor_loops), .dtypes = kernels::DTypes::kNumeric});
constexpr auto rsub_Scalar_operator = backend::pointwise_operator<stubs::rsub_Scalar>(
    {.loops = TENON_POINTWISE_LOOPS(rsub_Scalar_loops), .promotes = "self, other",
     .dtypes = kernels::DTypes::kNumeric});
constexpr auto sub_Tensor_operator = backend::pointwise_operator<stubs::sub_Tensor>(
    {.loops = TENON_POINTWISE_LOOPS(sub_Tensor_loops), .dtypes = kernels::DTypes::kNumeric});
constexpr auto sub_Scalar_operator = backend::pointwise_operator<stubs::sub_Scalar>(
    {.loops = TENON_POINTWISE_LOOPS(sub_Scalar_loops), .promotes = "self, other",
     .dtypes = kernels::DTypes::kNumeric});
constexpr auto where_self_operator = backend::pointwise_operator<stubs::where_self>(
    {.loops = TENON_POINTWISE_LOOPS(where_self_loops), .promotes = "self, other",
     .condition = "condition"});

}  // namespace

void register_backend_pointwise_binary_from_rsub() {
  constexpr backend::Registrar registrar("tenon/generated/backend/pointwise_binary_from_rsub.cpp");
  registrar.pointwise<rsub_Tensor_operator, stubs::rsub_Tensor>();
  registrar.pointwise<rsub_Scalar_operator, stubs::rsub_Scalar>();
  registrar.pointwise<sub_Tensor_operator, stubs::sub_Tensor, stubs::sub__Tensor, stubs::sub_out>();
  registrar.pointwise<sub_Scalar_operator, stubs::sub_Scalar, stubs::sub__Scalar,
                      stubs::sub_Scalar_out>();
  registrar.pointwise<where_self_operator, stubs::where_self>();
}

}  // namespace tenon
