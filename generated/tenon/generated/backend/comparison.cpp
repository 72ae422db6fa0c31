// Generated from ops.yaml by templates/backend/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/backend/registrar.h"
#include "tenon/generated/kernels/comparison.h"
#include "tenon/generated/ops/allclose.h"
#include "tenon/generated/ops/eq.h"
#include "tenon/generated/ops/equal.h"
#include "tenon/generated/ops/ge.h"
#include "tenon/generated/ops/gt.h"
#include "tenon/generated/ops/isclose.h"
#include "tenon/generated/ops/le.h"
#include "tenon/generated/ops/logical_and.h"
#include "tenon/generated/ops/logical_or.h"
#include "tenon/generated/ops/logical_xor.h"
#include "tenon/generated/ops/lt.h"
#include "tenon/generated/ops/ne.h"

namespace tenon::kernels {
TENON_DECLARE_POINTWISE_LOOPS(eq_Tensor_loops, eq_Scalar_loops, ge_Tensor_loops, ge_Scalar_loops,
                              gt_Tensor_loops, gt_Scalar_loops, le_Tensor_loops, le_Scalar_loops,
                              logical_and_loops, logical_or_loops, logical_xor_loops,
                              lt_Tensor_loops, lt_Scalar_loops, ne_Tensor_loops, ne_Scalar_loops)
}  // namespace tenon::kernels

namespace tenon {
namespace composite {

// allclose(Tensor self, Tensor other, float rtol=1e-05, float atol=1e-08, bool equal_nan=False) ->
//   bool
bool allclose(const TensorBase& self, const TensorBase& other, double rtol, double atol,
              bool equal_nan);

}  // namespace composite

namespace {

constexpr auto eq_Tensor_operator = backend::pointwise_operator<stubs::eq_Tensor>(
    {.loops = TENON_POINTWISE_LOOPS(eq_Tensor_loops), .result = kernels::ResultKind::kBool,
     .dtypes = kernels::DTypes::kAll | kernels::DTypes::kComplex});
constexpr auto eq_Scalar_operator = backend::pointwise_operator<stubs::eq_Scalar>(
    {.loops = TENON_POINTWISE_LOOPS(eq_Scalar_loops), .promotes = "self, other",
     .result = kernels::ResultKind::kBool,
     .dtypes = kernels::DTypes::kAll | kernels::DTypes::kComplex});

constexpr auto ge_Tensor_operator = backend::pointwise_operator<stubs::ge_Tensor>(
    {.loops = TENON_POINTWISE_LOOPS(ge_Tensor_loops), .result = kernels::ResultKind::kBool});
constexpr auto ge_Scalar_operator = backend::pointwise_operator<stubs::ge_Scalar>(
    {.loops = TENON_POINTWISE_LOOPS(ge_Scalar_loops), .promotes = "self, other",
     .result = kernels::ResultKind::kBool});
constexpr auto gt_Tensor_operator = backend::pointwise_operator<stubs::gt_Tensor>(
    {.loops = TENON_POINTWISE_LOOPS(gt_Tensor_loops), .result = kernels::ResultKind::kBool});
constexpr auto gt_Scalar_operator = backend::pointwise_operator<stubs::gt_Scalar>(
    {.loops = TENON_POINTWISE_LOOPS(gt_Scalar_loops), .promotes = "self, other",
     .result = kernels::ResultKind::kBool});

constexpr auto le_Tensor_operator = backend::pointwise_operator<stubs::le_Tensor>(
    {.loops = TENON_POINTWISE_LOOPS(le_Tensor_loops), .result = kernels::ResultKind::kBool});
constexpr auto le_Scalar_operator = backend::pointwise_operator<stubs::le_Scalar>(
    {.loops = TENON_POINTWISE_LOOPS(le_Scalar_loops), .promotes = "self, other",
     .result = kernels::ResultKind::kBool});
constexpr auto logical_and_operator = backend::pointwise_operator<stubs::logical_and>(
    {.loops = TENON_POINTWISE_LOOPS(logical_and_loops), .result = kernels::ResultKind::kBool,
     .dtypes = kernels::DTypes::kAll | kernels::DTypes::kComplex});
constexpr auto logical_or_operator = backend::pointwise_operator<stubs::logical_or>(
    {.loops = TENON_POINTWISE_LOOPS(logical_or_loops), .result = kernels::ResultKind::kBool,
     .dtypes = kernels::DTypes::kAll | kernels::DTypes::kComplex});
constexpr auto logical_xor_operator = backend::pointwise_operator<stubs::logical_xor>(
    {.loops = TENON_POINTWISE_LOOPS(logical_xor_loops), .result = kernels::ResultKind::kBool,
     .dtypes = kernels::DTypes::kAll | kernels::DTypes::kComplex});
constexpr auto lt_Tensor_operator = backend::pointwise_operator<stubs::lt_Tensor>(
    {.loops = TENON_POINTWISE_LOOPS(lt_Tensor_loops), .result = kernels::ResultKind::kBool});
constexpr auto lt_Scalar_operator = backend::pointwise_operator<stubs::lt_Scalar>(
    {.loops = TENON_POINTWISE_LOOPS(lt_Scalar_loops), .promotes = "self, other",
     .result = kernels::ResultKind::kBool});
constexpr auto ne_Tensor_operator = backend::pointwise_operator<stubs::ne_Tensor>(
    {.loops = TENON_POINTWISE_LOOPS(ne_Tensor_loops), .result = kernels::ResultKind::kBool,
     .dtypes = kernels::DTypes::kAll | kernels::DTypes::kComplex});
constexpr auto ne_Scalar_operator = backend::pointwise_operator<stubs::ne_Scalar>(
    {.loops = TENON_POINTWISE_LOOPS(ne_Scalar_loops), .promotes = "self, other",
     .result = kernels::ResultKind::kBool,
     .dtypes = kernels::DTypes::kAll | kernels::DTypes::kComplex});

}  // namespace

void register_backend_comparison() {
  constexpr backend::Registrar registrar("tenon/generated/backend/comparison.cpp");
  registrar.composite<stubs::allclose, composite::allclose>();
  registrar.pointwise<eq_Tensor_operator, stubs::eq_Tensor, stubs::eq__Tensor, stubs::eq_out>();
  registrar.pointwise<eq_Scalar_operator, stubs::eq_Scalar, stubs::eq__Scalar,
                      stubs::eq_Scalar_out>();
  registrar.direct<stubs::equal, kernels::equal>(DispatchKey::CPU);
  registrar.pointwise<ge_Tensor_operator, stubs::ge_Tensor, stubs::ge__Tensor, stubs::ge_out>();
  registrar.pointwise<ge_Scalar_operator, stubs::ge_Scalar, stubs::ge__Scalar,
                      stubs::ge_Scalar_out>();
  registrar.pointwise<gt_Tensor_operator, stubs::gt_Tensor, stubs::gt__Tensor, stubs::gt_out>();
  registrar.pointwise<gt_Scalar_operator, stubs::gt_Scalar, stubs::gt__Scalar,
                      stubs::gt_Scalar_out>();
  registrar.composite<stubs::isclose, composite::isclose>();
  registrar.pointwise<le_Tensor_operator, stubs::le_Tensor, stubs::le__Tensor, stubs::le_out>();
  registrar.pointwise<le_Scalar_operator, stubs::le_Scalar, stubs::le__Scalar,
                      stubs::le_Scalar_out>();
  registrar.pointwise<logical_and_operator, stubs::logical_and, stubs::logical_and_,
                      stubs::logical_and_out>();
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
