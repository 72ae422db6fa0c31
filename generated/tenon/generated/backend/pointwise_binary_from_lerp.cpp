// Generated from ops.yaml by templates/backend/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/backend/registrar.h"
#include "tenon/generated/kernels/pointwise_binary.h"
#include "tenon/generated/ops/lerp.h"
#include "tenon/generated/ops/maximum.h"
#include "tenon/generated/ops/minimum.h"

namespace tenon::kernels {
TENON_DECLARE_POINTWISE_LOOPS(lerp_Tensor_loops, _lerp_grad_self_Tensor_loops,
                              _lerp_grad_weight_Tensor_loops, lerp_Scalar_loops, maximum_loops,
                              _maximum_grad_self_loops, minimum_loops)
}  // namespace tenon::kernels

namespace tenon {
namespace {

constexpr auto lerp_Tensor_operator = backend::pointwise_operator<stubs::lerp_Tensor>(
    {.loops = TENON_POINTWISE_LOOPS(lerp_Tensor_loops), .dtypes = kernels::DTypes::kFloating});
constexpr auto _lerp_grad_self_Tensor_operator =
    backend::pointwise_operator<stubs::_lerp_grad_self_Tensor>(
        {.loops = TENON_POINTWISE_LOOPS(_lerp_grad_self_Tensor_loops),
         .dtypes = kernels::DTypes::kFloating});
constexpr auto _lerp_grad_weight_Tensor_operator =
    backend::pointwise_operator<stubs::_lerp_grad_weight_Tensor>(
        {.loops = TENON_POINTWISE_LOOPS(_lerp_grad_weight_Tensor_loops),
         .dtypes = kernels::DTypes::kFloating});
constexpr auto lerp_Scalar_operator = backend::pointwise_operator<stubs::lerp_Scalar>(
    {.loops = TENON_POINTWISE_LOOPS(lerp_Scalar_loops), .dtypes = kernels::DTypes::kFloating});
constexpr auto maximum_operator =
    backend::pointwise_operator<stubs::maximum>({.loops = TENON_POINTWISE_LOOPS(maximum_loops)});
constexpr auto _maximum_grad_self_operator = backend::pointwise_operator<stubs::_maximum_grad_self>(
    {.loops = TENON_POINTWISE_LOOPS(_maximum_grad_self_loops),
     .dtypes = kernels::DTypes::kFloating});
constexpr auto minimum_operator =
    backend::pointwise_operator<stubs::minimum>({.loops = TENON_POINTWISE_LOOPS(minimum_loops)});

}  // namespace

void register_backend_pointwise_binary_from_lerp() {
  constexpr backend::Registrar registrar("tenon/generated/backend/pointwise_binary_from_lerp.cpp");
  registrar.pointwise<lerp_Tensor_operator, stubs::lerp_Tensor, stubs::lerp__Tensor,
                      stubs::lerp_Tensor_out>();
  registrar.pointwise<_lerp_grad_self_Tensor_operator, stubs::_lerp_grad_self_Tensor>();
  registrar.pointwise<_lerp_grad_weight_Tensor_operator, stubs::_lerp_grad_weight_Tensor>();
  registrar.pointwise<lerp_Scalar_operator, stubs::lerp_Scalar, stubs::lerp__Scalar,
                      stubs::lerp_Scalar_out>();
  registrar.pointwise<maximum_operator, stubs::maximum, stubs::maximum_out>();
  registrar.pointwise<_maximum_grad_self_operator, stubs::_maximum_grad_self>();
  registrar.pointwise<minimum_operator, stubs::minimum, stubs::minimum_out>();
}

}  // namespace tenon
