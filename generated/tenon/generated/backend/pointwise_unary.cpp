// Generated from ops.yaml by templates/backend/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/backend/registrar.h"
#include "tenon/generated/kernels/pointwise_unary.h"
#include "tenon/generated/ops/abs.h"
#include "tenon/generated/ops/acos.h"
#include "tenon/generated/ops/acosh.h"
#include "tenon/generated/ops/angle.h"
#include "tenon/generated/ops/asin.h"
#include "tenon/generated/ops/asinh.h"
#include "tenon/generated/ops/atan.h"
#include "tenon/generated/ops/atanh.h"
#include "tenon/generated/ops/bitwise_not.h"
#include "tenon/generated/ops/ceil.h"
#include "tenon/generated/ops/clamp.h"

namespace tenon::kernels {
TENON_DECLARE_POINTWISE_LOOPS(abs_loops, acos_loops, _acos_grad_self_loops,
                              _acos_grad_self_grad_self_loops, acosh_loops, _acosh_grad_self_loops,
                              _acosh_grad_self_grad_self_loops, angle_loops, asin_loops,
                              asinh_loops, _asinh_grad_self_loops, _asinh_grad_self_grad_self_loops,
                              atan_loops, _atan_grad_self_loops, _atan_grad_self_grad_self_loops,
                              atanh_loops, _atanh_grad_self_loops, _atanh_grad_self_grad_self_loops,
                              ceil_loops, clamp_min_max_loops, clamp_min_no_max_loops,
                              clamp_no_min_max_loops, _clamp_grad_self_min_max_loops,
                              _clamp_grad_self_min_no_max_loops, _clamp_grad_self_no_min_max_loops,
                              clamp_Tensor_min_max_loops, clamp_Tensor_min_no_max_loops,
                              clamp_Tensor_no_min_max_loops, _clamp_grad_self_Tensor_min_max_loops,
                              _clamp_grad_self_Tensor_min_no_max_loops,
                              _clamp_grad_self_Tensor_no_min_max_loops)
}  // namespace tenon::kernels

namespace tenon {
namespace {

constexpr auto abs_operator = backend::pointwise_operator<stubs::abs>(
    {.loops = TENON_POINTWISE_LOOPS(abs_loops), .result = kernels::ResultKind::kReal,
     .dtypes = kernels::DTypes::kComplex | kernels::DTypes::kNumeric});
constexpr auto acos_operator = backend::pointwise_operator<stubs::acos>(
    {.loops = TENON_POINTWISE_LOOPS(acos_loops), .promotion = kernels::Promotion::kIntToFloat,
     .dtypes = kernels::DTypes::kComplex | kernels::DTypes::kFloating});
constexpr auto _acos_grad_self_operator = backend::pointwise_operator<stubs::_acos_grad_self>(
    {.loops = TENON_POINTWISE_LOOPS(_acos_grad_self_loops),
     .dtypes = kernels::DTypes::kComplex | kernels::DTypes::kFloating});
constexpr auto _acos_grad_self_grad_self_operator =
    backend::pointwise_operator<stubs::_acos_grad_self_grad_self>(
        {.loops = TENON_POINTWISE_LOOPS(_acos_grad_self_grad_self_loops),
         .dtypes = kernels::DTypes::kComplex | kernels::DTypes::kFloating});
constexpr auto acosh_operator = backend::pointwise_operator<stubs::acosh>(
    {.loops = TENON_POINTWISE_LOOPS(acosh_loops), .promotion = kernels::Promotion::kIntToFloat,
     .dtypes = kernels::DTypes::kComplex | kernels::DTypes::kFloating});
constexpr auto _acosh_grad_self_operator = backend::pointwise_operator<stubs::_acosh_grad_self>(
    {.loops = TENON_POINTWISE_LOOPS(_acosh_grad_self_loops),
     .dtypes = kernels::DTypes::kComplex | kernels::DTypes::kFloating});
constexpr auto _acosh_grad_self_grad_self_operator =
    backend::pointwise_operator<stubs::_acosh_grad_self_grad_self>(
        {.loops = TENON_POINTWISE_LOOPS(_acosh_grad_self_grad_self_loops),
         .dtypes = kernels::DTypes::kComplex | kernels::DTypes::kFloating});
constexpr auto angle_operator = backend::pointwise_operator<stubs::angle>(
    {.loops = TENON_POINTWISE_LOOPS(angle_loops), .promotion = kernels::Promotion::kIntToFloat,
     .result = kernels::ResultKind::kReal,
     .dtypes = kernels::DTypes::kComplex | kernels::DTypes::kFloating});
constexpr auto asin_operator = backend::pointwise_operator<stubs::asin>(
    {.loops = TENON_POINTWISE_LOOPS(asin_loops), .promotion = kernels::Promotion::kIntToFloat,
     .dtypes = kernels::DTypes::kComplex | kernels::DTypes::kFloating});
constexpr auto asinh_operator = backend::pointwise_operator<stubs::asinh>(
    {.loops = TENON_POINTWISE_LOOPS(asinh_loops), .promotion = kernels::Promotion::kIntToFloat,
     .dtypes = kernels::DTypes::kComplex | kernels::DTypes::kFloating});
constexpr auto _asinh_grad_self_operator = backend::pointwise_operator<stubs::_asinh_grad_self>(
    {.loops = TENON_POINTWISE_LOOPS(_asinh_grad_self_loops),
     .dtypes = kernels::DTypes::kComplex | kernels::DTypes::kFloating});
constexpr auto _asinh_grad_self_grad_self_operator =
    backend::pointwise_operator<stubs::_asinh_grad_self_grad_self>(
        {.loops = TENON_POINTWISE_LOOPS(_asinh_grad_self_grad_self_loops),
         .dtypes = kernels::DTypes::kComplex | kernels::DTypes::kFloating});
constexpr auto atan_operator = backend::pointwise_operator<stubs::atan>(
    {.loops = TENON_POINTWISE_LOOPS(atan_loops), .promotion = kernels::Promotion::kIntToFloat,
     .dtypes = kernels::DTypes::kComplex | kernels::DTypes::kFloating});
constexpr auto _atan_grad_self_operator = backend::pointwise_operator<stubs::_atan_grad_self>(
    {.loops = TENON_POINTWISE_LOOPS(_atan_grad_self_loops),
     .dtypes = kernels::DTypes::kComplex | kernels::DTypes::kFloating});
constexpr auto _atan_grad_self_grad_self_operator =
    backend::pointwise_operator<stubs::_atan_grad_self_grad_self>(
        {.loops = TENON_POINTWISE_LOOPS(_atan_grad_self_grad_self_loops),
         .dtypes = kernels::DTypes::kComplex | kernels::DTypes::kFloating});
constexpr auto atanh_operator = backend::pointwise_operator<stubs::atanh>(
    {.loops = TENON_POINTWISE_LOOPS(atanh_loops), .promotion = kernels::Promotion::kIntToFloat,
     .dtypes = kernels::DTypes::kComplex | kernels::DTypes::kFloating});
constexpr auto _atanh_grad_self_operator = backend::pointwise_operator<stubs::_atanh_grad_self>(
    {.loops = TENON_POINTWISE_LOOPS(_atanh_grad_self_loops),
     .dtypes = kernels::DTypes::kComplex | kernels::DTypes::kFloating});
constexpr auto _atanh_grad_self_grad_self_operator =
    backend::pointwise_operator<stubs::_atanh_grad_self_grad_self>(
        {.loops = TENON_POINTWISE_LOOPS(_atanh_grad_self_grad_self_loops),
         .dtypes = kernels::DTypes::kComplex | kernels::DTypes::kFloating});

constexpr auto ceil_operator = backend::pointwise_operator<stubs::ceil>(
    {.loops = TENON_POINTWISE_LOOPS(ceil_loops), .dtypes = kernels::DTypes::kNumeric});

constexpr auto clamp_min_max_operator = backend::pointwise_operator<stubs::clamp>(
    {.loops = TENON_POINTWISE_LOOPS(clamp_min_max_loops), .promotes = "self, min, max",
     .dtypes = kernels::DTypes::kNumeric, .inputs = "self, min, max"});
constexpr auto clamp_min_no_max_operator = backend::pointwise_operator<stubs::clamp>(
    {.loops = TENON_POINTWISE_LOOPS(clamp_min_no_max_loops), .promotes = "self, min",
     .dtypes = kernels::DTypes::kNumeric, .inputs = "self, min"});
constexpr auto clamp_no_min_max_operator = backend::pointwise_operator<stubs::clamp>(
    {.loops = TENON_POINTWISE_LOOPS(clamp_no_min_max_loops), .promotes = "self, max",
     .dtypes = kernels::DTypes::kNumeric, .inputs = "self, max"});
backend::PointwiseBranch clamp_branch(const TensorBase& self, const std::optional<Scalar>& min,
                                      const std::optional<Scalar>& max) {
  if (min && max) return {&clamp_min_max_operator, {&self}, {*min, *max}};
  if (min && !max) return {&clamp_min_no_max_operator, {&self}, {*min}};
  if (!min && max) return {&clamp_no_min_max_operator, {&self}, {*max}};
  kernels::fail_choice("clamp", "at least one of min and max");
}

constexpr auto _clamp_grad_self_min_max_operator =
    backend::pointwise_operator<stubs::_clamp_grad_self>(
        {.loops = TENON_POINTWISE_LOOPS(_clamp_grad_self_min_max_loops),
         .dtypes = kernels::DTypes::kFloating, .inputs = "grad_output, self, min, max"});
constexpr auto _clamp_grad_self_min_no_max_operator =
    backend::pointwise_operator<stubs::_clamp_grad_self>(
        {.loops = TENON_POINTWISE_LOOPS(_clamp_grad_self_min_no_max_loops),
         .dtypes = kernels::DTypes::kFloating, .inputs = "grad_output, self, min"});
constexpr auto _clamp_grad_self_no_min_max_operator =
    backend::pointwise_operator<stubs::_clamp_grad_self>(
        {.loops = TENON_POINTWISE_LOOPS(_clamp_grad_self_no_min_max_loops),
         .dtypes = kernels::DTypes::kFloating, .inputs = "grad_output, self, max"});
backend::PointwiseBranch _clamp_grad_self_branch(
    const TensorBase& grad_output, const TensorBase& self, const std::optional<Scalar>& min,
    const std::optional<Scalar>& max) {
  if (min && max) return {&_clamp_grad_self_min_max_operator, {&grad_output, &self}, {*min, *max}};
  if (min && !max) return {&_clamp_grad_self_min_no_max_operator, {&grad_output, &self}, {*min}};
  if (!min && max) return {&_clamp_grad_self_no_min_max_operator, {&grad_output, &self}, {*max}};
  kernels::fail_choice("_clamp_grad_self", "at least one of min and max");
}

constexpr auto clamp_Tensor_min_max_operator = backend::pointwise_operator<stubs::clamp_Tensor>(
    {.loops = TENON_POINTWISE_LOOPS(clamp_Tensor_min_max_loops),
     .dtypes = kernels::DTypes::kNumeric, .inputs = "self, min, max"});
constexpr auto clamp_Tensor_min_no_max_operator = backend::pointwise_operator<stubs::clamp_Tensor>(
    {.loops = TENON_POINTWISE_LOOPS(clamp_Tensor_min_no_max_loops),
     .dtypes = kernels::DTypes::kNumeric, .inputs = "self, min"});
constexpr auto clamp_Tensor_no_min_max_operator = backend::pointwise_operator<stubs::clamp_Tensor>(
    {.loops = TENON_POINTWISE_LOOPS(clamp_Tensor_no_min_max_loops),
     .dtypes = kernels::DTypes::kNumeric, .inputs = "self, max"});
backend::PointwiseBranch clamp_Tensor_branch(const TensorBase& self, const TensorBase& min,
                                             const TensorBase& max) {
  if (min.defined() && max.defined()) return {&clamp_Tensor_min_max_operator, {&self, &min, &max},
                                              {}};
  if (min.defined() && !max.defined()) return {&clamp_Tensor_min_no_max_operator, {&self, &min},
                                               {}};
  if (!min.defined() && max.defined()) return {&clamp_Tensor_no_min_max_operator, {&self, &max},
                                               {}};
  kernels::fail_choice("clamp", "at least one of min and max");
}

constexpr auto _clamp_grad_self_Tensor_min_max_operator =
    backend::pointwise_operator<stubs::_clamp_grad_self_Tensor>(
        {.loops = TENON_POINTWISE_LOOPS(_clamp_grad_self_Tensor_min_max_loops),
         .dtypes = kernels::DTypes::kFloating, .inputs = "grad_output, self, min, max"});
constexpr auto _clamp_grad_self_Tensor_min_no_max_operator =
    backend::pointwise_operator<stubs::_clamp_grad_self_Tensor>(
        {.loops = TENON_POINTWISE_LOOPS(_clamp_grad_self_Tensor_min_no_max_loops),
         .dtypes = kernels::DTypes::kFloating, .inputs = "grad_output, self, min"});
constexpr auto _clamp_grad_self_Tensor_no_min_max_operator =
    backend::pointwise_operator<stubs::_clamp_grad_self_Tensor>(
        {.loops = TENON_POINTWISE_LOOPS(_clamp_grad_self_Tensor_no_min_max_loops),
         .dtypes = kernels::DTypes::kFloating, .inputs = "grad_output, self, max"});
backend::PointwiseBranch _clamp_grad_self_Tensor_branch(
    const TensorBase& grad_output, const TensorBase& self, const TensorBase& min,
    const TensorBase& max) {
  if (min.defined() && max.defined()) return {&_clamp_grad_self_Tensor_min_max_operator,
                                              {&grad_output, &self, &min, &max}, {}};
  if (min.defined() && !max.defined()) return {&_clamp_grad_self_Tensor_min_no_max_operator,
                                               {&grad_output, &self, &min}, {}};
  if (!min.defined() && max.defined()) return {&_clamp_grad_self_Tensor_no_min_max_operator,
                                               {&grad_output, &self, &max}, {}};
  kernels::fail_choice("_clamp_grad_self", "at least one of min and max");
}

}  // namespace

void register_backend_pointwise_unary() {
  constexpr backend::Registrar registrar("tenon/generated/backend/pointwise_unary.cpp");
  registrar.pointwise<abs_operator, stubs::abs, stubs::abs_, stubs::abs_out>();
  registrar.pointwise<acos_operator, stubs::acos, stubs::acos_, stubs::acos_out>();
  registrar.pointwise<_acos_grad_self_operator, stubs::_acos_grad_self>();
  registrar.pointwise<_acos_grad_self_grad_self_operator, stubs::_acos_grad_self_grad_self>();
  registrar.pointwise<acosh_operator, stubs::acosh, stubs::acosh_, stubs::acosh_out>();
  registrar.pointwise<_acosh_grad_self_operator, stubs::_acosh_grad_self>();
  registrar.pointwise<_acosh_grad_self_grad_self_operator, stubs::_acosh_grad_self_grad_self>();
  registrar.pointwise<angle_operator, stubs::angle, stubs::angle_out>();
  registrar.pointwise<asin_operator, stubs::asin, stubs::asin_, stubs::asin_out>();
  registrar.pointwise<asinh_operator, stubs::asinh, stubs::asinh_, stubs::asinh_out>();
  registrar.pointwise<_asinh_grad_self_operator, stubs::_asinh_grad_self>();
  registrar.pointwise<_asinh_grad_self_grad_self_operator, stubs::_asinh_grad_self_grad_self>();
  registrar.pointwise<atan_operator, stubs::atan, stubs::atan_, stubs::atan_out>();
  registrar.pointwise<_atan_grad_self_operator, stubs::_atan_grad_self>();
  registrar.pointwise<_atan_grad_self_grad_self_operator, stubs::_atan_grad_self_grad_self>();
  registrar.pointwise<atanh_operator, stubs::atanh, stubs::atanh_, stubs::atanh_out>();
  registrar.pointwise<_atanh_grad_self_operator, stubs::_atanh_grad_self>();
  registrar.pointwise<_atanh_grad_self_grad_self_operator, stubs::_atanh_grad_self_grad_self>();
  registrar.composite<stubs::bitwise_not, composite::bitwise_not, stubs::bitwise_not_,
                      stubs::bitwise_not_out>();
  registrar.pointwise<ceil_operator, stubs::ceil, stubs::ceil_, stubs::ceil_out>();
  registrar.pointwise_choice<clamp_branch, stubs::clamp, stubs::clamp_, stubs::clamp_out>();
  registrar.pointwise_choice<_clamp_grad_self_branch, stubs::_clamp_grad_self>();
  registrar.pointwise_choice<clamp_Tensor_branch, stubs::clamp_Tensor, stubs::clamp__Tensor,
                             stubs::clamp_Tensor_out>();
  registrar.pointwise_choice<_clamp_grad_self_Tensor_branch, stubs::_clamp_grad_self_Tensor>();
}

}  // namespace tenon
