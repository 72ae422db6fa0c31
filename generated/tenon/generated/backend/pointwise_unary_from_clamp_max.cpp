// Generated from ops.yaml by templates/backend/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/backend/registrar.h"
#include "tenon/generated/kernels/pointwise_unary.h"
#include "tenon/generated/ops/clamp_max.h"
#include "tenon/generated/ops/clamp_min.h"
#include "tenon/generated/ops/conj.h"
#include "tenon/generated/ops/conj_physical.h"

namespace tenon::kernels {
TENON_DECLARE_POINTWISE_LOOPS(clamp_max_loops, _clamp_max_grad_self_loops, clamp_min_loops,
                              _clamp_min_grad_self_loops, conj_physical_loops)
}  // namespace tenon::kernels

namespace tenon {
namespace composite {

// conj(Tensor self) -> Tensor
TensorBase conj(const TensorBase& self);

}  // namespace composite

namespace {

constexpr auto clamp_max_operator = backend::pointwise_operator<stubs::clamp_max>(
    {.loops = TENON_POINTWISE_LOOPS(clamp_max_loops), .promotes = "self, max",
     .dtypes = kernels::DTypes::kNumeric});
constexpr auto _clamp_max_grad_self_operator =
    backend::pointwise_operator<stubs::_clamp_max_grad_self>(
        {.loops = TENON_POINTWISE_LOOPS(_clamp_max_grad_self_loops),
         .dtypes = kernels::DTypes::kFloating});
constexpr auto clamp_min_operator = backend::pointwise_operator<stubs::clamp_min>(
    {.loops = TENON_POINTWISE_LOOPS(clamp_min_loops), .promotes = "self, min",
     .dtypes = kernels::DTypes::kNumeric});
constexpr auto _clamp_min_grad_self_operator =
    backend::pointwise_operator<stubs::_clamp_min_grad_self>(
        {.loops = TENON_POINTWISE_LOOPS(_clamp_min_grad_self_loops),
         .dtypes = kernels::DTypes::kFloating});

constexpr auto conj_physical_operator = backend::pointwise_operator<stubs::conj_physical>(
    {.loops = TENON_POINTWISE_LOOPS(conj_physical_loops),
     .dtypes = kernels::DTypes::kAll | kernels::DTypes::kComplex});

}  // namespace

void register_backend_pointwise_unary_from_clamp_max() {
  constexpr backend::Registrar registrar(
      "tenon/generated/backend/pointwise_unary_from_clamp_max.cpp");
  registrar.pointwise<clamp_max_operator, stubs::clamp_max, stubs::clamp_max_,
                      stubs::clamp_max_out>();
  registrar.pointwise<_clamp_max_grad_self_operator, stubs::_clamp_max_grad_self>();
  registrar.pointwise<clamp_min_operator, stubs::clamp_min, stubs::clamp_min_,
                      stubs::clamp_min_out>();
  registrar.pointwise<_clamp_min_grad_self_operator, stubs::_clamp_min_grad_self>();
  registrar.composite<stubs::conj, composite::conj>();
  registrar.pointwise<conj_physical_operator, stubs::conj_physical, stubs::conj_physical_,
                      stubs::conj_physical_out>();
}

}  // namespace tenon
