// Generated from ops.yaml by templates/redispatch/shard.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/tensor/public_conversions.h"
#include "tenon/generated/functions/pointwise_unary.h"

namespace tenon::redispatch {

inline Tensor abs(DispatchKeySet keys, const Tensor& self) {
  return stubs::abs::redispatch(keys, self);
}
inline Tensor& abs_(DispatchKeySet keys, Tensor& self) {
  return detail::written_to(self, stubs::abs_::redispatch(keys, self));
}
inline Tensor& abs_out(DispatchKeySet keys, Tensor& out, const Tensor& self) {
  return detail::written_to(out, stubs::abs_out::redispatch(keys, self, out));
}

inline Tensor acos(DispatchKeySet keys, const Tensor& self) {
  return stubs::acos::redispatch(keys, self);
}
inline Tensor& acos_(DispatchKeySet keys, Tensor& self) {
  return detail::written_to(self, stubs::acos_::redispatch(keys, self));
}
inline Tensor& acos_out(DispatchKeySet keys, Tensor& out, const Tensor& self) {
  return detail::written_to(out, stubs::acos_out::redispatch(keys, self, out));
}

inline Tensor acosh(DispatchKeySet keys, const Tensor& self) {
  return stubs::acosh::redispatch(keys, self);
}
inline Tensor& acosh_(DispatchKeySet keys, Tensor& self) {
  return detail::written_to(self, stubs::acosh_::redispatch(keys, self));
}
inline Tensor& acosh_out(DispatchKeySet keys, Tensor& out, const Tensor& self) {
  return detail::written_to(out, stubs::acosh_out::redispatch(keys, self, out));
}

inline Tensor angle(DispatchKeySet keys, const Tensor& self) {
  return stubs::angle::redispatch(keys, self);
}
inline Tensor& angle_out(DispatchKeySet keys, Tensor& out, const Tensor& self) {
  return detail::written_to(out, stubs::angle_out::redispatch(keys, self, out));
}

inline Tensor asin(DispatchKeySet keys, const Tensor& self) {
  return stubs::asin::redispatch(keys, self);
}
inline Tensor& asin_(DispatchKeySet keys, Tensor& self) {
  return detail::written_to(self, stubs::asin_::redispatch(keys, self));
}
inline Tensor& asin_out(DispatchKeySet keys, Tensor& out, const Tensor& self) {
  return detail::written_to(out, stubs::asin_out::redispatch(keys, self, out));
}

inline Tensor asinh(DispatchKeySet keys, const Tensor& self) {
  return stubs::asinh::redispatch(keys, self);
}
inline Tensor& asinh_(DispatchKeySet keys, Tensor& self) {
  return detail::written_to(self, stubs::asinh_::redispatch(keys, self));
}
inline Tensor& asinh_out(DispatchKeySet keys, Tensor& out, const Tensor& self) {
  return detail::written_to(out, stubs::asinh_out::redispatch(keys, self, out));
}

inline Tensor atan(DispatchKeySet keys, const Tensor& self) {
  return stubs::atan::redispatch(keys, self);
}
inline Tensor& atan_(DispatchKeySet keys, Tensor& self) {
  return detail::written_to(self, stubs::atan_::redispatch(keys, self));
}
inline Tensor& atan_out(DispatchKeySet keys, Tensor& out, const Tensor& self) {
  return detail::written_to(out, stubs::atan_out::redispatch(keys, self, out));
}

inline Tensor atanh(DispatchKeySet keys, const Tensor& self) {
  return stubs::atanh::redispatch(keys, self);
}
inline Tensor& atanh_(DispatchKeySet keys, Tensor& self) {
  return detail::written_to(self, stubs::atanh_::redispatch(keys, self));
}
inline Tensor& atanh_out(DispatchKeySet keys, Tensor& out, const Tensor& self) {
  return detail::written_to(out, stubs::atanh_out::redispatch(keys, self, out));
}

inline Tensor bitwise_not(DispatchKeySet keys, const Tensor& self) {
  return stubs::bitwise_not::redispatch(keys, self);
}
inline Tensor& bitwise_not_(DispatchKeySet keys, Tensor& self) {
  return detail::written_to(self, stubs::bitwise_not_::redispatch(keys, self));
}
inline Tensor& bitwise_not_out(DispatchKeySet keys, Tensor& out, const Tensor& self) {
  return detail::written_to(out, stubs::bitwise_not_out::redispatch(keys, self, out));
}

inline Tensor ceil(DispatchKeySet keys, const Tensor& self) {
  return stubs::ceil::redispatch(keys, self);
}
inline Tensor& ceil_(DispatchKeySet keys, Tensor& self) {
  return detail::written_to(self, stubs::ceil_::redispatch(keys, self));
}
inline Tensor& ceil_out(DispatchKeySet keys, Tensor& out, const Tensor& self) {
  return detail::written_to(out, stubs::ceil_out::redispatch(keys, self, out));
}

inline Tensor clamp(DispatchKeySet keys, const Tensor& self,
                    const std::optional<Scalar>& min = std::nullopt,
                    const std::optional<Scalar>& max = std::nullopt) {
  return stubs::clamp::redispatch(keys, self, min, max);
}
inline Tensor& clamp_(DispatchKeySet keys, Tensor& self,
                      const std::optional<Scalar>& min = std::nullopt,
                      const std::optional<Scalar>& max = std::nullopt) {
  return detail::written_to(self, stubs::clamp_::redispatch(keys, self, min, max));
}
inline Tensor& clamp_out(DispatchKeySet keys, Tensor& out, const Tensor& self,
                         const std::optional<Scalar>& min = std::nullopt,
                         const std::optional<Scalar>& max = std::nullopt) {
  return detail::written_to(out, stubs::clamp_out::redispatch(keys, self, min, max, out));
}
inline Tensor clamp(DispatchKeySet keys, const Tensor& self, const std::optional<Tensor>& min,
                    const std::optional<Tensor>& max = {}) {
  return stubs::clamp_Tensor::redispatch(keys, self, detail::tensor_or_undefined(min),
                                         detail::tensor_or_undefined(max));
}
inline Tensor& clamp_(DispatchKeySet keys, Tensor& self, const std::optional<Tensor>& min,
                      const std::optional<Tensor>& max = {}) {
  return detail::written_to(self,
                            stubs::clamp__Tensor::redispatch(
                                keys, self, detail::tensor_or_undefined(min),
                                detail::tensor_or_undefined(max)));
}
inline Tensor& clamp_out(DispatchKeySet keys, Tensor& out, const Tensor& self,
                         const std::optional<Tensor>& min, const std::optional<Tensor>& max = {}) {
  return detail::written_to(out,
                            stubs::clamp_Tensor_out::redispatch(
                                keys, self, detail::tensor_or_undefined(min),
                                detail::tensor_or_undefined(max), out));
}

inline Tensor clamp_max(DispatchKeySet keys, const Tensor& self, const Scalar& max) {
  return stubs::clamp_max::redispatch(keys, self, max);
}
inline Tensor& clamp_max_(DispatchKeySet keys, Tensor& self, const Scalar& max) {
  return detail::written_to(self, stubs::clamp_max_::redispatch(keys, self, max));
}
inline Tensor& clamp_max_out(DispatchKeySet keys, Tensor& out, const Tensor& self,
                             const Scalar& max) {
  return detail::written_to(out, stubs::clamp_max_out::redispatch(keys, self, max, out));
}

inline Tensor clamp_min(DispatchKeySet keys, const Tensor& self, const Scalar& min) {
  return stubs::clamp_min::redispatch(keys, self, min);
}
inline Tensor& clamp_min_(DispatchKeySet keys, Tensor& self, const Scalar& min) {
  return detail::written_to(self, stubs::clamp_min_::redispatch(keys, self, min));
}
inline Tensor& clamp_min_out(DispatchKeySet keys, Tensor& out, const Tensor& self,
                             const Scalar& min) {
  return detail::written_to(out, stubs::clamp_min_out::redispatch(keys, self, min, out));
}

inline Tensor conj(DispatchKeySet keys, const Tensor& self) {
  return stubs::conj::redispatch(keys, self);
}

inline Tensor conj_physical(DispatchKeySet keys, const Tensor& self) {
  return stubs::conj_physical::redispatch(keys, self);
}
inline Tensor& conj_physical_(DispatchKeySet keys, Tensor& self) {
  return detail::written_to(self, stubs::conj_physical_::redispatch(keys, self));
}
inline Tensor& conj_physical_out(DispatchKeySet keys, Tensor& out, const Tensor& self) {
  return detail::written_to(out, stubs::conj_physical_out::redispatch(keys, self, out));
}

inline Tensor cos(DispatchKeySet keys, const Tensor& self) {
  return stubs::cos::redispatch(keys, self);
}
inline Tensor& cos_(DispatchKeySet keys, Tensor& self) {
  return detail::written_to(self, stubs::cos_::redispatch(keys, self));
}
inline Tensor& cos_out(DispatchKeySet keys, Tensor& out, const Tensor& self) {
  return detail::written_to(out, stubs::cos_out::redispatch(keys, self, out));
}

inline Tensor cosh(DispatchKeySet keys, const Tensor& self) {
  return stubs::cosh::redispatch(keys, self);
}
inline Tensor& cosh_(DispatchKeySet keys, Tensor& self) {
  return detail::written_to(self, stubs::cosh_::redispatch(keys, self));
}
inline Tensor& cosh_out(DispatchKeySet keys, Tensor& out, const Tensor& self) {
  return detail::written_to(out, stubs::cosh_out::redispatch(keys, self, out));
}

inline Tensor erf(DispatchKeySet keys, const Tensor& self) {
  return stubs::erf::redispatch(keys, self);
}
inline Tensor& erf_(DispatchKeySet keys, Tensor& self) {
  return detail::written_to(self, stubs::erf_::redispatch(keys, self));
}
inline Tensor& erf_out(DispatchKeySet keys, Tensor& out, const Tensor& self) {
  return detail::written_to(out, stubs::erf_out::redispatch(keys, self, out));
}

inline Tensor erfc(DispatchKeySet keys, const Tensor& self) {
  return stubs::erfc::redispatch(keys, self);
}
inline Tensor& erfc_(DispatchKeySet keys, Tensor& self) {
  return detail::written_to(self, stubs::erfc_::redispatch(keys, self));
}
inline Tensor& erfc_out(DispatchKeySet keys, Tensor& out, const Tensor& self) {
  return detail::written_to(out, stubs::erfc_out::redispatch(keys, self, out));
}

inline Tensor erfinv(DispatchKeySet keys, const Tensor& self) {
  return stubs::erfinv::redispatch(keys, self);
}
inline Tensor& erfinv_(DispatchKeySet keys, Tensor& self) {
  return detail::written_to(self, stubs::erfinv_::redispatch(keys, self));
}
inline Tensor& erfinv_out(DispatchKeySet keys, Tensor& out, const Tensor& self) {
  return detail::written_to(out, stubs::erfinv_out::redispatch(keys, self, out));
}

inline Tensor exp(DispatchKeySet keys, const Tensor& self) {
  return stubs::exp::redispatch(keys, self);
}
inline Tensor& exp_(DispatchKeySet keys, Tensor& self) {
  return detail::written_to(self, stubs::exp_::redispatch(keys, self));
}
inline Tensor& exp_out(DispatchKeySet keys, Tensor& out, const Tensor& self) {
  return detail::written_to(out, stubs::exp_out::redispatch(keys, self, out));
}

inline Tensor exp2(DispatchKeySet keys, const Tensor& self) {
  return stubs::exp2::redispatch(keys, self);
}
inline Tensor& exp2_(DispatchKeySet keys, Tensor& self) {
  return detail::written_to(self, stubs::exp2_::redispatch(keys, self));
}
inline Tensor& exp2_out(DispatchKeySet keys, Tensor& out, const Tensor& self) {
  return detail::written_to(out, stubs::exp2_out::redispatch(keys, self, out));
}

inline Tensor expm1(DispatchKeySet keys, const Tensor& self) {
  return stubs::expm1::redispatch(keys, self);
}
inline Tensor& expm1_(DispatchKeySet keys, Tensor& self) {
  return detail::written_to(self, stubs::expm1_::redispatch(keys, self));
}
inline Tensor& expm1_out(DispatchKeySet keys, Tensor& out, const Tensor& self) {
  return detail::written_to(out, stubs::expm1_out::redispatch(keys, self, out));
}

inline Tensor floor(DispatchKeySet keys, const Tensor& self) {
  return stubs::floor::redispatch(keys, self);
}
inline Tensor& floor_(DispatchKeySet keys, Tensor& self) {
  return detail::written_to(self, stubs::floor_::redispatch(keys, self));
}
inline Tensor& floor_out(DispatchKeySet keys, Tensor& out, const Tensor& self) {
  return detail::written_to(out, stubs::floor_out::redispatch(keys, self, out));
}

inline Tensor frac(DispatchKeySet keys, const Tensor& self) {
  return stubs::frac::redispatch(keys, self);
}
inline Tensor& frac_(DispatchKeySet keys, Tensor& self) {
  return detail::written_to(self, stubs::frac_::redispatch(keys, self));
}
inline Tensor& frac_out(DispatchKeySet keys, Tensor& out, const Tensor& self) {
  return detail::written_to(out, stubs::frac_out::redispatch(keys, self, out));
}

inline Tensor isfinite(DispatchKeySet keys, const Tensor& self) {
  return stubs::isfinite::redispatch(keys, self);
}

inline Tensor isinf(DispatchKeySet keys, const Tensor& self) {
  return stubs::isinf::redispatch(keys, self);
}

inline Tensor isnan(DispatchKeySet keys, const Tensor& self) {
  return stubs::isnan::redispatch(keys, self);
}

inline Tensor isneginf(DispatchKeySet keys, const Tensor& self) {
  return stubs::isneginf::redispatch(keys, self);
}
inline Tensor& isneginf_out(DispatchKeySet keys, Tensor& out, const Tensor& self) {
  return detail::written_to(out, stubs::isneginf_out::redispatch(keys, self, out));
}

inline Tensor isposinf(DispatchKeySet keys, const Tensor& self) {
  return stubs::isposinf::redispatch(keys, self);
}
inline Tensor& isposinf_out(DispatchKeySet keys, Tensor& out, const Tensor& self) {
  return detail::written_to(out, stubs::isposinf_out::redispatch(keys, self, out));
}

inline Tensor isreal(DispatchKeySet keys, const Tensor& self) {
  return stubs::isreal::redispatch(keys, self);
}

inline Tensor log(DispatchKeySet keys, const Tensor& self) {
  return stubs::log::redispatch(keys, self);
}
inline Tensor& log_(DispatchKeySet keys, Tensor& self) {
  return detail::written_to(self, stubs::log_::redispatch(keys, self));
}
inline Tensor& log_out(DispatchKeySet keys, Tensor& out, const Tensor& self) {
  return detail::written_to(out, stubs::log_out::redispatch(keys, self, out));
}

inline Tensor log10(DispatchKeySet keys, const Tensor& self) {
  return stubs::log10::redispatch(keys, self);
}
inline Tensor& log10_(DispatchKeySet keys, Tensor& self) {
  return detail::written_to(self, stubs::log10_::redispatch(keys, self));
}
inline Tensor& log10_out(DispatchKeySet keys, Tensor& out, const Tensor& self) {
  return detail::written_to(out, stubs::log10_out::redispatch(keys, self, out));
}

inline Tensor log1p(DispatchKeySet keys, const Tensor& self) {
  return stubs::log1p::redispatch(keys, self);
}
inline Tensor& log1p_(DispatchKeySet keys, Tensor& self) {
  return detail::written_to(self, stubs::log1p_::redispatch(keys, self));
}
inline Tensor& log1p_out(DispatchKeySet keys, Tensor& out, const Tensor& self) {
  return detail::written_to(out, stubs::log1p_out::redispatch(keys, self, out));
}

inline Tensor log2(DispatchKeySet keys, const Tensor& self) {
  return stubs::log2::redispatch(keys, self);
}
inline Tensor& log2_(DispatchKeySet keys, Tensor& self) {
  return detail::written_to(self, stubs::log2_::redispatch(keys, self));
}
inline Tensor& log2_out(DispatchKeySet keys, Tensor& out, const Tensor& self) {
  return detail::written_to(out, stubs::log2_out::redispatch(keys, self, out));
}

inline Tensor logical_not(DispatchKeySet keys, const Tensor& self) {
  return stubs::logical_not::redispatch(keys, self);
}
inline Tensor& logical_not_(DispatchKeySet keys, Tensor& self) {
  return detail::written_to(self, stubs::logical_not_::redispatch(keys, self));
}
inline Tensor& logical_not_out(DispatchKeySet keys, Tensor& out, const Tensor& self) {
  return detail::written_to(out, stubs::logical_not_out::redispatch(keys, self, out));
}

inline Tensor logit(DispatchKeySet keys, const Tensor& self,
                    std::optional<double> eps = std::nullopt) {
  return stubs::logit::redispatch(keys, self, eps);
}
inline Tensor& logit_(DispatchKeySet keys, Tensor& self, std::optional<double> eps = std::nullopt) {
  return detail::written_to(self, stubs::logit_::redispatch(keys, self, eps));
}
inline Tensor& logit_out(DispatchKeySet keys, Tensor& out, const Tensor& self,
                         std::optional<double> eps = std::nullopt) {
  return detail::written_to(out, stubs::logit_out::redispatch(keys, self, eps, out));
}

inline Tensor nan_to_num(DispatchKeySet keys, const Tensor& self,
                         std::optional<double> nan = std::nullopt,
                         std::optional<double> posinf = std::nullopt,
                         std::optional<double> neginf = std::nullopt) {
  return stubs::nan_to_num::redispatch(keys, self, nan, posinf, neginf);
}
inline Tensor& nan_to_num_(DispatchKeySet keys, Tensor& self,
                           std::optional<double> nan = std::nullopt,
                           std::optional<double> posinf = std::nullopt,
                           std::optional<double> neginf = std::nullopt) {
  return detail::written_to(self, stubs::nan_to_num_::redispatch(keys, self, nan, posinf, neginf));
}
inline Tensor& nan_to_num_out(DispatchKeySet keys, Tensor& out, const Tensor& self,
                              std::optional<double> nan = std::nullopt,
                              std::optional<double> posinf = std::nullopt,
                              std::optional<double> neginf = std::nullopt) {
  return detail::written_to(out,
                            stubs::nan_to_num_out::redispatch(keys, self, nan, posinf, neginf,
                                                              out));
}

inline Tensor _nan_to_num(DispatchKeySet keys, const Tensor& self, double nan, double posinf,
                          double neginf) {
  return stubs::_nan_to_num::redispatch(keys, self, nan, posinf, neginf);
}

inline Tensor neg(DispatchKeySet keys, const Tensor& self) {
  return stubs::neg::redispatch(keys, self);
}
inline Tensor& neg_(DispatchKeySet keys, Tensor& self) {
  return detail::written_to(self, stubs::neg_::redispatch(keys, self));
}
inline Tensor& neg_out(DispatchKeySet keys, Tensor& out, const Tensor& self) {
  return detail::written_to(out, stubs::neg_out::redispatch(keys, self, out));
}

inline Tensor reciprocal(DispatchKeySet keys, const Tensor& self) {
  return stubs::reciprocal::redispatch(keys, self);
}
inline Tensor& reciprocal_(DispatchKeySet keys, Tensor& self) {
  return detail::written_to(self, stubs::reciprocal_::redispatch(keys, self));
}
inline Tensor& reciprocal_out(DispatchKeySet keys, Tensor& out, const Tensor& self) {
  return detail::written_to(out, stubs::reciprocal_out::redispatch(keys, self, out));
}

inline Tensor round(DispatchKeySet keys, const Tensor& self) {
  return stubs::round::redispatch(keys, self);
}
inline Tensor& round_(DispatchKeySet keys, Tensor& self) {
  return detail::written_to(self, stubs::round_::redispatch(keys, self));
}
inline Tensor& round_out(DispatchKeySet keys, Tensor& out, const Tensor& self) {
  return detail::written_to(out, stubs::round_out::redispatch(keys, self, out));
}

inline Tensor rsqrt(DispatchKeySet keys, const Tensor& self) {
  return stubs::rsqrt::redispatch(keys, self);
}
inline Tensor& rsqrt_(DispatchKeySet keys, Tensor& self) {
  return detail::written_to(self, stubs::rsqrt_::redispatch(keys, self));
}
inline Tensor& rsqrt_out(DispatchKeySet keys, Tensor& out, const Tensor& self) {
  return detail::written_to(out, stubs::rsqrt_out::redispatch(keys, self, out));
}

inline Tensor sgn(DispatchKeySet keys, const Tensor& self) {
  return stubs::sgn::redispatch(keys, self);
}
inline Tensor& sgn_(DispatchKeySet keys, Tensor& self) {
  return detail::written_to(self, stubs::sgn_::redispatch(keys, self));
}
inline Tensor& sgn_out(DispatchKeySet keys, Tensor& out, const Tensor& self) {
  return detail::written_to(out, stubs::sgn_out::redispatch(keys, self, out));
}

inline Tensor sigmoid(DispatchKeySet keys, const Tensor& self) {
  return stubs::sigmoid::redispatch(keys, self);
}
inline Tensor& sigmoid_(DispatchKeySet keys, Tensor& self) {
  return detail::written_to(self, stubs::sigmoid_::redispatch(keys, self));
}
inline Tensor& sigmoid_out(DispatchKeySet keys, Tensor& out, const Tensor& self) {
  return detail::written_to(out, stubs::sigmoid_out::redispatch(keys, self, out));
}

inline Tensor sign(DispatchKeySet keys, const Tensor& self) {
  return stubs::sign::redispatch(keys, self);
}
inline Tensor& sign_(DispatchKeySet keys, Tensor& self) {
  return detail::written_to(self, stubs::sign_::redispatch(keys, self));
}
inline Tensor& sign_out(DispatchKeySet keys, Tensor& out, const Tensor& self) {
  return detail::written_to(out, stubs::sign_out::redispatch(keys, self, out));
}

inline Tensor signbit(DispatchKeySet keys, const Tensor& self) {
  return stubs::signbit::redispatch(keys, self);
}
inline Tensor& signbit_out(DispatchKeySet keys, Tensor& out, const Tensor& self) {
  return detail::written_to(out, stubs::signbit_out::redispatch(keys, self, out));
}

inline Tensor _signbit(DispatchKeySet keys, const Tensor& self) {
  return stubs::_signbit::redispatch(keys, self);
}

inline Tensor sin(DispatchKeySet keys, const Tensor& self) {
  return stubs::sin::redispatch(keys, self);
}
inline Tensor& sin_(DispatchKeySet keys, Tensor& self) {
  return detail::written_to(self, stubs::sin_::redispatch(keys, self));
}
inline Tensor& sin_out(DispatchKeySet keys, Tensor& out, const Tensor& self) {
  return detail::written_to(out, stubs::sin_out::redispatch(keys, self, out));
}

inline Tensor sinh(DispatchKeySet keys, const Tensor& self) {
  return stubs::sinh::redispatch(keys, self);
}
inline Tensor& sinh_(DispatchKeySet keys, Tensor& self) {
  return detail::written_to(self, stubs::sinh_::redispatch(keys, self));
}
inline Tensor& sinh_out(DispatchKeySet keys, Tensor& out, const Tensor& self) {
  return detail::written_to(out, stubs::sinh_out::redispatch(keys, self, out));
}

inline Tensor sqrt(DispatchKeySet keys, const Tensor& self) {
  return stubs::sqrt::redispatch(keys, self);
}
inline Tensor& sqrt_(DispatchKeySet keys, Tensor& self) {
  return detail::written_to(self, stubs::sqrt_::redispatch(keys, self));
}
inline Tensor& sqrt_out(DispatchKeySet keys, Tensor& out, const Tensor& self) {
  return detail::written_to(out, stubs::sqrt_out::redispatch(keys, self, out));
}

inline Tensor square(DispatchKeySet keys, const Tensor& self) {
  return stubs::square::redispatch(keys, self);
}
inline Tensor& square_(DispatchKeySet keys, Tensor& self) {
  return detail::written_to(self, stubs::square_::redispatch(keys, self));
}
inline Tensor& square_out(DispatchKeySet keys, Tensor& out, const Tensor& self) {
  return detail::written_to(out, stubs::square_out::redispatch(keys, self, out));
}

inline Tensor tan(DispatchKeySet keys, const Tensor& self) {
  return stubs::tan::redispatch(keys, self);
}
inline Tensor& tan_(DispatchKeySet keys, Tensor& self) {
  return detail::written_to(self, stubs::tan_::redispatch(keys, self));
}
inline Tensor& tan_out(DispatchKeySet keys, Tensor& out, const Tensor& self) {
  return detail::written_to(out, stubs::tan_out::redispatch(keys, self, out));
}

inline Tensor tanh(DispatchKeySet keys, const Tensor& self) {
  return stubs::tanh::redispatch(keys, self);
}
inline Tensor& tanh_(DispatchKeySet keys, Tensor& self) {
  return detail::written_to(self, stubs::tanh_::redispatch(keys, self));
}
inline Tensor& tanh_out(DispatchKeySet keys, Tensor& out, const Tensor& self) {
  return detail::written_to(out, stubs::tanh_out::redispatch(keys, self, out));
}

inline Tensor trunc(DispatchKeySet keys, const Tensor& self) {
  return stubs::trunc::redispatch(keys, self);
}
inline Tensor& trunc_(DispatchKeySet keys, Tensor& self) {
  return detail::written_to(self, stubs::trunc_::redispatch(keys, self));
}
inline Tensor& trunc_out(DispatchKeySet keys, Tensor& out, const Tensor& self) {
  return detail::written_to(out, stubs::trunc_out::redispatch(keys, self, out));
}

}  // namespace tenon::redispatch
