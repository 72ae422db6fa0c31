// Generated from ops.yaml by templates/functions/category.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/tensor/public_conversions.h"
#include "tenon/generated/ops/_clamp.h"
#include "tenon/generated/ops/abs.h"
#include "tenon/generated/ops/acos.h"
#include "tenon/generated/ops/acosh.h"
#include "tenon/generated/ops/asin.h"
#include "tenon/generated/ops/asinh.h"
#include "tenon/generated/ops/atan.h"
#include "tenon/generated/ops/atanh.h"
#include "tenon/generated/ops/bitwise_not.h"
#include "tenon/generated/ops/ceil.h"
#include "tenon/generated/ops/clamp.h"
#include "tenon/generated/ops/clamp_max.h"
#include "tenon/generated/ops/clamp_min.h"
#include "tenon/generated/ops/cos.h"
#include "tenon/generated/ops/cosh.h"
#include "tenon/generated/ops/erf.h"
#include "tenon/generated/ops/erfc.h"
#include "tenon/generated/ops/exp.h"
#include "tenon/generated/ops/exp2.h"
#include "tenon/generated/ops/expm1.h"
#include "tenon/generated/ops/floor.h"
#include "tenon/generated/ops/isfinite.h"
#include "tenon/generated/ops/isinf.h"
#include "tenon/generated/ops/isnan.h"
#include "tenon/generated/ops/log.h"
#include "tenon/generated/ops/log10.h"
#include "tenon/generated/ops/log1p.h"
#include "tenon/generated/ops/log2.h"
#include "tenon/generated/ops/logical_not.h"
#include "tenon/generated/ops/neg.h"
#include "tenon/generated/ops/reciprocal.h"
#include "tenon/generated/ops/round.h"
#include "tenon/generated/ops/rsqrt.h"
#include "tenon/generated/ops/sigmoid.h"
#include "tenon/generated/ops/sign.h"
#include "tenon/generated/ops/sin.h"
#include "tenon/generated/ops/sinh.h"
#include "tenon/generated/ops/sqrt.h"
#include "tenon/generated/ops/square.h"
#include "tenon/generated/ops/tan.h"
#include "tenon/generated/ops/tanh.h"
#include "tenon/generated/ops/trunc.h"

namespace tenon {

/// e to the power of each element.
// exp(Tensor self) -> Tensor
inline Tensor exp(const Tensor& self) {
  return stubs::exp::call(self);
}

// exp_(Tensor(a!) self) -> Tensor(a!)
inline Tensor& exp_(Tensor& self) {
  stubs::exp_::call(self);
  return self;
}

// exp.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
inline Tensor& exp_out(Tensor& out, const Tensor& self) {
  stubs::exp_out::call(self, out);
  return out;
}

/// The negative of each element.
// neg(Tensor self) -> Tensor
inline Tensor neg(const Tensor& self) {
  return stubs::neg::call(self);
}

// neg_(Tensor(a!) self) -> Tensor(a!)
inline Tensor& neg_(Tensor& self) {
  stubs::neg_::call(self);
  return self;
}

// neg.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
inline Tensor& neg_out(Tensor& out, const Tensor& self) {
  stubs::neg_out::call(self, out);
  return out;
}

/// The square root of each element.
// sqrt(Tensor self) -> Tensor
inline Tensor sqrt(const Tensor& self) {
  return stubs::sqrt::call(self);
}

// sqrt_(Tensor(a!) self) -> Tensor(a!)
inline Tensor& sqrt_(Tensor& self) {
  stubs::sqrt_::call(self);
  return self;
}

// sqrt.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
inline Tensor& sqrt_out(Tensor& out, const Tensor& self) {
  stubs::sqrt_out::call(self, out);
  return out;
}

/// The absolute value of each element.
// abs(Tensor self) -> Tensor
inline Tensor abs(const Tensor& self) {
  return stubs::abs::call(self);
}

// abs_(Tensor(a!) self) -> Tensor(a!)
inline Tensor& abs_(Tensor& self) {
  stubs::abs_::call(self);
  return self;
}

// abs.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
inline Tensor& abs_out(Tensor& out, const Tensor& self) {
  stubs::abs_out::call(self, out);
  return out;
}

/// The inverse cosine of each element, in radians.
// acos(Tensor self) -> Tensor
inline Tensor acos(const Tensor& self) {
  return stubs::acos::call(self);
}

// acos_(Tensor(a!) self) -> Tensor(a!)
inline Tensor& acos_(Tensor& self) {
  stubs::acos_::call(self);
  return self;
}

// acos.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
inline Tensor& acos_out(Tensor& out, const Tensor& self) {
  stubs::acos_out::call(self, out);
  return out;
}

/// The inverse hyperbolic cosine of each element.
// acosh(Tensor self) -> Tensor
inline Tensor acosh(const Tensor& self) {
  return stubs::acosh::call(self);
}

// acosh_(Tensor(a!) self) -> Tensor(a!)
inline Tensor& acosh_(Tensor& self) {
  stubs::acosh_::call(self);
  return self;
}

// acosh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
inline Tensor& acosh_out(Tensor& out, const Tensor& self) {
  stubs::acosh_out::call(self, out);
  return out;
}

/// The inverse sine of each element, in radians.
// asin(Tensor self) -> Tensor
inline Tensor asin(const Tensor& self) {
  return stubs::asin::call(self);
}

// asin_(Tensor(a!) self) -> Tensor(a!)
inline Tensor& asin_(Tensor& self) {
  stubs::asin_::call(self);
  return self;
}

// asin.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
inline Tensor& asin_out(Tensor& out, const Tensor& self) {
  stubs::asin_out::call(self, out);
  return out;
}

/// The inverse hyperbolic sine of each element.
// asinh(Tensor self) -> Tensor
inline Tensor asinh(const Tensor& self) {
  return stubs::asinh::call(self);
}

// asinh_(Tensor(a!) self) -> Tensor(a!)
inline Tensor& asinh_(Tensor& self) {
  stubs::asinh_::call(self);
  return self;
}

// asinh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
inline Tensor& asinh_out(Tensor& out, const Tensor& self) {
  stubs::asinh_out::call(self, out);
  return out;
}

/// The inverse tangent of each element, in radians.
// atan(Tensor self) -> Tensor
inline Tensor atan(const Tensor& self) {
  return stubs::atan::call(self);
}

// atan_(Tensor(a!) self) -> Tensor(a!)
inline Tensor& atan_(Tensor& self) {
  stubs::atan_::call(self);
  return self;
}

// atan.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
inline Tensor& atan_out(Tensor& out, const Tensor& self) {
  stubs::atan_out::call(self, out);
  return out;
}

/// The inverse hyperbolic tangent of each element.
// atanh(Tensor self) -> Tensor
inline Tensor atanh(const Tensor& self) {
  return stubs::atanh::call(self);
}

// atanh_(Tensor(a!) self) -> Tensor(a!)
inline Tensor& atanh_(Tensor& self) {
  stubs::atanh_::call(self);
  return self;
}

// atanh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
inline Tensor& atanh_out(Tensor& out, const Tensor& self) {
  stubs::atanh_out::call(self, out);
  return out;
}

/// The smallest integer not below each element.
// ceil(Tensor self) -> Tensor
inline Tensor ceil(const Tensor& self) {
  return stubs::ceil::call(self);
}

// ceil_(Tensor(a!) self) -> Tensor(a!)
inline Tensor& ceil_(Tensor& self) {
  stubs::ceil_::call(self);
  return self;
}

// ceil.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
inline Tensor& ceil_out(Tensor& out, const Tensor& self) {
  stubs::ceil_out::call(self, out);
  return out;
}

/// The cosine of each element, in radians.
// cos(Tensor self) -> Tensor
inline Tensor cos(const Tensor& self) {
  return stubs::cos::call(self);
}

// cos_(Tensor(a!) self) -> Tensor(a!)
inline Tensor& cos_(Tensor& self) {
  stubs::cos_::call(self);
  return self;
}

// cos.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
inline Tensor& cos_out(Tensor& out, const Tensor& self) {
  stubs::cos_out::call(self, out);
  return out;
}

/// The hyperbolic cosine of each element.
// cosh(Tensor self) -> Tensor
inline Tensor cosh(const Tensor& self) {
  return stubs::cosh::call(self);
}

// cosh_(Tensor(a!) self) -> Tensor(a!)
inline Tensor& cosh_(Tensor& self) {
  stubs::cosh_::call(self);
  return self;
}

// cosh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
inline Tensor& cosh_out(Tensor& out, const Tensor& self) {
  stubs::cosh_out::call(self, out);
  return out;
}

/// The error function of each element.
// erf(Tensor self) -> Tensor
inline Tensor erf(const Tensor& self) {
  return stubs::erf::call(self);
}

// erf_(Tensor(a!) self) -> Tensor(a!)
inline Tensor& erf_(Tensor& self) {
  stubs::erf_::call(self);
  return self;
}

// erf.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
inline Tensor& erf_out(Tensor& out, const Tensor& self) {
  stubs::erf_out::call(self, out);
  return out;
}

/// The complementary error function of each element.
// erfc(Tensor self) -> Tensor
inline Tensor erfc(const Tensor& self) {
  return stubs::erfc::call(self);
}

// erfc_(Tensor(a!) self) -> Tensor(a!)
inline Tensor& erfc_(Tensor& self) {
  stubs::erfc_::call(self);
  return self;
}

// erfc.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
inline Tensor& erfc_out(Tensor& out, const Tensor& self) {
  stubs::erfc_out::call(self, out);
  return out;
}

/// Two to the power of each element.
// exp2(Tensor self) -> Tensor
inline Tensor exp2(const Tensor& self) {
  return stubs::exp2::call(self);
}

// exp2_(Tensor(a!) self) -> Tensor(a!)
inline Tensor& exp2_(Tensor& self) {
  stubs::exp2_::call(self);
  return self;
}

// exp2.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
inline Tensor& exp2_out(Tensor& out, const Tensor& self) {
  stubs::exp2_out::call(self, out);
  return out;
}

/// e to the power of each element, minus 1, accurate near 0.
// expm1(Tensor self) -> Tensor
inline Tensor expm1(const Tensor& self) {
  return stubs::expm1::call(self);
}

// expm1_(Tensor(a!) self) -> Tensor(a!)
inline Tensor& expm1_(Tensor& self) {
  stubs::expm1_::call(self);
  return self;
}

// expm1.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
inline Tensor& expm1_out(Tensor& out, const Tensor& self) {
  stubs::expm1_out::call(self, out);
  return out;
}

/// The largest integer not above each element.
// floor(Tensor self) -> Tensor
inline Tensor floor(const Tensor& self) {
  return stubs::floor::call(self);
}

// floor_(Tensor(a!) self) -> Tensor(a!)
inline Tensor& floor_(Tensor& self) {
  stubs::floor_::call(self);
  return self;
}

// floor.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
inline Tensor& floor_out(Tensor& out, const Tensor& self) {
  stubs::floor_out::call(self, out);
  return out;
}

/// The natural logarithm of each element.
// log(Tensor self) -> Tensor
inline Tensor log(const Tensor& self) {
  return stubs::log::call(self);
}

// log_(Tensor(a!) self) -> Tensor(a!)
inline Tensor& log_(Tensor& self) {
  stubs::log_::call(self);
  return self;
}

// log.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
inline Tensor& log_out(Tensor& out, const Tensor& self) {
  stubs::log_out::call(self, out);
  return out;
}

/// The logarithm to base 10 of each element.
// log10(Tensor self) -> Tensor
inline Tensor log10(const Tensor& self) {
  return stubs::log10::call(self);
}

// log10_(Tensor(a!) self) -> Tensor(a!)
inline Tensor& log10_(Tensor& self) {
  stubs::log10_::call(self);
  return self;
}

// log10.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
inline Tensor& log10_out(Tensor& out, const Tensor& self) {
  stubs::log10_out::call(self, out);
  return out;
}

/// The natural logarithm of 1 plus each element, accurate near 0.
// log1p(Tensor self) -> Tensor
inline Tensor log1p(const Tensor& self) {
  return stubs::log1p::call(self);
}

// log1p_(Tensor(a!) self) -> Tensor(a!)
inline Tensor& log1p_(Tensor& self) {
  stubs::log1p_::call(self);
  return self;
}

// log1p.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
inline Tensor& log1p_out(Tensor& out, const Tensor& self) {
  stubs::log1p_out::call(self, out);
  return out;
}

/// The logarithm to base 2 of each element.
// log2(Tensor self) -> Tensor
inline Tensor log2(const Tensor& self) {
  return stubs::log2::call(self);
}

// log2_(Tensor(a!) self) -> Tensor(a!)
inline Tensor& log2_(Tensor& self) {
  stubs::log2_::call(self);
  return self;
}

// log2.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
inline Tensor& log2_out(Tensor& out, const Tensor& self) {
  stubs::log2_out::call(self, out);
  return out;
}

/// One divided by each element.
// reciprocal(Tensor self) -> Tensor
inline Tensor reciprocal(const Tensor& self) {
  return stubs::reciprocal::call(self);
}

// reciprocal_(Tensor(a!) self) -> Tensor(a!)
inline Tensor& reciprocal_(Tensor& self) {
  stubs::reciprocal_::call(self);
  return self;
}

// reciprocal.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
inline Tensor& reciprocal_out(Tensor& out, const Tensor& self) {
  stubs::reciprocal_out::call(self, out);
  return out;
}

/// The integer nearest to each element, the even one of two.
// round(Tensor self) -> Tensor
inline Tensor round(const Tensor& self) {
  return stubs::round::call(self);
}

// round_(Tensor(a!) self) -> Tensor(a!)
inline Tensor& round_(Tensor& self) {
  stubs::round_::call(self);
  return self;
}

// round.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
inline Tensor& round_out(Tensor& out, const Tensor& self) {
  stubs::round_out::call(self, out);
  return out;
}

/// One divided by the square root of each element.
// rsqrt(Tensor self) -> Tensor
inline Tensor rsqrt(const Tensor& self) {
  return stubs::rsqrt::call(self);
}

// rsqrt_(Tensor(a!) self) -> Tensor(a!)
inline Tensor& rsqrt_(Tensor& self) {
  stubs::rsqrt_::call(self);
  return self;
}

// rsqrt.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
inline Tensor& rsqrt_out(Tensor& out, const Tensor& self) {
  stubs::rsqrt_out::call(self, out);
  return out;
}

/// The logistic function of each element.
// sigmoid(Tensor self) -> Tensor
inline Tensor sigmoid(const Tensor& self) {
  return stubs::sigmoid::call(self);
}

// sigmoid_(Tensor(a!) self) -> Tensor(a!)
inline Tensor& sigmoid_(Tensor& self) {
  stubs::sigmoid_::call(self);
  return self;
}

// sigmoid.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
inline Tensor& sigmoid_out(Tensor& out, const Tensor& self) {
  stubs::sigmoid_out::call(self, out);
  return out;
}

/// -1, 0 or 1 by the sign of each element.
// sign(Tensor self) -> Tensor
inline Tensor sign(const Tensor& self) {
  return stubs::sign::call(self);
}

// sign_(Tensor(a!) self) -> Tensor(a!)
inline Tensor& sign_(Tensor& self) {
  stubs::sign_::call(self);
  return self;
}

// sign.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
inline Tensor& sign_out(Tensor& out, const Tensor& self) {
  stubs::sign_out::call(self, out);
  return out;
}

/// The sine of each element, in radians.
// sin(Tensor self) -> Tensor
inline Tensor sin(const Tensor& self) {
  return stubs::sin::call(self);
}

// sin_(Tensor(a!) self) -> Tensor(a!)
inline Tensor& sin_(Tensor& self) {
  stubs::sin_::call(self);
  return self;
}

// sin.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
inline Tensor& sin_out(Tensor& out, const Tensor& self) {
  stubs::sin_out::call(self, out);
  return out;
}

/// The hyperbolic sine of each element.
// sinh(Tensor self) -> Tensor
inline Tensor sinh(const Tensor& self) {
  return stubs::sinh::call(self);
}

// sinh_(Tensor(a!) self) -> Tensor(a!)
inline Tensor& sinh_(Tensor& self) {
  stubs::sinh_::call(self);
  return self;
}

// sinh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
inline Tensor& sinh_out(Tensor& out, const Tensor& self) {
  stubs::sinh_out::call(self, out);
  return out;
}

/// The square of each element.
// square(Tensor self) -> Tensor
inline Tensor square(const Tensor& self) {
  return stubs::square::call(self);
}

// square_(Tensor(a!) self) -> Tensor(a!)
inline Tensor& square_(Tensor& self) {
  stubs::square_::call(self);
  return self;
}

// square.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
inline Tensor& square_out(Tensor& out, const Tensor& self) {
  stubs::square_out::call(self, out);
  return out;
}

/// The tangent of each element, in radians.
// tan(Tensor self) -> Tensor
inline Tensor tan(const Tensor& self) {
  return stubs::tan::call(self);
}

// tan_(Tensor(a!) self) -> Tensor(a!)
inline Tensor& tan_(Tensor& self) {
  stubs::tan_::call(self);
  return self;
}

// tan.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
inline Tensor& tan_out(Tensor& out, const Tensor& self) {
  stubs::tan_out::call(self, out);
  return out;
}

/// The hyperbolic tangent of each element.
// tanh(Tensor self) -> Tensor
inline Tensor tanh(const Tensor& self) {
  return stubs::tanh::call(self);
}

// tanh_(Tensor(a!) self) -> Tensor(a!)
inline Tensor& tanh_(Tensor& self) {
  stubs::tanh_::call(self);
  return self;
}

// tanh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
inline Tensor& tanh_out(Tensor& out, const Tensor& self) {
  stubs::tanh_out::call(self, out);
  return out;
}

/// Each element without its fraction.
// trunc(Tensor self) -> Tensor
inline Tensor trunc(const Tensor& self) {
  return stubs::trunc::call(self);
}

// trunc_(Tensor(a!) self) -> Tensor(a!)
inline Tensor& trunc_(Tensor& self) {
  stubs::trunc_::call(self);
  return self;
}

// trunc.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
inline Tensor& trunc_out(Tensor& out, const Tensor& self) {
  stubs::trunc_out::call(self, out);
  return out;
}

/// Whether each element is not a number.
// isnan(Tensor self) -> Tensor
inline Tensor isnan(const Tensor& self) {
  return stubs::isnan::call(self);
}

/// Whether each element is infinite.
// isinf(Tensor self) -> Tensor
inline Tensor isinf(const Tensor& self) {
  return stubs::isinf::call(self);
}

/// Whether each element is neither infinite nor NaN.
// isfinite(Tensor self) -> Tensor
inline Tensor isfinite(const Tensor& self) {
  return stubs::isfinite::call(self);
}

/// Whether each element is zero.
// logical_not(Tensor self) -> Tensor
inline Tensor logical_not(const Tensor& self) {
  return stubs::logical_not::call(self);
}

// logical_not_(Tensor(a!) self) -> Tensor(a!)
inline Tensor& logical_not_(Tensor& self) {
  stubs::logical_not_::call(self);
  return self;
}

// logical_not.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
inline Tensor& logical_not_out(Tensor& out, const Tensor& self) {
  stubs::logical_not_out::call(self, out);
  return out;
}

/// The bits of each element inverted; of a bool, its negation.
// bitwise_not(Tensor self) -> Tensor
inline Tensor bitwise_not(const Tensor& self) {
  return stubs::bitwise_not::call(self);
}

// bitwise_not_(Tensor(a!) self) -> Tensor(a!)
inline Tensor& bitwise_not_(Tensor& self) {
  stubs::bitwise_not_::call(self);
  return self;
}

// bitwise_not.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
inline Tensor& bitwise_not_out(Tensor& out, const Tensor& self) {
  stubs::bitwise_not_out::call(self, out);
  return out;
}

/// Each element limited to [min, max]; the gradient is 1 at the bounds.
// clamp(Tensor self, Scalar? min=None, Scalar? max=None) -> Tensor
inline Tensor clamp(const Tensor& self, const std::optional<Scalar>& min = std::nullopt,
                    const std::optional<Scalar>& max = std::nullopt) {
  return stubs::clamp::call(self, min, max);
}

// clamp_(Tensor(a!) self, Scalar? min=None, Scalar? max=None) -> Tensor(a!)
inline Tensor& clamp_(Tensor& self, const std::optional<Scalar>& min = std::nullopt,
                      const std::optional<Scalar>& max = std::nullopt) {
  stubs::clamp_::call(self, min, max);
  return self;
}

// clamp.out(Tensor self, Scalar? min=None, Scalar? max=None, *, Tensor(a!) out) -> Tensor(a!)
inline Tensor& clamp_out(Tensor& out, const Tensor& self,
                         const std::optional<Scalar>& min = std::nullopt,
                         const std::optional<Scalar>& max = std::nullopt) {
  stubs::clamp_out::call(self, min, max, out);
  return out;
}

/// The part of clamp that has both bounds.
// _clamp(Tensor self, Scalar min, Scalar max) -> Tensor
inline Tensor _clamp(const Tensor& self, const Scalar& min, const Scalar& max) {
  return stubs::_clamp::call(self, min, max);
}

/// Each element, at least min; the gradient is 1 at the bound.
// clamp_min(Tensor self, Scalar min) -> Tensor
inline Tensor clamp_min(const Tensor& self, const Scalar& min) {
  return stubs::clamp_min::call(self, min);
}

// clamp_min_(Tensor(a!) self, Scalar min) -> Tensor(a!)
inline Tensor& clamp_min_(Tensor& self, const Scalar& min) {
  stubs::clamp_min_::call(self, min);
  return self;
}

// clamp_min.out(Tensor self, Scalar min, *, Tensor(a!) out) -> Tensor(a!)
inline Tensor& clamp_min_out(Tensor& out, const Tensor& self, const Scalar& min) {
  stubs::clamp_min_out::call(self, min, out);
  return out;
}

/// Each element, at most max; the gradient is 1 at the bound.
// clamp_max(Tensor self, Scalar max) -> Tensor
inline Tensor clamp_max(const Tensor& self, const Scalar& max) {
  return stubs::clamp_max::call(self, max);
}

// clamp_max_(Tensor(a!) self, Scalar max) -> Tensor(a!)
inline Tensor& clamp_max_(Tensor& self, const Scalar& max) {
  stubs::clamp_max_::call(self, max);
  return self;
}

// clamp_max.out(Tensor self, Scalar max, *, Tensor(a!) out) -> Tensor(a!)
inline Tensor& clamp_max_out(Tensor& out, const Tensor& self, const Scalar& max) {
  stubs::clamp_max_out::call(self, max, out);
  return out;
}

}  // namespace tenon
