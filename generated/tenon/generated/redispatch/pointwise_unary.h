// Generated from ops.yaml by templates/redispatch/category.h.j2. Do not edit; run
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

namespace tenon::redispatch {

// exp(Tensor self) -> Tensor
inline Tensor exp(DispatchKeySet keys, const Tensor& self) {
  return stubs::exp::redispatch(keys, self);
}

// exp_(Tensor(a!) self) -> Tensor(a!)
inline Tensor& exp_(DispatchKeySet keys, Tensor& self) {
  stubs::exp_::redispatch(keys, self);
  return self;
}

// exp.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
inline Tensor& exp_out(DispatchKeySet keys, Tensor& out, const Tensor& self) {
  stubs::exp_out::redispatch(keys, self, out);
  return out;
}

// neg(Tensor self) -> Tensor
inline Tensor neg(DispatchKeySet keys, const Tensor& self) {
  return stubs::neg::redispatch(keys, self);
}

// neg_(Tensor(a!) self) -> Tensor(a!)
inline Tensor& neg_(DispatchKeySet keys, Tensor& self) {
  stubs::neg_::redispatch(keys, self);
  return self;
}

// neg.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
inline Tensor& neg_out(DispatchKeySet keys, Tensor& out, const Tensor& self) {
  stubs::neg_out::redispatch(keys, self, out);
  return out;
}

// sqrt(Tensor self) -> Tensor
inline Tensor sqrt(DispatchKeySet keys, const Tensor& self) {
  return stubs::sqrt::redispatch(keys, self);
}

// sqrt_(Tensor(a!) self) -> Tensor(a!)
inline Tensor& sqrt_(DispatchKeySet keys, Tensor& self) {
  stubs::sqrt_::redispatch(keys, self);
  return self;
}

// sqrt.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
inline Tensor& sqrt_out(DispatchKeySet keys, Tensor& out, const Tensor& self) {
  stubs::sqrt_out::redispatch(keys, self, out);
  return out;
}

// abs(Tensor self) -> Tensor
inline Tensor abs(DispatchKeySet keys, const Tensor& self) {
  return stubs::abs::redispatch(keys, self);
}

// abs_(Tensor(a!) self) -> Tensor(a!)
inline Tensor& abs_(DispatchKeySet keys, Tensor& self) {
  stubs::abs_::redispatch(keys, self);
  return self;
}

// abs.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
inline Tensor& abs_out(DispatchKeySet keys, Tensor& out, const Tensor& self) {
  stubs::abs_out::redispatch(keys, self, out);
  return out;
}

// acos(Tensor self) -> Tensor
inline Tensor acos(DispatchKeySet keys, const Tensor& self) {
  return stubs::acos::redispatch(keys, self);
}

// acos_(Tensor(a!) self) -> Tensor(a!)
inline Tensor& acos_(DispatchKeySet keys, Tensor& self) {
  stubs::acos_::redispatch(keys, self);
  return self;
}

// acos.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
inline Tensor& acos_out(DispatchKeySet keys, Tensor& out, const Tensor& self) {
  stubs::acos_out::redispatch(keys, self, out);
  return out;
}

// acosh(Tensor self) -> Tensor
inline Tensor acosh(DispatchKeySet keys, const Tensor& self) {
  return stubs::acosh::redispatch(keys, self);
}

// acosh_(Tensor(a!) self) -> Tensor(a!)
inline Tensor& acosh_(DispatchKeySet keys, Tensor& self) {
  stubs::acosh_::redispatch(keys, self);
  return self;
}

// acosh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
inline Tensor& acosh_out(DispatchKeySet keys, Tensor& out, const Tensor& self) {
  stubs::acosh_out::redispatch(keys, self, out);
  return out;
}

// asin(Tensor self) -> Tensor
inline Tensor asin(DispatchKeySet keys, const Tensor& self) {
  return stubs::asin::redispatch(keys, self);
}

// asin_(Tensor(a!) self) -> Tensor(a!)
inline Tensor& asin_(DispatchKeySet keys, Tensor& self) {
  stubs::asin_::redispatch(keys, self);
  return self;
}

// asin.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
inline Tensor& asin_out(DispatchKeySet keys, Tensor& out, const Tensor& self) {
  stubs::asin_out::redispatch(keys, self, out);
  return out;
}

// asinh(Tensor self) -> Tensor
inline Tensor asinh(DispatchKeySet keys, const Tensor& self) {
  return stubs::asinh::redispatch(keys, self);
}

// asinh_(Tensor(a!) self) -> Tensor(a!)
inline Tensor& asinh_(DispatchKeySet keys, Tensor& self) {
  stubs::asinh_::redispatch(keys, self);
  return self;
}

// asinh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
inline Tensor& asinh_out(DispatchKeySet keys, Tensor& out, const Tensor& self) {
  stubs::asinh_out::redispatch(keys, self, out);
  return out;
}

// atan(Tensor self) -> Tensor
inline Tensor atan(DispatchKeySet keys, const Tensor& self) {
  return stubs::atan::redispatch(keys, self);
}

// atan_(Tensor(a!) self) -> Tensor(a!)
inline Tensor& atan_(DispatchKeySet keys, Tensor& self) {
  stubs::atan_::redispatch(keys, self);
  return self;
}

// atan.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
inline Tensor& atan_out(DispatchKeySet keys, Tensor& out, const Tensor& self) {
  stubs::atan_out::redispatch(keys, self, out);
  return out;
}

// atanh(Tensor self) -> Tensor
inline Tensor atanh(DispatchKeySet keys, const Tensor& self) {
  return stubs::atanh::redispatch(keys, self);
}

// atanh_(Tensor(a!) self) -> Tensor(a!)
inline Tensor& atanh_(DispatchKeySet keys, Tensor& self) {
  stubs::atanh_::redispatch(keys, self);
  return self;
}

// atanh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
inline Tensor& atanh_out(DispatchKeySet keys, Tensor& out, const Tensor& self) {
  stubs::atanh_out::redispatch(keys, self, out);
  return out;
}

// ceil(Tensor self) -> Tensor
inline Tensor ceil(DispatchKeySet keys, const Tensor& self) {
  return stubs::ceil::redispatch(keys, self);
}

// ceil_(Tensor(a!) self) -> Tensor(a!)
inline Tensor& ceil_(DispatchKeySet keys, Tensor& self) {
  stubs::ceil_::redispatch(keys, self);
  return self;
}

// ceil.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
inline Tensor& ceil_out(DispatchKeySet keys, Tensor& out, const Tensor& self) {
  stubs::ceil_out::redispatch(keys, self, out);
  return out;
}

// cos(Tensor self) -> Tensor
inline Tensor cos(DispatchKeySet keys, const Tensor& self) {
  return stubs::cos::redispatch(keys, self);
}

// cos_(Tensor(a!) self) -> Tensor(a!)
inline Tensor& cos_(DispatchKeySet keys, Tensor& self) {
  stubs::cos_::redispatch(keys, self);
  return self;
}

// cos.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
inline Tensor& cos_out(DispatchKeySet keys, Tensor& out, const Tensor& self) {
  stubs::cos_out::redispatch(keys, self, out);
  return out;
}

// cosh(Tensor self) -> Tensor
inline Tensor cosh(DispatchKeySet keys, const Tensor& self) {
  return stubs::cosh::redispatch(keys, self);
}

// cosh_(Tensor(a!) self) -> Tensor(a!)
inline Tensor& cosh_(DispatchKeySet keys, Tensor& self) {
  stubs::cosh_::redispatch(keys, self);
  return self;
}

// cosh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
inline Tensor& cosh_out(DispatchKeySet keys, Tensor& out, const Tensor& self) {
  stubs::cosh_out::redispatch(keys, self, out);
  return out;
}

// erf(Tensor self) -> Tensor
inline Tensor erf(DispatchKeySet keys, const Tensor& self) {
  return stubs::erf::redispatch(keys, self);
}

// erf_(Tensor(a!) self) -> Tensor(a!)
inline Tensor& erf_(DispatchKeySet keys, Tensor& self) {
  stubs::erf_::redispatch(keys, self);
  return self;
}

// erf.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
inline Tensor& erf_out(DispatchKeySet keys, Tensor& out, const Tensor& self) {
  stubs::erf_out::redispatch(keys, self, out);
  return out;
}

// erfc(Tensor self) -> Tensor
inline Tensor erfc(DispatchKeySet keys, const Tensor& self) {
  return stubs::erfc::redispatch(keys, self);
}

// erfc_(Tensor(a!) self) -> Tensor(a!)
inline Tensor& erfc_(DispatchKeySet keys, Tensor& self) {
  stubs::erfc_::redispatch(keys, self);
  return self;
}

// erfc.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
inline Tensor& erfc_out(DispatchKeySet keys, Tensor& out, const Tensor& self) {
  stubs::erfc_out::redispatch(keys, self, out);
  return out;
}

// exp2(Tensor self) -> Tensor
inline Tensor exp2(DispatchKeySet keys, const Tensor& self) {
  return stubs::exp2::redispatch(keys, self);
}

// exp2_(Tensor(a!) self) -> Tensor(a!)
inline Tensor& exp2_(DispatchKeySet keys, Tensor& self) {
  stubs::exp2_::redispatch(keys, self);
  return self;
}

// exp2.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
inline Tensor& exp2_out(DispatchKeySet keys, Tensor& out, const Tensor& self) {
  stubs::exp2_out::redispatch(keys, self, out);
  return out;
}

// expm1(Tensor self) -> Tensor
inline Tensor expm1(DispatchKeySet keys, const Tensor& self) {
  return stubs::expm1::redispatch(keys, self);
}

// expm1_(Tensor(a!) self) -> Tensor(a!)
inline Tensor& expm1_(DispatchKeySet keys, Tensor& self) {
  stubs::expm1_::redispatch(keys, self);
  return self;
}

// expm1.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
inline Tensor& expm1_out(DispatchKeySet keys, Tensor& out, const Tensor& self) {
  stubs::expm1_out::redispatch(keys, self, out);
  return out;
}

// floor(Tensor self) -> Tensor
inline Tensor floor(DispatchKeySet keys, const Tensor& self) {
  return stubs::floor::redispatch(keys, self);
}

// floor_(Tensor(a!) self) -> Tensor(a!)
inline Tensor& floor_(DispatchKeySet keys, Tensor& self) {
  stubs::floor_::redispatch(keys, self);
  return self;
}

// floor.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
inline Tensor& floor_out(DispatchKeySet keys, Tensor& out, const Tensor& self) {
  stubs::floor_out::redispatch(keys, self, out);
  return out;
}

// log(Tensor self) -> Tensor
inline Tensor log(DispatchKeySet keys, const Tensor& self) {
  return stubs::log::redispatch(keys, self);
}

// log_(Tensor(a!) self) -> Tensor(a!)
inline Tensor& log_(DispatchKeySet keys, Tensor& self) {
  stubs::log_::redispatch(keys, self);
  return self;
}

// log.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
inline Tensor& log_out(DispatchKeySet keys, Tensor& out, const Tensor& self) {
  stubs::log_out::redispatch(keys, self, out);
  return out;
}

// log10(Tensor self) -> Tensor
inline Tensor log10(DispatchKeySet keys, const Tensor& self) {
  return stubs::log10::redispatch(keys, self);
}

// log10_(Tensor(a!) self) -> Tensor(a!)
inline Tensor& log10_(DispatchKeySet keys, Tensor& self) {
  stubs::log10_::redispatch(keys, self);
  return self;
}

// log10.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
inline Tensor& log10_out(DispatchKeySet keys, Tensor& out, const Tensor& self) {
  stubs::log10_out::redispatch(keys, self, out);
  return out;
}

// log1p(Tensor self) -> Tensor
inline Tensor log1p(DispatchKeySet keys, const Tensor& self) {
  return stubs::log1p::redispatch(keys, self);
}

// log1p_(Tensor(a!) self) -> Tensor(a!)
inline Tensor& log1p_(DispatchKeySet keys, Tensor& self) {
  stubs::log1p_::redispatch(keys, self);
  return self;
}

// log1p.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
inline Tensor& log1p_out(DispatchKeySet keys, Tensor& out, const Tensor& self) {
  stubs::log1p_out::redispatch(keys, self, out);
  return out;
}

// log2(Tensor self) -> Tensor
inline Tensor log2(DispatchKeySet keys, const Tensor& self) {
  return stubs::log2::redispatch(keys, self);
}

// log2_(Tensor(a!) self) -> Tensor(a!)
inline Tensor& log2_(DispatchKeySet keys, Tensor& self) {
  stubs::log2_::redispatch(keys, self);
  return self;
}

// log2.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
inline Tensor& log2_out(DispatchKeySet keys, Tensor& out, const Tensor& self) {
  stubs::log2_out::redispatch(keys, self, out);
  return out;
}

// reciprocal(Tensor self) -> Tensor
inline Tensor reciprocal(DispatchKeySet keys, const Tensor& self) {
  return stubs::reciprocal::redispatch(keys, self);
}

// reciprocal_(Tensor(a!) self) -> Tensor(a!)
inline Tensor& reciprocal_(DispatchKeySet keys, Tensor& self) {
  stubs::reciprocal_::redispatch(keys, self);
  return self;
}

// reciprocal.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
inline Tensor& reciprocal_out(DispatchKeySet keys, Tensor& out, const Tensor& self) {
  stubs::reciprocal_out::redispatch(keys, self, out);
  return out;
}

// round(Tensor self) -> Tensor
inline Tensor round(DispatchKeySet keys, const Tensor& self) {
  return stubs::round::redispatch(keys, self);
}

// round_(Tensor(a!) self) -> Tensor(a!)
inline Tensor& round_(DispatchKeySet keys, Tensor& self) {
  stubs::round_::redispatch(keys, self);
  return self;
}

// round.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
inline Tensor& round_out(DispatchKeySet keys, Tensor& out, const Tensor& self) {
  stubs::round_out::redispatch(keys, self, out);
  return out;
}

// rsqrt(Tensor self) -> Tensor
inline Tensor rsqrt(DispatchKeySet keys, const Tensor& self) {
  return stubs::rsqrt::redispatch(keys, self);
}

// rsqrt_(Tensor(a!) self) -> Tensor(a!)
inline Tensor& rsqrt_(DispatchKeySet keys, Tensor& self) {
  stubs::rsqrt_::redispatch(keys, self);
  return self;
}

// rsqrt.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
inline Tensor& rsqrt_out(DispatchKeySet keys, Tensor& out, const Tensor& self) {
  stubs::rsqrt_out::redispatch(keys, self, out);
  return out;
}

// sigmoid(Tensor self) -> Tensor
inline Tensor sigmoid(DispatchKeySet keys, const Tensor& self) {
  return stubs::sigmoid::redispatch(keys, self);
}

// sigmoid_(Tensor(a!) self) -> Tensor(a!)
inline Tensor& sigmoid_(DispatchKeySet keys, Tensor& self) {
  stubs::sigmoid_::redispatch(keys, self);
  return self;
}

// sigmoid.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
inline Tensor& sigmoid_out(DispatchKeySet keys, Tensor& out, const Tensor& self) {
  stubs::sigmoid_out::redispatch(keys, self, out);
  return out;
}

// sign(Tensor self) -> Tensor
inline Tensor sign(DispatchKeySet keys, const Tensor& self) {
  return stubs::sign::redispatch(keys, self);
}

// sign_(Tensor(a!) self) -> Tensor(a!)
inline Tensor& sign_(DispatchKeySet keys, Tensor& self) {
  stubs::sign_::redispatch(keys, self);
  return self;
}

// sign.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
inline Tensor& sign_out(DispatchKeySet keys, Tensor& out, const Tensor& self) {
  stubs::sign_out::redispatch(keys, self, out);
  return out;
}

// sin(Tensor self) -> Tensor
inline Tensor sin(DispatchKeySet keys, const Tensor& self) {
  return stubs::sin::redispatch(keys, self);
}

// sin_(Tensor(a!) self) -> Tensor(a!)
inline Tensor& sin_(DispatchKeySet keys, Tensor& self) {
  stubs::sin_::redispatch(keys, self);
  return self;
}

// sin.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
inline Tensor& sin_out(DispatchKeySet keys, Tensor& out, const Tensor& self) {
  stubs::sin_out::redispatch(keys, self, out);
  return out;
}

// sinh(Tensor self) -> Tensor
inline Tensor sinh(DispatchKeySet keys, const Tensor& self) {
  return stubs::sinh::redispatch(keys, self);
}

// sinh_(Tensor(a!) self) -> Tensor(a!)
inline Tensor& sinh_(DispatchKeySet keys, Tensor& self) {
  stubs::sinh_::redispatch(keys, self);
  return self;
}

// sinh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
inline Tensor& sinh_out(DispatchKeySet keys, Tensor& out, const Tensor& self) {
  stubs::sinh_out::redispatch(keys, self, out);
  return out;
}

// square(Tensor self) -> Tensor
inline Tensor square(DispatchKeySet keys, const Tensor& self) {
  return stubs::square::redispatch(keys, self);
}

// square_(Tensor(a!) self) -> Tensor(a!)
inline Tensor& square_(DispatchKeySet keys, Tensor& self) {
  stubs::square_::redispatch(keys, self);
  return self;
}

// square.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
inline Tensor& square_out(DispatchKeySet keys, Tensor& out, const Tensor& self) {
  stubs::square_out::redispatch(keys, self, out);
  return out;
}

// tan(Tensor self) -> Tensor
inline Tensor tan(DispatchKeySet keys, const Tensor& self) {
  return stubs::tan::redispatch(keys, self);
}

// tan_(Tensor(a!) self) -> Tensor(a!)
inline Tensor& tan_(DispatchKeySet keys, Tensor& self) {
  stubs::tan_::redispatch(keys, self);
  return self;
}

// tan.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
inline Tensor& tan_out(DispatchKeySet keys, Tensor& out, const Tensor& self) {
  stubs::tan_out::redispatch(keys, self, out);
  return out;
}

// tanh(Tensor self) -> Tensor
inline Tensor tanh(DispatchKeySet keys, const Tensor& self) {
  return stubs::tanh::redispatch(keys, self);
}

// tanh_(Tensor(a!) self) -> Tensor(a!)
inline Tensor& tanh_(DispatchKeySet keys, Tensor& self) {
  stubs::tanh_::redispatch(keys, self);
  return self;
}

// tanh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
inline Tensor& tanh_out(DispatchKeySet keys, Tensor& out, const Tensor& self) {
  stubs::tanh_out::redispatch(keys, self, out);
  return out;
}

// trunc(Tensor self) -> Tensor
inline Tensor trunc(DispatchKeySet keys, const Tensor& self) {
  return stubs::trunc::redispatch(keys, self);
}

// trunc_(Tensor(a!) self) -> Tensor(a!)
inline Tensor& trunc_(DispatchKeySet keys, Tensor& self) {
  stubs::trunc_::redispatch(keys, self);
  return self;
}

// trunc.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
inline Tensor& trunc_out(DispatchKeySet keys, Tensor& out, const Tensor& self) {
  stubs::trunc_out::redispatch(keys, self, out);
  return out;
}

// isnan(Tensor self) -> Tensor
inline Tensor isnan(DispatchKeySet keys, const Tensor& self) {
  return stubs::isnan::redispatch(keys, self);
}

// isinf(Tensor self) -> Tensor
inline Tensor isinf(DispatchKeySet keys, const Tensor& self) {
  return stubs::isinf::redispatch(keys, self);
}

// isfinite(Tensor self) -> Tensor
inline Tensor isfinite(DispatchKeySet keys, const Tensor& self) {
  return stubs::isfinite::redispatch(keys, self);
}

// logical_not(Tensor self) -> Tensor
inline Tensor logical_not(DispatchKeySet keys, const Tensor& self) {
  return stubs::logical_not::redispatch(keys, self);
}

// logical_not_(Tensor(a!) self) -> Tensor(a!)
inline Tensor& logical_not_(DispatchKeySet keys, Tensor& self) {
  stubs::logical_not_::redispatch(keys, self);
  return self;
}

// logical_not.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
inline Tensor& logical_not_out(DispatchKeySet keys, Tensor& out, const Tensor& self) {
  stubs::logical_not_out::redispatch(keys, self, out);
  return out;
}

// bitwise_not(Tensor self) -> Tensor
inline Tensor bitwise_not(DispatchKeySet keys, const Tensor& self) {
  return stubs::bitwise_not::redispatch(keys, self);
}

// bitwise_not_(Tensor(a!) self) -> Tensor(a!)
inline Tensor& bitwise_not_(DispatchKeySet keys, Tensor& self) {
  stubs::bitwise_not_::redispatch(keys, self);
  return self;
}

// bitwise_not.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
inline Tensor& bitwise_not_out(DispatchKeySet keys, Tensor& out, const Tensor& self) {
  stubs::bitwise_not_out::redispatch(keys, self, out);
  return out;
}

// clamp(Tensor self, Scalar? min=None, Scalar? max=None) -> Tensor
inline Tensor clamp(DispatchKeySet keys, const Tensor& self,
                    const std::optional<Scalar>& min = std::nullopt,
                    const std::optional<Scalar>& max = std::nullopt) {
  return stubs::clamp::redispatch(keys, self, min, max);
}

// clamp_(Tensor(a!) self, Scalar? min=None, Scalar? max=None) -> Tensor(a!)
inline Tensor& clamp_(DispatchKeySet keys, Tensor& self,
                      const std::optional<Scalar>& min = std::nullopt,
                      const std::optional<Scalar>& max = std::nullopt) {
  stubs::clamp_::redispatch(keys, self, min, max);
  return self;
}

// clamp.out(Tensor self, Scalar? min=None, Scalar? max=None, *, Tensor(a!) out) -> Tensor(a!)
inline Tensor& clamp_out(DispatchKeySet keys, Tensor& out, const Tensor& self,
                         const std::optional<Scalar>& min = std::nullopt,
                         const std::optional<Scalar>& max = std::nullopt) {
  stubs::clamp_out::redispatch(keys, self, min, max, out);
  return out;
}

// _clamp(Tensor self, Scalar min, Scalar max) -> Tensor
inline Tensor _clamp(DispatchKeySet keys, const Tensor& self, const Scalar& min,
                     const Scalar& max) {
  return stubs::_clamp::redispatch(keys, self, min, max);
}

// clamp_min(Tensor self, Scalar min) -> Tensor
inline Tensor clamp_min(DispatchKeySet keys, const Tensor& self, const Scalar& min) {
  return stubs::clamp_min::redispatch(keys, self, min);
}

// clamp_min_(Tensor(a!) self, Scalar min) -> Tensor(a!)
inline Tensor& clamp_min_(DispatchKeySet keys, Tensor& self, const Scalar& min) {
  stubs::clamp_min_::redispatch(keys, self, min);
  return self;
}

// clamp_min.out(Tensor self, Scalar min, *, Tensor(a!) out) -> Tensor(a!)
inline Tensor& clamp_min_out(DispatchKeySet keys, Tensor& out, const Tensor& self,
                             const Scalar& min) {
  stubs::clamp_min_out::redispatch(keys, self, min, out);
  return out;
}

// clamp_max(Tensor self, Scalar max) -> Tensor
inline Tensor clamp_max(DispatchKeySet keys, const Tensor& self, const Scalar& max) {
  return stubs::clamp_max::redispatch(keys, self, max);
}

// clamp_max_(Tensor(a!) self, Scalar max) -> Tensor(a!)
inline Tensor& clamp_max_(DispatchKeySet keys, Tensor& self, const Scalar& max) {
  stubs::clamp_max_::redispatch(keys, self, max);
  return self;
}

// clamp_max.out(Tensor self, Scalar max, *, Tensor(a!) out) -> Tensor(a!)
inline Tensor& clamp_max_out(DispatchKeySet keys, Tensor& out, const Tensor& self,
                             const Scalar& max) {
  stubs::clamp_max_out::redispatch(keys, self, max, out);
  return out;
}

}  // namespace tenon::redispatch
