// Generated from ops.yaml by templates/backend/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/backend/registrar.h"
#include "tenon/generated/kernels/pointwise_unary.h"
#include "tenon/generated/ops/_asinh_grad_self.h"
#include "tenon/generated/ops/_clamp_grad_self.h"
#include "tenon/generated/ops/_cos_grad_self.h"
#include "tenon/generated/ops/_rsqrt_grad_self.h"
#include "tenon/generated/ops/_tan_grad_self.h"
#include "tenon/generated/ops/abs.h"
#include "tenon/generated/ops/asin.h"
#include "tenon/generated/ops/asinh.h"
#include "tenon/generated/ops/clamp.h"
#include "tenon/generated/ops/clamp_max.h"
#include "tenon/generated/ops/floor.h"
#include "tenon/generated/ops/isfinite.h"
#include "tenon/generated/ops/log2.h"
#include "tenon/generated/ops/rsqrt.h"
#include "tenon/generated/ops/sign.h"
#include "tenon/generated/ops/sin.h"
#include "tenon/generated/ops/sinh.h"

namespace tenon::kernels {
TENON_DECLARE_POINTWISE_LOOPS(abs_loops, asin_loops, asinh_loops, _asinh_grad_self_loops,
                              _cos_grad_self_loops, floor_loops, log2_loops, rsqrt_loops,
                              _rsqrt_grad_self_loops, sign_loops, sin_loops, sinh_loops,
                              _tan_grad_self_loops, isfinite_loops, clamp_min_max_loops,
                              clamp_min_no_max_loops, clamp_no_min_max_loops,
                              _clamp_grad_self_min_max_loops, _clamp_grad_self_min_no_max_loops,
                              _clamp_grad_self_no_min_max_loops, clamp_max_loops)
}  // namespace tenon::kernels

namespace tenon {
namespace {

// abs(Tensor self) -> Tensor
constexpr auto abs_operator = backend::pointwise_operator<stubs::abs>(
    {.loops = TENON_POINTWISE_LOOPS(abs_loops), .dtypes = kernels::DTypes::kNumeric});

// asin(Tensor self) -> Tensor
constexpr auto asin_operator = backend::pointwise_operator<stubs::asin>(
    {.loops = TENON_POINTWISE_LOOPS(asin_loops), .promotion = kernels::Promotion::kIntToFloat,
     .dtypes = kernels::DTypes::kFloating});

// asinh(Tensor self) -> Tensor
constexpr auto asinh_operator = backend::pointwise_operator<stubs::asinh>(
    {.loops = TENON_POINTWISE_LOOPS(asinh_loops), .promotion = kernels::Promotion::kIntToFloat,
     .dtypes = kernels::DTypes::kFloating});

// _asinh_grad_self(Tensor grad_output, Tensor self) -> Tensor
constexpr auto _asinh_grad_self_operator = backend::pointwise_operator<stubs::_asinh_grad_self>(
    {.loops = TENON_POINTWISE_LOOPS(_asinh_grad_self_loops), .dtypes = kernels::DTypes::kFloating});

// _cos_grad_self(Tensor grad_output, Tensor self, Scalar scale) -> Tensor
constexpr auto _cos_grad_self_operator = backend::pointwise_operator<stubs::_cos_grad_self>(
    {.loops = TENON_POINTWISE_LOOPS(_cos_grad_self_loops), .dtypes = kernels::DTypes::kFloating});

// floor(Tensor self) -> Tensor
constexpr auto floor_operator = backend::pointwise_operator<stubs::floor>(
    {.loops = TENON_POINTWISE_LOOPS(floor_loops), .dtypes = kernels::DTypes::kNumeric});

// log2(Tensor self) -> Tensor
constexpr auto log2_operator = backend::pointwise_operator<stubs::log2>(
    {.loops = TENON_POINTWISE_LOOPS(log2_loops), .promotion = kernels::Promotion::kIntToFloat,
     .dtypes = kernels::DTypes::kFloating});

// rsqrt(Tensor self) -> Tensor
constexpr auto rsqrt_operator = backend::pointwise_operator<stubs::rsqrt>(
    {.loops = TENON_POINTWISE_LOOPS(rsqrt_loops), .promotion = kernels::Promotion::kIntToFloat,
     .dtypes = kernels::DTypes::kFloating});

// _rsqrt_grad_self(Tensor grad_output, Tensor output, Scalar scale) -> Tensor
constexpr auto _rsqrt_grad_self_operator = backend::pointwise_operator<stubs::_rsqrt_grad_self>(
    {.loops = TENON_POINTWISE_LOOPS(_rsqrt_grad_self_loops), .dtypes = kernels::DTypes::kFloating});

// sign(Tensor self) -> Tensor
constexpr auto sign_operator =
    backend::pointwise_operator<stubs::sign>({.loops = TENON_POINTWISE_LOOPS(sign_loops)});

// sin(Tensor self) -> Tensor
constexpr auto sin_operator = backend::pointwise_operator<stubs::sin>(
    {.loops = TENON_POINTWISE_LOOPS(sin_loops), .promotion = kernels::Promotion::kIntToFloat,
     .dtypes = kernels::DTypes::kFloating});

// sinh(Tensor self) -> Tensor
constexpr auto sinh_operator = backend::pointwise_operator<stubs::sinh>(
    {.loops = TENON_POINTWISE_LOOPS(sinh_loops), .promotion = kernels::Promotion::kIntToFloat,
     .dtypes = kernels::DTypes::kFloating});

// _tan_grad_self(Tensor grad_output, Tensor output) -> Tensor
constexpr auto _tan_grad_self_operator = backend::pointwise_operator<stubs::_tan_grad_self>(
    {.loops = TENON_POINTWISE_LOOPS(_tan_grad_self_loops), .dtypes = kernels::DTypes::kFloating});

// isfinite(Tensor self) -> Tensor
constexpr auto isfinite_operator = backend::pointwise_operator<stubs::isfinite>(
    {.loops = TENON_POINTWISE_LOOPS(isfinite_loops), .predicate = true});

// clamp(Tensor self, Scalar? min=None, Scalar? max=None) -> Tensor
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

// _clamp_grad_self(Tensor grad_output, Tensor self, Scalar? min, Scalar? max) -> Tensor
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

// clamp_max(Tensor self, Scalar max) -> Tensor
constexpr auto clamp_max_operator = backend::pointwise_operator<stubs::clamp_max>(
    {.loops = TENON_POINTWISE_LOOPS(clamp_max_loops), .promotes = "self, max",
     .dtypes = kernels::DTypes::kNumeric});

}  // namespace

void register_backend_pointwise_unary_3() {
  constexpr backend::Registrar registrar("tenon/generated/backend/pointwise_unary_3.cpp");
  registrar.pointwise<abs_operator, stubs::abs, stubs::abs_, stubs::abs_out>();
  registrar.pointwise<asin_operator, stubs::asin, stubs::asin_, stubs::asin_out>();
  registrar.pointwise<asinh_operator, stubs::asinh, stubs::asinh_, stubs::asinh_out>();
  registrar.pointwise<_asinh_grad_self_operator, stubs::_asinh_grad_self>();
  registrar.pointwise<_cos_grad_self_operator, stubs::_cos_grad_self>();
  registrar.pointwise<floor_operator, stubs::floor, stubs::floor_, stubs::floor_out>();
  registrar.pointwise<log2_operator, stubs::log2, stubs::log2_, stubs::log2_out>();
  registrar.pointwise<rsqrt_operator, stubs::rsqrt, stubs::rsqrt_, stubs::rsqrt_out>();
  registrar.pointwise<_rsqrt_grad_self_operator, stubs::_rsqrt_grad_self>();
  registrar.pointwise<sign_operator, stubs::sign, stubs::sign_, stubs::sign_out>();
  registrar.pointwise<sin_operator, stubs::sin, stubs::sin_, stubs::sin_out>();
  registrar.pointwise<sinh_operator, stubs::sinh, stubs::sinh_, stubs::sinh_out>();
  registrar.pointwise<_tan_grad_self_operator, stubs::_tan_grad_self>();
  registrar.pointwise<isfinite_operator, stubs::isfinite>();
  registrar.pointwise_choice<clamp_branch, stubs::clamp, stubs::clamp_, stubs::clamp_out>();
  registrar.pointwise_choice<_clamp_grad_self_branch, stubs::_clamp_grad_self>();
  registrar.pointwise<clamp_max_operator, stubs::clamp_max, stubs::clamp_max_,
                      stubs::clamp_max_out>();
}

}  // namespace tenon
