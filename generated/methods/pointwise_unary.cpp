// Generated from ops.yaml by templates/methods/category.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/tensor/public_conversions.h"
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

// exp(Tensor self) -> Tensor
Tensor Tensor::exp() const {
  return ops::exp::call(*this);
}

// exp_(Tensor(a!) self) -> Tensor(a!)
Tensor& Tensor::exp_() const {
  ops::exp_::call(const_cast<Tensor&>(*this));
  return const_cast<Tensor&>(*this);
}

// neg(Tensor self) -> Tensor
Tensor Tensor::neg() const {
  return ops::neg::call(*this);
}

// neg_(Tensor(a!) self) -> Tensor(a!)
Tensor& Tensor::neg_() const {
  ops::neg_::call(const_cast<Tensor&>(*this));
  return const_cast<Tensor&>(*this);
}

// sqrt(Tensor self) -> Tensor
Tensor Tensor::sqrt() const {
  return ops::sqrt::call(*this);
}

// sqrt_(Tensor(a!) self) -> Tensor(a!)
Tensor& Tensor::sqrt_() const {
  ops::sqrt_::call(const_cast<Tensor&>(*this));
  return const_cast<Tensor&>(*this);
}

// abs(Tensor self) -> Tensor
Tensor Tensor::abs() const {
  return ops::abs::call(*this);
}

// abs_(Tensor(a!) self) -> Tensor(a!)
Tensor& Tensor::abs_() const {
  ops::abs_::call(const_cast<Tensor&>(*this));
  return const_cast<Tensor&>(*this);
}

// acos(Tensor self) -> Tensor
Tensor Tensor::acos() const {
  return ops::acos::call(*this);
}

// acos_(Tensor(a!) self) -> Tensor(a!)
Tensor& Tensor::acos_() const {
  ops::acos_::call(const_cast<Tensor&>(*this));
  return const_cast<Tensor&>(*this);
}

// acosh(Tensor self) -> Tensor
Tensor Tensor::acosh() const {
  return ops::acosh::call(*this);
}

// acosh_(Tensor(a!) self) -> Tensor(a!)
Tensor& Tensor::acosh_() const {
  ops::acosh_::call(const_cast<Tensor&>(*this));
  return const_cast<Tensor&>(*this);
}

// asin(Tensor self) -> Tensor
Tensor Tensor::asin() const {
  return ops::asin::call(*this);
}

// asin_(Tensor(a!) self) -> Tensor(a!)
Tensor& Tensor::asin_() const {
  ops::asin_::call(const_cast<Tensor&>(*this));
  return const_cast<Tensor&>(*this);
}

// asinh(Tensor self) -> Tensor
Tensor Tensor::asinh() const {
  return ops::asinh::call(*this);
}

// asinh_(Tensor(a!) self) -> Tensor(a!)
Tensor& Tensor::asinh_() const {
  ops::asinh_::call(const_cast<Tensor&>(*this));
  return const_cast<Tensor&>(*this);
}

// atan(Tensor self) -> Tensor
Tensor Tensor::atan() const {
  return ops::atan::call(*this);
}

// atan_(Tensor(a!) self) -> Tensor(a!)
Tensor& Tensor::atan_() const {
  ops::atan_::call(const_cast<Tensor&>(*this));
  return const_cast<Tensor&>(*this);
}

// atanh(Tensor self) -> Tensor
Tensor Tensor::atanh() const {
  return ops::atanh::call(*this);
}

// atanh_(Tensor(a!) self) -> Tensor(a!)
Tensor& Tensor::atanh_() const {
  ops::atanh_::call(const_cast<Tensor&>(*this));
  return const_cast<Tensor&>(*this);
}

// ceil(Tensor self) -> Tensor
Tensor Tensor::ceil() const {
  return ops::ceil::call(*this);
}

// ceil_(Tensor(a!) self) -> Tensor(a!)
Tensor& Tensor::ceil_() const {
  ops::ceil_::call(const_cast<Tensor&>(*this));
  return const_cast<Tensor&>(*this);
}

// cos(Tensor self) -> Tensor
Tensor Tensor::cos() const {
  return ops::cos::call(*this);
}

// cos_(Tensor(a!) self) -> Tensor(a!)
Tensor& Tensor::cos_() const {
  ops::cos_::call(const_cast<Tensor&>(*this));
  return const_cast<Tensor&>(*this);
}

// cosh(Tensor self) -> Tensor
Tensor Tensor::cosh() const {
  return ops::cosh::call(*this);
}

// cosh_(Tensor(a!) self) -> Tensor(a!)
Tensor& Tensor::cosh_() const {
  ops::cosh_::call(const_cast<Tensor&>(*this));
  return const_cast<Tensor&>(*this);
}

// erf(Tensor self) -> Tensor
Tensor Tensor::erf() const {
  return ops::erf::call(*this);
}

// erf_(Tensor(a!) self) -> Tensor(a!)
Tensor& Tensor::erf_() const {
  ops::erf_::call(const_cast<Tensor&>(*this));
  return const_cast<Tensor&>(*this);
}

// erfc(Tensor self) -> Tensor
Tensor Tensor::erfc() const {
  return ops::erfc::call(*this);
}

// erfc_(Tensor(a!) self) -> Tensor(a!)
Tensor& Tensor::erfc_() const {
  ops::erfc_::call(const_cast<Tensor&>(*this));
  return const_cast<Tensor&>(*this);
}

// exp2(Tensor self) -> Tensor
Tensor Tensor::exp2() const {
  return ops::exp2::call(*this);
}

// exp2_(Tensor(a!) self) -> Tensor(a!)
Tensor& Tensor::exp2_() const {
  ops::exp2_::call(const_cast<Tensor&>(*this));
  return const_cast<Tensor&>(*this);
}

// expm1(Tensor self) -> Tensor
Tensor Tensor::expm1() const {
  return ops::expm1::call(*this);
}

// expm1_(Tensor(a!) self) -> Tensor(a!)
Tensor& Tensor::expm1_() const {
  ops::expm1_::call(const_cast<Tensor&>(*this));
  return const_cast<Tensor&>(*this);
}

// floor(Tensor self) -> Tensor
Tensor Tensor::floor() const {
  return ops::floor::call(*this);
}

// floor_(Tensor(a!) self) -> Tensor(a!)
Tensor& Tensor::floor_() const {
  ops::floor_::call(const_cast<Tensor&>(*this));
  return const_cast<Tensor&>(*this);
}

// log(Tensor self) -> Tensor
Tensor Tensor::log() const {
  return ops::log::call(*this);
}

// log_(Tensor(a!) self) -> Tensor(a!)
Tensor& Tensor::log_() const {
  ops::log_::call(const_cast<Tensor&>(*this));
  return const_cast<Tensor&>(*this);
}

// log10(Tensor self) -> Tensor
Tensor Tensor::log10() const {
  return ops::log10::call(*this);
}

// log10_(Tensor(a!) self) -> Tensor(a!)
Tensor& Tensor::log10_() const {
  ops::log10_::call(const_cast<Tensor&>(*this));
  return const_cast<Tensor&>(*this);
}

// log1p(Tensor self) -> Tensor
Tensor Tensor::log1p() const {
  return ops::log1p::call(*this);
}

// log1p_(Tensor(a!) self) -> Tensor(a!)
Tensor& Tensor::log1p_() const {
  ops::log1p_::call(const_cast<Tensor&>(*this));
  return const_cast<Tensor&>(*this);
}

// log2(Tensor self) -> Tensor
Tensor Tensor::log2() const {
  return ops::log2::call(*this);
}

// log2_(Tensor(a!) self) -> Tensor(a!)
Tensor& Tensor::log2_() const {
  ops::log2_::call(const_cast<Tensor&>(*this));
  return const_cast<Tensor&>(*this);
}

// reciprocal(Tensor self) -> Tensor
Tensor Tensor::reciprocal() const {
  return ops::reciprocal::call(*this);
}

// reciprocal_(Tensor(a!) self) -> Tensor(a!)
Tensor& Tensor::reciprocal_() const {
  ops::reciprocal_::call(const_cast<Tensor&>(*this));
  return const_cast<Tensor&>(*this);
}

// round(Tensor self) -> Tensor
Tensor Tensor::round() const {
  return ops::round::call(*this);
}

// round_(Tensor(a!) self) -> Tensor(a!)
Tensor& Tensor::round_() const {
  ops::round_::call(const_cast<Tensor&>(*this));
  return const_cast<Tensor&>(*this);
}

// rsqrt(Tensor self) -> Tensor
Tensor Tensor::rsqrt() const {
  return ops::rsqrt::call(*this);
}

// rsqrt_(Tensor(a!) self) -> Tensor(a!)
Tensor& Tensor::rsqrt_() const {
  ops::rsqrt_::call(const_cast<Tensor&>(*this));
  return const_cast<Tensor&>(*this);
}

// sigmoid(Tensor self) -> Tensor
Tensor Tensor::sigmoid() const {
  return ops::sigmoid::call(*this);
}

// sigmoid_(Tensor(a!) self) -> Tensor(a!)
Tensor& Tensor::sigmoid_() const {
  ops::sigmoid_::call(const_cast<Tensor&>(*this));
  return const_cast<Tensor&>(*this);
}

// sign(Tensor self) -> Tensor
Tensor Tensor::sign() const {
  return ops::sign::call(*this);
}

// sign_(Tensor(a!) self) -> Tensor(a!)
Tensor& Tensor::sign_() const {
  ops::sign_::call(const_cast<Tensor&>(*this));
  return const_cast<Tensor&>(*this);
}

// sin(Tensor self) -> Tensor
Tensor Tensor::sin() const {
  return ops::sin::call(*this);
}

// sin_(Tensor(a!) self) -> Tensor(a!)
Tensor& Tensor::sin_() const {
  ops::sin_::call(const_cast<Tensor&>(*this));
  return const_cast<Tensor&>(*this);
}

// sinh(Tensor self) -> Tensor
Tensor Tensor::sinh() const {
  return ops::sinh::call(*this);
}

// sinh_(Tensor(a!) self) -> Tensor(a!)
Tensor& Tensor::sinh_() const {
  ops::sinh_::call(const_cast<Tensor&>(*this));
  return const_cast<Tensor&>(*this);
}

// square(Tensor self) -> Tensor
Tensor Tensor::square() const {
  return ops::square::call(*this);
}

// square_(Tensor(a!) self) -> Tensor(a!)
Tensor& Tensor::square_() const {
  ops::square_::call(const_cast<Tensor&>(*this));
  return const_cast<Tensor&>(*this);
}

// tan(Tensor self) -> Tensor
Tensor Tensor::tan() const {
  return ops::tan::call(*this);
}

// tan_(Tensor(a!) self) -> Tensor(a!)
Tensor& Tensor::tan_() const {
  ops::tan_::call(const_cast<Tensor&>(*this));
  return const_cast<Tensor&>(*this);
}

// tanh(Tensor self) -> Tensor
Tensor Tensor::tanh() const {
  return ops::tanh::call(*this);
}

// tanh_(Tensor(a!) self) -> Tensor(a!)
Tensor& Tensor::tanh_() const {
  ops::tanh_::call(const_cast<Tensor&>(*this));
  return const_cast<Tensor&>(*this);
}

// trunc(Tensor self) -> Tensor
Tensor Tensor::trunc() const {
  return ops::trunc::call(*this);
}

// trunc_(Tensor(a!) self) -> Tensor(a!)
Tensor& Tensor::trunc_() const {
  ops::trunc_::call(const_cast<Tensor&>(*this));
  return const_cast<Tensor&>(*this);
}

// isnan(Tensor self) -> Tensor
Tensor Tensor::isnan() const {
  return ops::isnan::call(*this);
}

// isinf(Tensor self) -> Tensor
Tensor Tensor::isinf() const {
  return ops::isinf::call(*this);
}

// isfinite(Tensor self) -> Tensor
Tensor Tensor::isfinite() const {
  return ops::isfinite::call(*this);
}

// logical_not(Tensor self) -> Tensor
Tensor Tensor::logical_not() const {
  return ops::logical_not::call(*this);
}

// logical_not_(Tensor(a!) self) -> Tensor(a!)
Tensor& Tensor::logical_not_() const {
  ops::logical_not_::call(const_cast<Tensor&>(*this));
  return const_cast<Tensor&>(*this);
}

// bitwise_not(Tensor self) -> Tensor
Tensor Tensor::bitwise_not() const {
  return ops::bitwise_not::call(*this);
}

// bitwise_not_(Tensor(a!) self) -> Tensor(a!)
Tensor& Tensor::bitwise_not_() const {
  ops::bitwise_not_::call(const_cast<Tensor&>(*this));
  return const_cast<Tensor&>(*this);
}

// clamp(Tensor self, Scalar? min=None, Scalar? max=None) -> Tensor
Tensor Tensor::clamp(const std::optional<Scalar>& min, const std::optional<Scalar>& max) const {
  return ops::clamp::call(*this, min, max);
}

// clamp_(Tensor(a!) self, Scalar? min=None, Scalar? max=None) -> Tensor(a!)
Tensor& Tensor::clamp_(const std::optional<Scalar>& min, const std::optional<Scalar>& max) const {
  ops::clamp_::call(const_cast<Tensor&>(*this), min, max);
  return const_cast<Tensor&>(*this);
}

// clamp_min(Tensor self, Scalar min) -> Tensor
Tensor Tensor::clamp_min(const Scalar& min) const {
  return ops::clamp_min::call(*this, min);
}

// clamp_min_(Tensor(a!) self, Scalar min) -> Tensor(a!)
Tensor& Tensor::clamp_min_(const Scalar& min) const {
  ops::clamp_min_::call(const_cast<Tensor&>(*this), min);
  return const_cast<Tensor&>(*this);
}

// clamp_max(Tensor self, Scalar max) -> Tensor
Tensor Tensor::clamp_max(const Scalar& max) const {
  return ops::clamp_max::call(*this, max);
}

// clamp_max_(Tensor(a!) self, Scalar max) -> Tensor(a!)
Tensor& Tensor::clamp_max_(const Scalar& max) const {
  ops::clamp_max_::call(const_cast<Tensor&>(*this), max);
  return const_cast<Tensor&>(*this);
}

}  // namespace tenon
