// Generated from ops.yaml by templates/functions/shard.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/tensor/public_conversions.h"
#include "tenon/generated/ops/_nan_to_num.h"
#include "tenon/generated/ops/_signbit.h"
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
#include "tenon/generated/ops/clamp_max.h"
#include "tenon/generated/ops/clamp_min.h"
#include "tenon/generated/ops/conj.h"
#include "tenon/generated/ops/conj_physical.h"
#include "tenon/generated/ops/cos.h"
#include "tenon/generated/ops/cosh.h"
#include "tenon/generated/ops/erf.h"
#include "tenon/generated/ops/erfc.h"
#include "tenon/generated/ops/erfinv.h"
#include "tenon/generated/ops/exp.h"
#include "tenon/generated/ops/exp2.h"
#include "tenon/generated/ops/expm1.h"
#include "tenon/generated/ops/floor.h"
#include "tenon/generated/ops/frac.h"
#include "tenon/generated/ops/isfinite.h"
#include "tenon/generated/ops/isinf.h"
#include "tenon/generated/ops/isnan.h"
#include "tenon/generated/ops/isneginf.h"
#include "tenon/generated/ops/isposinf.h"
#include "tenon/generated/ops/isreal.h"
#include "tenon/generated/ops/log.h"
#include "tenon/generated/ops/log10.h"
#include "tenon/generated/ops/log1p.h"
#include "tenon/generated/ops/log2.h"
#include "tenon/generated/ops/logical_not.h"
#include "tenon/generated/ops/logit.h"
#include "tenon/generated/ops/nan_to_num.h"
#include "tenon/generated/ops/neg.h"
#include "tenon/generated/ops/reciprocal.h"
#include "tenon/generated/ops/round.h"
#include "tenon/generated/ops/rsqrt.h"
#include "tenon/generated/ops/sgn.h"
#include "tenon/generated/ops/sigmoid.h"
#include "tenon/generated/ops/sign.h"
#include "tenon/generated/ops/signbit.h"
#include "tenon/generated/ops/sin.h"
#include "tenon/generated/ops/sinh.h"
#include "tenon/generated/ops/sqrt.h"
#include "tenon/generated/ops/square.h"
#include "tenon/generated/ops/tan.h"
#include "tenon/generated/ops/tanh.h"
#include "tenon/generated/ops/trunc.h"

namespace tenon {

/// The absolute value of each element.
inline Tensor abs(const Tensor& self) {
  return stubs::abs::call(self);
}
inline Tensor& abs_(Tensor& self) {
  return detail::written_to(self, stubs::abs_::call(self));
}
inline Tensor& abs_out(Tensor& out, const Tensor& self) {
  return detail::written_to(out, stubs::abs_out::call(self, out));
}

/// The inverse cosine of each element, in radians.
inline Tensor acos(const Tensor& self) {
  return stubs::acos::call(self);
}
inline Tensor& acos_(Tensor& self) {
  return detail::written_to(self, stubs::acos_::call(self));
}
inline Tensor& acos_out(Tensor& out, const Tensor& self) {
  return detail::written_to(out, stubs::acos_out::call(self, out));
}

/// The inverse hyperbolic cosine of each element.
inline Tensor acosh(const Tensor& self) {
  return stubs::acosh::call(self);
}
inline Tensor& acosh_(Tensor& self) {
  return detail::written_to(self, stubs::acosh_::call(self));
}
inline Tensor& acosh_out(Tensor& out, const Tensor& self) {
  return detail::written_to(out, stubs::acosh_out::call(self, out));
}

/// The angle of each element in the complex plane, in radians; 0 or π for real numbers.
inline Tensor angle(const Tensor& self) {
  return stubs::angle::call(self);
}
inline Tensor& angle_out(Tensor& out, const Tensor& self) {
  return detail::written_to(out, stubs::angle_out::call(self, out));
}

/// The inverse sine of each element, in radians.
inline Tensor asin(const Tensor& self) {
  return stubs::asin::call(self);
}
inline Tensor& asin_(Tensor& self) {
  return detail::written_to(self, stubs::asin_::call(self));
}
inline Tensor& asin_out(Tensor& out, const Tensor& self) {
  return detail::written_to(out, stubs::asin_out::call(self, out));
}

/// The inverse hyperbolic sine of each element.
inline Tensor asinh(const Tensor& self) {
  return stubs::asinh::call(self);
}
inline Tensor& asinh_(Tensor& self) {
  return detail::written_to(self, stubs::asinh_::call(self));
}
inline Tensor& asinh_out(Tensor& out, const Tensor& self) {
  return detail::written_to(out, stubs::asinh_out::call(self, out));
}

/// The inverse tangent of each element, in radians.
inline Tensor atan(const Tensor& self) {
  return stubs::atan::call(self);
}
inline Tensor& atan_(Tensor& self) {
  return detail::written_to(self, stubs::atan_::call(self));
}
inline Tensor& atan_out(Tensor& out, const Tensor& self) {
  return detail::written_to(out, stubs::atan_out::call(self, out));
}

/// The inverse hyperbolic tangent of each element.
inline Tensor atanh(const Tensor& self) {
  return stubs::atanh::call(self);
}
inline Tensor& atanh_(Tensor& self) {
  return detail::written_to(self, stubs::atanh_::call(self));
}
inline Tensor& atanh_out(Tensor& out, const Tensor& self) {
  return detail::written_to(out, stubs::atanh_out::call(self, out));
}

/// The bits of each element inverted; of a bool, its negation.
inline Tensor bitwise_not(const Tensor& self) {
  return stubs::bitwise_not::call(self);
}
inline Tensor& bitwise_not_(Tensor& self) {
  return detail::written_to(self, stubs::bitwise_not_::call(self));
}
inline Tensor& bitwise_not_out(Tensor& out, const Tensor& self) {
  return detail::written_to(out, stubs::bitwise_not_out::call(self, out));
}

/// The smallest integer not below each element.
inline Tensor ceil(const Tensor& self) {
  return stubs::ceil::call(self);
}
inline Tensor& ceil_(Tensor& self) {
  return detail::written_to(self, stubs::ceil_::call(self));
}
inline Tensor& ceil_out(Tensor& out, const Tensor& self) {
  return detail::written_to(out, stubs::ceil_out::call(self, out));
}

/// Each element limited to [min, max]; the gradient is 1 at the bounds.
inline Tensor clamp(const Tensor& self, const std::optional<Scalar>& min = std::nullopt,
                    const std::optional<Scalar>& max = std::nullopt) {
  return stubs::clamp::call(self, min, max);
}
inline Tensor& clamp_(Tensor& self, const std::optional<Scalar>& min = std::nullopt,
                      const std::optional<Scalar>& max = std::nullopt) {
  return detail::written_to(self, stubs::clamp_::call(self, min, max));
}
inline Tensor& clamp_out(Tensor& out, const Tensor& self,
                         const std::optional<Scalar>& min = std::nullopt,
                         const std::optional<Scalar>& max = std::nullopt) {
  return detail::written_to(out, stubs::clamp_out::call(self, min, max, out));
}

/// Each element limited to [min, max], NaN if one of them is; the gradient is self's at the bounds.
inline Tensor clamp(const Tensor& self, const std::optional<Tensor>& min,
                    const std::optional<Tensor>& max = {}) {
  return stubs::clamp_Tensor::call(self, detail::tensor_or_undefined(min),
                                   detail::tensor_or_undefined(max));
}
inline Tensor& clamp_(Tensor& self, const std::optional<Tensor>& min,
                      const std::optional<Tensor>& max = {}) {
  return detail::written_to(self,
                            stubs::clamp__Tensor::call(self, detail::tensor_or_undefined(min),
                                                       detail::tensor_or_undefined(max)));
}
inline Tensor& clamp_out(Tensor& out, const Tensor& self, const std::optional<Tensor>& min,
                         const std::optional<Tensor>& max = {}) {
  return detail::written_to(out,
                            stubs::clamp_Tensor_out::call(self, detail::tensor_or_undefined(min),
                                                          detail::tensor_or_undefined(max), out));
}

/// Each element, at most max; the gradient is 1 at the bound.
inline Tensor clamp_max(const Tensor& self, const Scalar& max) {
  return stubs::clamp_max::call(self, max);
}
inline Tensor& clamp_max_(Tensor& self, const Scalar& max) {
  return detail::written_to(self, stubs::clamp_max_::call(self, max));
}
inline Tensor& clamp_max_out(Tensor& out, const Tensor& self, const Scalar& max) {
  return detail::written_to(out, stubs::clamp_max_out::call(self, max, out));
}

/// Each element, at least min; the gradient is 1 at the bound.
inline Tensor clamp_min(const Tensor& self, const Scalar& min) {
  return stubs::clamp_min::call(self, min);
}
inline Tensor& clamp_min_(Tensor& self, const Scalar& min) {
  return detail::written_to(self, stubs::clamp_min_::call(self, min));
}
inline Tensor& clamp_min_out(Tensor& out, const Tensor& self, const Scalar& min) {
  return detail::written_to(out, stubs::clamp_min_out::call(self, min, out));
}

/// The complex conjugate of each element; real numbers are copied.
inline Tensor conj(const Tensor& self) {
  return stubs::conj::call(self);
}

/// The complex conjugate of each element; real numbers are copied.
inline Tensor conj_physical(const Tensor& self) {
  return stubs::conj_physical::call(self);
}
inline Tensor& conj_physical_(Tensor& self) {
  return detail::written_to(self, stubs::conj_physical_::call(self));
}
inline Tensor& conj_physical_out(Tensor& out, const Tensor& self) {
  return detail::written_to(out, stubs::conj_physical_out::call(self, out));
}

/// The cosine of each element, in radians.
inline Tensor cos(const Tensor& self) {
  return stubs::cos::call(self);
}
inline Tensor& cos_(Tensor& self) {
  return detail::written_to(self, stubs::cos_::call(self));
}
inline Tensor& cos_out(Tensor& out, const Tensor& self) {
  return detail::written_to(out, stubs::cos_out::call(self, out));
}

/// The hyperbolic cosine of each element.
inline Tensor cosh(const Tensor& self) {
  return stubs::cosh::call(self);
}
inline Tensor& cosh_(Tensor& self) {
  return detail::written_to(self, stubs::cosh_::call(self));
}
inline Tensor& cosh_out(Tensor& out, const Tensor& self) {
  return detail::written_to(out, stubs::cosh_out::call(self, out));
}

/// The error function of each element.
inline Tensor erf(const Tensor& self) {
  return stubs::erf::call(self);
}
inline Tensor& erf_(Tensor& self) {
  return detail::written_to(self, stubs::erf_::call(self));
}
inline Tensor& erf_out(Tensor& out, const Tensor& self) {
  return detail::written_to(out, stubs::erf_out::call(self, out));
}

/// The complementary error function of each element.
inline Tensor erfc(const Tensor& self) {
  return stubs::erfc::call(self);
}
inline Tensor& erfc_(Tensor& self) {
  return detail::written_to(self, stubs::erfc_::call(self));
}
inline Tensor& erfc_out(Tensor& out, const Tensor& self) {
  return detail::written_to(out, stubs::erfc_out::call(self, out));
}

/// The number whose erf is self, by Wichura's rational approximations AS 241.
inline Tensor erfinv(const Tensor& self) {
  return stubs::erfinv::call(self);
}
inline Tensor& erfinv_(Tensor& self) {
  return detail::written_to(self, stubs::erfinv_::call(self));
}
inline Tensor& erfinv_out(Tensor& out, const Tensor& self) {
  return detail::written_to(out, stubs::erfinv_out::call(self, out));
}

/// e to the power of each element.
inline Tensor exp(const Tensor& self) {
  return stubs::exp::call(self);
}
inline Tensor& exp_(Tensor& self) {
  return detail::written_to(self, stubs::exp_::call(self));
}
inline Tensor& exp_out(Tensor& out, const Tensor& self) {
  return detail::written_to(out, stubs::exp_out::call(self, out));
}

/// Two to the power of each element.
inline Tensor exp2(const Tensor& self) {
  return stubs::exp2::call(self);
}
inline Tensor& exp2_(Tensor& self) {
  return detail::written_to(self, stubs::exp2_::call(self));
}
inline Tensor& exp2_out(Tensor& out, const Tensor& self) {
  return detail::written_to(out, stubs::exp2_out::call(self, out));
}

/// e to the power of each element, minus 1, accurate near 0.
inline Tensor expm1(const Tensor& self) {
  return stubs::expm1::call(self);
}
inline Tensor& expm1_(Tensor& self) {
  return detail::written_to(self, stubs::expm1_::call(self));
}
inline Tensor& expm1_out(Tensor& out, const Tensor& self) {
  return detail::written_to(out, stubs::expm1_out::call(self, out));
}

/// The largest integer not above each element.
inline Tensor floor(const Tensor& self) {
  return stubs::floor::call(self);
}
inline Tensor& floor_(Tensor& self) {
  return detail::written_to(self, stubs::floor_::call(self));
}
inline Tensor& floor_out(Tensor& out, const Tensor& self) {
  return detail::written_to(out, stubs::floor_out::call(self, out));
}

/// What stands behind the point of each element, with its sign.
inline Tensor frac(const Tensor& self) {
  return stubs::frac::call(self);
}
inline Tensor& frac_(Tensor& self) {
  return detail::written_to(self, stubs::frac_::call(self));
}
inline Tensor& frac_out(Tensor& out, const Tensor& self) {
  return detail::written_to(out, stubs::frac_out::call(self, out));
}

/// Whether each element is neither infinite nor NaN.
inline Tensor isfinite(const Tensor& self) {
  return stubs::isfinite::call(self);
}

/// Whether each element is infinite.
inline Tensor isinf(const Tensor& self) {
  return stubs::isinf::call(self);
}

/// Whether each element is not a number.
inline Tensor isnan(const Tensor& self) {
  return stubs::isnan::call(self);
}

/// Whether each element is minus infinity.
inline Tensor isneginf(const Tensor& self) {
  return stubs::isneginf::call(self);
}
inline Tensor& isneginf_out(Tensor& out, const Tensor& self) {
  return detail::written_to(out, stubs::isneginf_out::call(self, out));
}

/// Whether each element is infinity.
inline Tensor isposinf(const Tensor& self) {
  return stubs::isposinf::call(self);
}
inline Tensor& isposinf_out(Tensor& out, const Tensor& self) {
  return detail::written_to(out, stubs::isposinf_out::call(self, out));
}

/// Whether each element has no imaginary part; true of real numbers.
inline Tensor isreal(const Tensor& self) {
  return stubs::isreal::call(self);
}

/// The natural logarithm of each element.
inline Tensor log(const Tensor& self) {
  return stubs::log::call(self);
}
inline Tensor& log_(Tensor& self) {
  return detail::written_to(self, stubs::log_::call(self));
}
inline Tensor& log_out(Tensor& out, const Tensor& self) {
  return detail::written_to(out, stubs::log_out::call(self, out));
}

/// The logarithm to base 10 of each element.
inline Tensor log10(const Tensor& self) {
  return stubs::log10::call(self);
}
inline Tensor& log10_(Tensor& self) {
  return detail::written_to(self, stubs::log10_::call(self));
}
inline Tensor& log10_out(Tensor& out, const Tensor& self) {
  return detail::written_to(out, stubs::log10_out::call(self, out));
}

/// The natural logarithm of 1 plus each element, accurate near 0.
inline Tensor log1p(const Tensor& self) {
  return stubs::log1p::call(self);
}
inline Tensor& log1p_(Tensor& self) {
  return detail::written_to(self, stubs::log1p_::call(self));
}
inline Tensor& log1p_out(Tensor& out, const Tensor& self) {
  return detail::written_to(out, stubs::log1p_out::call(self, out));
}

/// The logarithm to base 2 of each element.
inline Tensor log2(const Tensor& self) {
  return stubs::log2::call(self);
}
inline Tensor& log2_(Tensor& self) {
  return detail::written_to(self, stubs::log2_::call(self));
}
inline Tensor& log2_out(Tensor& out, const Tensor& self) {
  return detail::written_to(out, stubs::log2_out::call(self, out));
}

/// Whether each element is zero.
inline Tensor logical_not(const Tensor& self) {
  return stubs::logical_not::call(self);
}
inline Tensor& logical_not_(Tensor& self) {
  return detail::written_to(self, stubs::logical_not_::call(self));
}
inline Tensor& logical_not_out(Tensor& out, const Tensor& self) {
  return detail::written_to(out, stubs::logical_not_out::call(self, out));
}

/// log(self / (1 - self)), of self limited to [eps, 1 - eps] where eps is given.
inline Tensor logit(const Tensor& self, std::optional<double> eps = std::nullopt) {
  return stubs::logit::call(self, eps);
}
inline Tensor& logit_(Tensor& self, std::optional<double> eps = std::nullopt) {
  return detail::written_to(self, stubs::logit_::call(self, eps));
}
inline Tensor& logit_out(Tensor& out, const Tensor& self,
                         std::optional<double> eps = std::nullopt) {
  return detail::written_to(out, stubs::logit_out::call(self, eps, out));
}

/// Each element, or what stands for NaN (0) and the infinities (the greatest and the least number).
inline Tensor nan_to_num(const Tensor& self, std::optional<double> nan = std::nullopt,
                         std::optional<double> posinf = std::nullopt,
                         std::optional<double> neginf = std::nullopt) {
  return stubs::nan_to_num::call(self, nan, posinf, neginf);
}
inline Tensor& nan_to_num_(Tensor& self, std::optional<double> nan = std::nullopt,
                           std::optional<double> posinf = std::nullopt,
                           std::optional<double> neginf = std::nullopt) {
  return detail::written_to(self, stubs::nan_to_num_::call(self, nan, posinf, neginf));
}
inline Tensor& nan_to_num_out(Tensor& out, const Tensor& self,
                              std::optional<double> nan = std::nullopt,
                              std::optional<double> posinf = std::nullopt,
                              std::optional<double> neginf = std::nullopt) {
  return detail::written_to(out, stubs::nan_to_num_out::call(self, nan, posinf, neginf, out));
}

/// Each element, or what stands for NaN and the infinities.
inline Tensor _nan_to_num(const Tensor& self, double nan, double posinf, double neginf) {
  return stubs::_nan_to_num::call(self, nan, posinf, neginf);
}

/// The negative of each element.
inline Tensor neg(const Tensor& self) {
  return stubs::neg::call(self);
}
inline Tensor& neg_(Tensor& self) {
  return detail::written_to(self, stubs::neg_::call(self));
}
inline Tensor& neg_out(Tensor& out, const Tensor& self) {
  return detail::written_to(out, stubs::neg_out::call(self, out));
}

/// One divided by each element.
inline Tensor reciprocal(const Tensor& self) {
  return stubs::reciprocal::call(self);
}
inline Tensor& reciprocal_(Tensor& self) {
  return detail::written_to(self, stubs::reciprocal_::call(self));
}
inline Tensor& reciprocal_out(Tensor& out, const Tensor& self) {
  return detail::written_to(out, stubs::reciprocal_out::call(self, out));
}

/// The integer nearest to each element, the even one of two.
inline Tensor round(const Tensor& self) {
  return stubs::round::call(self);
}
inline Tensor& round_(Tensor& self) {
  return detail::written_to(self, stubs::round_::call(self));
}
inline Tensor& round_out(Tensor& out, const Tensor& self) {
  return detail::written_to(out, stubs::round_out::call(self, out));
}

/// One divided by the square root of each element.
inline Tensor rsqrt(const Tensor& self) {
  return stubs::rsqrt::call(self);
}
inline Tensor& rsqrt_(Tensor& self) {
  return detail::written_to(self, stubs::rsqrt_::call(self));
}
inline Tensor& rsqrt_out(Tensor& out, const Tensor& self) {
  return detail::written_to(out, stubs::rsqrt_out::call(self, out));
}

/// Each element divided by its magnitude, 0 for 0; of real numbers the sign.
inline Tensor sgn(const Tensor& self) {
  return stubs::sgn::call(self);
}
inline Tensor& sgn_(Tensor& self) {
  return detail::written_to(self, stubs::sgn_::call(self));
}
inline Tensor& sgn_out(Tensor& out, const Tensor& self) {
  return detail::written_to(out, stubs::sgn_out::call(self, out));
}

/// The logistic function of each element.
inline Tensor sigmoid(const Tensor& self) {
  return stubs::sigmoid::call(self);
}
inline Tensor& sigmoid_(Tensor& self) {
  return detail::written_to(self, stubs::sigmoid_::call(self));
}
inline Tensor& sigmoid_out(Tensor& out, const Tensor& self) {
  return detail::written_to(out, stubs::sigmoid_out::call(self, out));
}

/// -1, 0 or 1 by the sign of each element.
inline Tensor sign(const Tensor& self) {
  return stubs::sign::call(self);
}
inline Tensor& sign_(Tensor& self) {
  return detail::written_to(self, stubs::sign_::call(self));
}
inline Tensor& sign_out(Tensor& out, const Tensor& self) {
  return detail::written_to(out, stubs::sign_out::call(self, out));
}

/// Whether each element is negative, as -0.0 is.
inline Tensor signbit(const Tensor& self) {
  return stubs::signbit::call(self);
}
inline Tensor& signbit_out(Tensor& out, const Tensor& self) {
  return detail::written_to(out, stubs::signbit_out::call(self, out));
}

/// Whether the sign of each floating element is set.
inline Tensor _signbit(const Tensor& self) {
  return stubs::_signbit::call(self);
}

/// The sine of each element, in radians.
inline Tensor sin(const Tensor& self) {
  return stubs::sin::call(self);
}
inline Tensor& sin_(Tensor& self) {
  return detail::written_to(self, stubs::sin_::call(self));
}
inline Tensor& sin_out(Tensor& out, const Tensor& self) {
  return detail::written_to(out, stubs::sin_out::call(self, out));
}

/// The hyperbolic sine of each element.
inline Tensor sinh(const Tensor& self) {
  return stubs::sinh::call(self);
}
inline Tensor& sinh_(Tensor& self) {
  return detail::written_to(self, stubs::sinh_::call(self));
}
inline Tensor& sinh_out(Tensor& out, const Tensor& self) {
  return detail::written_to(out, stubs::sinh_out::call(self, out));
}

/// The square root of each element.
inline Tensor sqrt(const Tensor& self) {
  return stubs::sqrt::call(self);
}
inline Tensor& sqrt_(Tensor& self) {
  return detail::written_to(self, stubs::sqrt_::call(self));
}
inline Tensor& sqrt_out(Tensor& out, const Tensor& self) {
  return detail::written_to(out, stubs::sqrt_out::call(self, out));
}

/// The square of each element.
inline Tensor square(const Tensor& self) {
  return stubs::square::call(self);
}
inline Tensor& square_(Tensor& self) {
  return detail::written_to(self, stubs::square_::call(self));
}
inline Tensor& square_out(Tensor& out, const Tensor& self) {
  return detail::written_to(out, stubs::square_out::call(self, out));
}

/// The tangent of each element, in radians.
inline Tensor tan(const Tensor& self) {
  return stubs::tan::call(self);
}
inline Tensor& tan_(Tensor& self) {
  return detail::written_to(self, stubs::tan_::call(self));
}
inline Tensor& tan_out(Tensor& out, const Tensor& self) {
  return detail::written_to(out, stubs::tan_out::call(self, out));
}

/// The hyperbolic tangent of each element.
inline Tensor tanh(const Tensor& self) {
  return stubs::tanh::call(self);
}
inline Tensor& tanh_(Tensor& self) {
  return detail::written_to(self, stubs::tanh_::call(self));
}
inline Tensor& tanh_out(Tensor& out, const Tensor& self) {
  return detail::written_to(out, stubs::tanh_out::call(self, out));
}

/// Each element without its fraction.
inline Tensor trunc(const Tensor& self) {
  return stubs::trunc::call(self);
}
inline Tensor& trunc_(Tensor& self) {
  return detail::written_to(self, stubs::trunc_::call(self));
}
inline Tensor& trunc_out(Tensor& out, const Tensor& self) {
  return detail::written_to(out, stubs::trunc_out::call(self, out));
}

}  // namespace tenon
