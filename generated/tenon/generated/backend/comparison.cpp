// Generated from ops.yaml by templates/backend/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/backend/registrar.h"
#include "tenon/generated/kernels/comparison.h"
#include "tenon/generated/ops/allclose.h"
#include "tenon/generated/ops/eq.h"
#include "tenon/generated/ops/equal.h"
#include "tenon/generated/ops/ge.h"

namespace tenon::kernels {
TENON_DECLARE_POINTWISE_LOOPS(eq_Tensor_loops, eq_Scalar_loops, ge_Tensor_loops, ge_Scalar_loops)
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
    {.loops = TENON_POINTWISE_LOOPS(eq_Tensor_loops), .predicate = true});
constexpr auto eq_Scalar_operator = backend::pointwise_operator<stubs::eq_Scalar>(
    {.loops = TENON_POINTWISE_LOOPS(eq_Scalar_loops), .promotes = "self, other",
     .predicate = true});

constexpr auto ge_Tensor_operator = backend::pointwise_operator<stubs::ge_Tensor>(
    {.loops = TENON_POINTWISE_LOOPS(ge_Tensor_loops), .predicate = true});
constexpr auto ge_Scalar_operator = backend::pointwise_operator<stubs::ge_Scalar>(
    {.loops = TENON_POINTWISE_LOOPS(ge_Scalar_loops), .promotes = "self, other",
     .predicate = true});

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
}

}  // namespace tenon
