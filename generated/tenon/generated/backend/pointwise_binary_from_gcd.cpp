// Generated from ops.yaml by templates/backend/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/backend/registrar.h"
#include "tenon/generated/kernels/pointwise_binary.h"
#include "tenon/generated/ops/gcd.h"
#include "tenon/generated/ops/heaviside.h"
#include "tenon/generated/ops/hypot.h"
#include "tenon/generated/ops/lcm.h"
#include "tenon/generated/ops/lerp.h"
#include "tenon/generated/ops/logaddexp.h"
#include "tenon/generated/ops/logaddexp2.h"
#include "tenon/generated/ops/maximum.h"
#include "tenon/generated/ops/minimum.h"
#include "tenon/generated/ops/mul.h"
#include "tenon/generated/ops/nextafter.h"
#include "tenon/kernels/pointwise_binary/meta.h"

namespace tenon::kernels {
TENON_DECLARE_POINTWISE_LOOPS(gcd_loops, heaviside_loops, hypot_loops, _hypot_grad_self_loops,
                              _hypot_grad_self_grad_self_loops, _hypot_grad_self_grad_other_loops,
                              _hypot_grad_other_loops, _hypot_grad_other_grad_other_loops,
                              lcm_loops, lerp_Tensor_loops, _lerp_grad_self_Tensor_loops,
                              _lerp_grad_weight_Tensor_loops, lerp_Scalar_loops, logaddexp_loops,
                              logaddexp2_loops, maximum_loops, _maximum_grad_self_loops,
                              minimum_loops, mul_Tensor_loops, mul_Scalar_loops)
}  // namespace tenon::kernels

namespace tenon {
namespace {

constexpr auto gcd_operator = backend::pointwise_operator<stubs::gcd>(
    {.loops = TENON_POINTWISE_LOOPS(gcd_loops), .dtypes = kernels::DTypes::kIntegral});
constexpr auto heaviside_operator = backend::pointwise_operator<stubs::heaviside>(
    {.loops = TENON_POINTWISE_LOOPS(heaviside_loops)});
constexpr auto hypot_operator = backend::pointwise_operator<stubs::hypot>(
    {.loops = TENON_POINTWISE_LOOPS(hypot_loops),
     .dtypes = kernels::DTypes::kComplex | kernels::DTypes::kFloating});
constexpr auto _hypot_grad_self_operator = backend::pointwise_operator<stubs::_hypot_grad_self>(
    {.loops = TENON_POINTWISE_LOOPS(_hypot_grad_self_loops),
     .dtypes = kernels::DTypes::kComplex | kernels::DTypes::kFloating});
constexpr auto _hypot_grad_self_grad_self_operator =
    backend::pointwise_operator<stubs::_hypot_grad_self_grad_self>(
        {.loops = TENON_POINTWISE_LOOPS(_hypot_grad_self_grad_self_loops),
         .dtypes = kernels::DTypes::kComplex | kernels::DTypes::kFloating});
constexpr auto _hypot_grad_self_grad_other_operator =
    backend::pointwise_operator<stubs::_hypot_grad_self_grad_other>(
        {.loops = TENON_POINTWISE_LOOPS(_hypot_grad_self_grad_other_loops),
         .dtypes = kernels::DTypes::kComplex | kernels::DTypes::kFloating});
constexpr auto _hypot_grad_other_operator = backend::pointwise_operator<stubs::_hypot_grad_other>(
    {.loops = TENON_POINTWISE_LOOPS(_hypot_grad_other_loops),
     .dtypes = kernels::DTypes::kComplex | kernels::DTypes::kFloating});
constexpr auto _hypot_grad_other_grad_other_operator =
    backend::pointwise_operator<stubs::_hypot_grad_other_grad_other>(
        {.loops = TENON_POINTWISE_LOOPS(_hypot_grad_other_grad_other_loops),
         .dtypes = kernels::DTypes::kComplex | kernels::DTypes::kFloating});
constexpr auto lcm_operator = backend::pointwise_operator<stubs::lcm>(
    {.loops = TENON_POINTWISE_LOOPS(lcm_loops), .dtypes = kernels::DTypes::kIntegral});
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
constexpr auto logaddexp_operator = backend::pointwise_operator<stubs::logaddexp>(
    {.loops = TENON_POINTWISE_LOOPS(logaddexp_loops), .dtypes = kernels::DTypes::kFloating});
constexpr auto logaddexp2_operator = backend::pointwise_operator<stubs::logaddexp2>(
    {.loops = TENON_POINTWISE_LOOPS(logaddexp2_loops), .dtypes = kernels::DTypes::kFloating});
constexpr auto maximum_operator =
    backend::pointwise_operator<stubs::maximum>({.loops = TENON_POINTWISE_LOOPS(maximum_loops)});
constexpr auto _maximum_grad_self_operator = backend::pointwise_operator<stubs::_maximum_grad_self>(
    {.loops = TENON_POINTWISE_LOOPS(_maximum_grad_self_loops),
     .dtypes = kernels::DTypes::kFloating});
constexpr auto minimum_operator =
    backend::pointwise_operator<stubs::minimum>({.loops = TENON_POINTWISE_LOOPS(minimum_loops)});
constexpr auto mul_Tensor_operator = backend::pointwise_operator<stubs::mul_Tensor>(
    {.loops = TENON_POINTWISE_LOOPS(mul_Tensor_loops),
     .dtypes = kernels::DTypes::kAll | kernels::DTypes::kComplex});
constexpr auto mul_Scalar_operator = backend::pointwise_operator<stubs::mul_Scalar>(
    {.loops = TENON_POINTWISE_LOOPS(mul_Scalar_loops), .promotes = "self, other",
     .dtypes = kernels::DTypes::kAll | kernels::DTypes::kComplex});

// nextafter(Tensor self, Tensor other) -> Tensor
TensorSpec nextafter_spec(const TensorBase& self, const TensorBase& other) {
  return meta::nextafter(self, other);
}

}  // namespace

void register_backend_pointwise_binary_from_gcd() {
  constexpr backend::Registrar registrar("tenon/generated/backend/pointwise_binary_from_gcd.cpp");
  registrar.pointwise<gcd_operator, stubs::gcd, stubs::gcd_, stubs::gcd_out>();
  registrar.pointwise<heaviside_operator, stubs::heaviside, stubs::heaviside_,
                      stubs::heaviside_out>();
  registrar.pointwise<hypot_operator, stubs::hypot, stubs::hypot_, stubs::hypot_out>();
  registrar.pointwise<_hypot_grad_self_operator, stubs::_hypot_grad_self>();
  registrar.pointwise<_hypot_grad_self_grad_self_operator, stubs::_hypot_grad_self_grad_self>();
  registrar.pointwise<_hypot_grad_self_grad_other_operator, stubs::_hypot_grad_self_grad_other>();
  registrar.pointwise<_hypot_grad_other_operator, stubs::_hypot_grad_other>();
  registrar.pointwise<_hypot_grad_other_grad_other_operator, stubs::_hypot_grad_other_grad_other>();
  registrar.pointwise<lcm_operator, stubs::lcm, stubs::lcm_, stubs::lcm_out>();
  registrar.pointwise<lerp_Tensor_operator, stubs::lerp_Tensor, stubs::lerp__Tensor,
                      stubs::lerp_Tensor_out>();
  registrar.pointwise<_lerp_grad_self_Tensor_operator, stubs::_lerp_grad_self_Tensor>();
  registrar.pointwise<_lerp_grad_weight_Tensor_operator, stubs::_lerp_grad_weight_Tensor>();
  registrar.pointwise<lerp_Scalar_operator, stubs::lerp_Scalar, stubs::lerp__Scalar,
                      stubs::lerp_Scalar_out>();
  registrar.pointwise<logaddexp_operator, stubs::logaddexp, stubs::logaddexp_out>();
  registrar.pointwise<logaddexp2_operator, stubs::logaddexp2, stubs::logaddexp2_out>();
  registrar.pointwise<maximum_operator, stubs::maximum, stubs::maximum_out>();
  registrar.pointwise<_maximum_grad_self_operator, stubs::_maximum_grad_self>();
  registrar.pointwise<minimum_operator, stubs::minimum, stubs::minimum_out>();
  registrar.pointwise<mul_Tensor_operator, stubs::mul_Tensor, stubs::mul__Tensor, stubs::mul_out>();
  registrar.pointwise<mul_Scalar_operator, stubs::mul_Scalar, stubs::mul__Scalar,
                      stubs::mul_Scalar_out>();
  registrar.structured<stubs::nextafter, nextafter_spec, kernels::nextafter, stubs::nextafter_,
                       stubs::nextafter_out>();
}

}  // namespace tenon
