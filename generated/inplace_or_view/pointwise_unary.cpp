// Generated from ops.yaml by templates/inplace_or_view/category.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/variable.h"
#include "tenon/dispatch/dispatcher.h"
#include "tenon/generated/registrations.h"
#include "tenon/generated/ops/abs.h"
#include "tenon/generated/ops/acos.h"
#include "tenon/generated/ops/acosh.h"
#include "tenon/generated/ops/asin.h"
#include "tenon/generated/ops/asinh.h"
#include "tenon/generated/ops/atan.h"
#include "tenon/generated/ops/atanh.h"
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
namespace {

constexpr const char* kRegistrant = "generated/inplace_or_view/pointwise_unary.cpp";

// exp_(Tensor(a!) self) -> Tensor(a!)
TensorBase& exp_(DispatchKeySet keys, TensorBase& self) {
  check_mutable("exp_", "self", self);
  ops::exp_::redispatch(keys & after_inplace_or_view_keys, self);
  increment_version(self);
  return self;
}

// exp.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& exp_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  check_mutable("exp.out", "out", out);
  ops::exp_out::redispatch(keys & after_inplace_or_view_keys, self, out);
  increment_version(out);
  return out;
}

// neg_(Tensor(a!) self) -> Tensor(a!)
TensorBase& neg_(DispatchKeySet keys, TensorBase& self) {
  check_mutable("neg_", "self", self);
  ops::neg_::redispatch(keys & after_inplace_or_view_keys, self);
  increment_version(self);
  return self;
}

// neg.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& neg_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  check_mutable("neg.out", "out", out);
  ops::neg_out::redispatch(keys & after_inplace_or_view_keys, self, out);
  increment_version(out);
  return out;
}

// sqrt_(Tensor(a!) self) -> Tensor(a!)
TensorBase& sqrt_(DispatchKeySet keys, TensorBase& self) {
  check_mutable("sqrt_", "self", self);
  ops::sqrt_::redispatch(keys & after_inplace_or_view_keys, self);
  increment_version(self);
  return self;
}

// sqrt.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& sqrt_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  check_mutable("sqrt.out", "out", out);
  ops::sqrt_out::redispatch(keys & after_inplace_or_view_keys, self, out);
  increment_version(out);
  return out;
}

// abs_(Tensor(a!) self) -> Tensor(a!)
TensorBase& abs_(DispatchKeySet keys, TensorBase& self) {
  check_mutable("abs_", "self", self);
  ops::abs_::redispatch(keys & after_inplace_or_view_keys, self);
  increment_version(self);
  return self;
}

// abs.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& abs_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  check_mutable("abs.out", "out", out);
  ops::abs_out::redispatch(keys & after_inplace_or_view_keys, self, out);
  increment_version(out);
  return out;
}

// acos_(Tensor(a!) self) -> Tensor(a!)
TensorBase& acos_(DispatchKeySet keys, TensorBase& self) {
  check_mutable("acos_", "self", self);
  ops::acos_::redispatch(keys & after_inplace_or_view_keys, self);
  increment_version(self);
  return self;
}

// acos.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& acos_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  check_mutable("acos.out", "out", out);
  ops::acos_out::redispatch(keys & after_inplace_or_view_keys, self, out);
  increment_version(out);
  return out;
}

// acosh_(Tensor(a!) self) -> Tensor(a!)
TensorBase& acosh_(DispatchKeySet keys, TensorBase& self) {
  check_mutable("acosh_", "self", self);
  ops::acosh_::redispatch(keys & after_inplace_or_view_keys, self);
  increment_version(self);
  return self;
}

// acosh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& acosh_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  check_mutable("acosh.out", "out", out);
  ops::acosh_out::redispatch(keys & after_inplace_or_view_keys, self, out);
  increment_version(out);
  return out;
}

// asin_(Tensor(a!) self) -> Tensor(a!)
TensorBase& asin_(DispatchKeySet keys, TensorBase& self) {
  check_mutable("asin_", "self", self);
  ops::asin_::redispatch(keys & after_inplace_or_view_keys, self);
  increment_version(self);
  return self;
}

// asin.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& asin_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  check_mutable("asin.out", "out", out);
  ops::asin_out::redispatch(keys & after_inplace_or_view_keys, self, out);
  increment_version(out);
  return out;
}

// asinh_(Tensor(a!) self) -> Tensor(a!)
TensorBase& asinh_(DispatchKeySet keys, TensorBase& self) {
  check_mutable("asinh_", "self", self);
  ops::asinh_::redispatch(keys & after_inplace_or_view_keys, self);
  increment_version(self);
  return self;
}

// asinh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& asinh_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  check_mutable("asinh.out", "out", out);
  ops::asinh_out::redispatch(keys & after_inplace_or_view_keys, self, out);
  increment_version(out);
  return out;
}

// atan_(Tensor(a!) self) -> Tensor(a!)
TensorBase& atan_(DispatchKeySet keys, TensorBase& self) {
  check_mutable("atan_", "self", self);
  ops::atan_::redispatch(keys & after_inplace_or_view_keys, self);
  increment_version(self);
  return self;
}

// atan.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& atan_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  check_mutable("atan.out", "out", out);
  ops::atan_out::redispatch(keys & after_inplace_or_view_keys, self, out);
  increment_version(out);
  return out;
}

// atanh_(Tensor(a!) self) -> Tensor(a!)
TensorBase& atanh_(DispatchKeySet keys, TensorBase& self) {
  check_mutable("atanh_", "self", self);
  ops::atanh_::redispatch(keys & after_inplace_or_view_keys, self);
  increment_version(self);
  return self;
}

// atanh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& atanh_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  check_mutable("atanh.out", "out", out);
  ops::atanh_out::redispatch(keys & after_inplace_or_view_keys, self, out);
  increment_version(out);
  return out;
}

// ceil_(Tensor(a!) self) -> Tensor(a!)
TensorBase& ceil_(DispatchKeySet keys, TensorBase& self) {
  check_mutable("ceil_", "self", self);
  ops::ceil_::redispatch(keys & after_inplace_or_view_keys, self);
  increment_version(self);
  return self;
}

// ceil.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& ceil_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  check_mutable("ceil.out", "out", out);
  ops::ceil_out::redispatch(keys & after_inplace_or_view_keys, self, out);
  increment_version(out);
  return out;
}

// cos_(Tensor(a!) self) -> Tensor(a!)
TensorBase& cos_(DispatchKeySet keys, TensorBase& self) {
  check_mutable("cos_", "self", self);
  ops::cos_::redispatch(keys & after_inplace_or_view_keys, self);
  increment_version(self);
  return self;
}

// cos.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& cos_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  check_mutable("cos.out", "out", out);
  ops::cos_out::redispatch(keys & after_inplace_or_view_keys, self, out);
  increment_version(out);
  return out;
}

// cosh_(Tensor(a!) self) -> Tensor(a!)
TensorBase& cosh_(DispatchKeySet keys, TensorBase& self) {
  check_mutable("cosh_", "self", self);
  ops::cosh_::redispatch(keys & after_inplace_or_view_keys, self);
  increment_version(self);
  return self;
}

// cosh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& cosh_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  check_mutable("cosh.out", "out", out);
  ops::cosh_out::redispatch(keys & after_inplace_or_view_keys, self, out);
  increment_version(out);
  return out;
}

// erf_(Tensor(a!) self) -> Tensor(a!)
TensorBase& erf_(DispatchKeySet keys, TensorBase& self) {
  check_mutable("erf_", "self", self);
  ops::erf_::redispatch(keys & after_inplace_or_view_keys, self);
  increment_version(self);
  return self;
}

// erf.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& erf_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  check_mutable("erf.out", "out", out);
  ops::erf_out::redispatch(keys & after_inplace_or_view_keys, self, out);
  increment_version(out);
  return out;
}

// erfc_(Tensor(a!) self) -> Tensor(a!)
TensorBase& erfc_(DispatchKeySet keys, TensorBase& self) {
  check_mutable("erfc_", "self", self);
  ops::erfc_::redispatch(keys & after_inplace_or_view_keys, self);
  increment_version(self);
  return self;
}

// erfc.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& erfc_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  check_mutable("erfc.out", "out", out);
  ops::erfc_out::redispatch(keys & after_inplace_or_view_keys, self, out);
  increment_version(out);
  return out;
}

// exp2_(Tensor(a!) self) -> Tensor(a!)
TensorBase& exp2_(DispatchKeySet keys, TensorBase& self) {
  check_mutable("exp2_", "self", self);
  ops::exp2_::redispatch(keys & after_inplace_or_view_keys, self);
  increment_version(self);
  return self;
}

// exp2.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& exp2_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  check_mutable("exp2.out", "out", out);
  ops::exp2_out::redispatch(keys & after_inplace_or_view_keys, self, out);
  increment_version(out);
  return out;
}

// expm1_(Tensor(a!) self) -> Tensor(a!)
TensorBase& expm1_(DispatchKeySet keys, TensorBase& self) {
  check_mutable("expm1_", "self", self);
  ops::expm1_::redispatch(keys & after_inplace_or_view_keys, self);
  increment_version(self);
  return self;
}

// expm1.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& expm1_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  check_mutable("expm1.out", "out", out);
  ops::expm1_out::redispatch(keys & after_inplace_or_view_keys, self, out);
  increment_version(out);
  return out;
}

// floor_(Tensor(a!) self) -> Tensor(a!)
TensorBase& floor_(DispatchKeySet keys, TensorBase& self) {
  check_mutable("floor_", "self", self);
  ops::floor_::redispatch(keys & after_inplace_or_view_keys, self);
  increment_version(self);
  return self;
}

// floor.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& floor_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  check_mutable("floor.out", "out", out);
  ops::floor_out::redispatch(keys & after_inplace_or_view_keys, self, out);
  increment_version(out);
  return out;
}

// log_(Tensor(a!) self) -> Tensor(a!)
TensorBase& log_(DispatchKeySet keys, TensorBase& self) {
  check_mutable("log_", "self", self);
  ops::log_::redispatch(keys & after_inplace_or_view_keys, self);
  increment_version(self);
  return self;
}

// log.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& log_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  check_mutable("log.out", "out", out);
  ops::log_out::redispatch(keys & after_inplace_or_view_keys, self, out);
  increment_version(out);
  return out;
}

// log10_(Tensor(a!) self) -> Tensor(a!)
TensorBase& log10_(DispatchKeySet keys, TensorBase& self) {
  check_mutable("log10_", "self", self);
  ops::log10_::redispatch(keys & after_inplace_or_view_keys, self);
  increment_version(self);
  return self;
}

// log10.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& log10_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  check_mutable("log10.out", "out", out);
  ops::log10_out::redispatch(keys & after_inplace_or_view_keys, self, out);
  increment_version(out);
  return out;
}

// log1p_(Tensor(a!) self) -> Tensor(a!)
TensorBase& log1p_(DispatchKeySet keys, TensorBase& self) {
  check_mutable("log1p_", "self", self);
  ops::log1p_::redispatch(keys & after_inplace_or_view_keys, self);
  increment_version(self);
  return self;
}

// log1p.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& log1p_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  check_mutable("log1p.out", "out", out);
  ops::log1p_out::redispatch(keys & after_inplace_or_view_keys, self, out);
  increment_version(out);
  return out;
}

// log2_(Tensor(a!) self) -> Tensor(a!)
TensorBase& log2_(DispatchKeySet keys, TensorBase& self) {
  check_mutable("log2_", "self", self);
  ops::log2_::redispatch(keys & after_inplace_or_view_keys, self);
  increment_version(self);
  return self;
}

// log2.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& log2_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  check_mutable("log2.out", "out", out);
  ops::log2_out::redispatch(keys & after_inplace_or_view_keys, self, out);
  increment_version(out);
  return out;
}

// reciprocal_(Tensor(a!) self) -> Tensor(a!)
TensorBase& reciprocal_(DispatchKeySet keys, TensorBase& self) {
  check_mutable("reciprocal_", "self", self);
  ops::reciprocal_::redispatch(keys & after_inplace_or_view_keys, self);
  increment_version(self);
  return self;
}

// reciprocal.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& reciprocal_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  check_mutable("reciprocal.out", "out", out);
  ops::reciprocal_out::redispatch(keys & after_inplace_or_view_keys, self, out);
  increment_version(out);
  return out;
}

// round_(Tensor(a!) self) -> Tensor(a!)
TensorBase& round_(DispatchKeySet keys, TensorBase& self) {
  check_mutable("round_", "self", self);
  ops::round_::redispatch(keys & after_inplace_or_view_keys, self);
  increment_version(self);
  return self;
}

// round.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& round_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  check_mutable("round.out", "out", out);
  ops::round_out::redispatch(keys & after_inplace_or_view_keys, self, out);
  increment_version(out);
  return out;
}

// rsqrt_(Tensor(a!) self) -> Tensor(a!)
TensorBase& rsqrt_(DispatchKeySet keys, TensorBase& self) {
  check_mutable("rsqrt_", "self", self);
  ops::rsqrt_::redispatch(keys & after_inplace_or_view_keys, self);
  increment_version(self);
  return self;
}

// rsqrt.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& rsqrt_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  check_mutable("rsqrt.out", "out", out);
  ops::rsqrt_out::redispatch(keys & after_inplace_or_view_keys, self, out);
  increment_version(out);
  return out;
}

// sigmoid_(Tensor(a!) self) -> Tensor(a!)
TensorBase& sigmoid_(DispatchKeySet keys, TensorBase& self) {
  check_mutable("sigmoid_", "self", self);
  ops::sigmoid_::redispatch(keys & after_inplace_or_view_keys, self);
  increment_version(self);
  return self;
}

// sigmoid.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& sigmoid_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  check_mutable("sigmoid.out", "out", out);
  ops::sigmoid_out::redispatch(keys & after_inplace_or_view_keys, self, out);
  increment_version(out);
  return out;
}

// sign_(Tensor(a!) self) -> Tensor(a!)
TensorBase& sign_(DispatchKeySet keys, TensorBase& self) {
  check_mutable("sign_", "self", self);
  ops::sign_::redispatch(keys & after_inplace_or_view_keys, self);
  increment_version(self);
  return self;
}

// sign.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& sign_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  check_mutable("sign.out", "out", out);
  ops::sign_out::redispatch(keys & after_inplace_or_view_keys, self, out);
  increment_version(out);
  return out;
}

// sin_(Tensor(a!) self) -> Tensor(a!)
TensorBase& sin_(DispatchKeySet keys, TensorBase& self) {
  check_mutable("sin_", "self", self);
  ops::sin_::redispatch(keys & after_inplace_or_view_keys, self);
  increment_version(self);
  return self;
}

// sin.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& sin_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  check_mutable("sin.out", "out", out);
  ops::sin_out::redispatch(keys & after_inplace_or_view_keys, self, out);
  increment_version(out);
  return out;
}

// sinh_(Tensor(a!) self) -> Tensor(a!)
TensorBase& sinh_(DispatchKeySet keys, TensorBase& self) {
  check_mutable("sinh_", "self", self);
  ops::sinh_::redispatch(keys & after_inplace_or_view_keys, self);
  increment_version(self);
  return self;
}

// sinh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& sinh_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  check_mutable("sinh.out", "out", out);
  ops::sinh_out::redispatch(keys & after_inplace_or_view_keys, self, out);
  increment_version(out);
  return out;
}

// square_(Tensor(a!) self) -> Tensor(a!)
TensorBase& square_(DispatchKeySet keys, TensorBase& self) {
  check_mutable("square_", "self", self);
  ops::square_::redispatch(keys & after_inplace_or_view_keys, self);
  increment_version(self);
  return self;
}

// square.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& square_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  check_mutable("square.out", "out", out);
  ops::square_out::redispatch(keys & after_inplace_or_view_keys, self, out);
  increment_version(out);
  return out;
}

// tan_(Tensor(a!) self) -> Tensor(a!)
TensorBase& tan_(DispatchKeySet keys, TensorBase& self) {
  check_mutable("tan_", "self", self);
  ops::tan_::redispatch(keys & after_inplace_or_view_keys, self);
  increment_version(self);
  return self;
}

// tan.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& tan_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  check_mutable("tan.out", "out", out);
  ops::tan_out::redispatch(keys & after_inplace_or_view_keys, self, out);
  increment_version(out);
  return out;
}

// tanh_(Tensor(a!) self) -> Tensor(a!)
TensorBase& tanh_(DispatchKeySet keys, TensorBase& self) {
  check_mutable("tanh_", "self", self);
  ops::tanh_::redispatch(keys & after_inplace_or_view_keys, self);
  increment_version(self);
  return self;
}

// tanh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& tanh_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  check_mutable("tanh.out", "out", out);
  ops::tanh_out::redispatch(keys & after_inplace_or_view_keys, self, out);
  increment_version(out);
  return out;
}

// trunc_(Tensor(a!) self) -> Tensor(a!)
TensorBase& trunc_(DispatchKeySet keys, TensorBase& self) {
  check_mutable("trunc_", "self", self);
  ops::trunc_::redispatch(keys & after_inplace_or_view_keys, self);
  increment_version(self);
  return self;
}

// trunc.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& trunc_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  check_mutable("trunc.out", "out", out);
  ops::trunc_out::redispatch(keys & after_inplace_or_view_keys, self, out);
  increment_version(out);
  return out;
}

// logical_not_(Tensor(a!) self) -> Tensor(a!)
TensorBase& logical_not_(DispatchKeySet keys, TensorBase& self) {
  check_mutable("logical_not_", "self", self);
  ops::logical_not_::redispatch(keys & after_inplace_or_view_keys, self);
  increment_version(self);
  return self;
}

// logical_not.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& logical_not_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  check_mutable("logical_not.out", "out", out);
  ops::logical_not_out::redispatch(keys & after_inplace_or_view_keys, self, out);
  increment_version(out);
  return out;
}

// clamp_(Tensor(a!) self, Scalar? min=None, Scalar? max=None) -> Tensor(a!)
TensorBase& clamp_(DispatchKeySet keys, TensorBase& self, const std::optional<Scalar>& min, const std::optional<Scalar>& max) {
  check_mutable("clamp_", "self", self);
  ops::clamp_::redispatch(keys & after_inplace_or_view_keys, self, min, max);
  increment_version(self);
  return self;
}

// clamp.out(Tensor self, Scalar? min=None, Scalar? max=None, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& clamp_out(DispatchKeySet keys, const TensorBase& self, const std::optional<Scalar>& min, const std::optional<Scalar>& max, TensorBase& out) {
  check_mutable("clamp.out", "out", out);
  ops::clamp_out::redispatch(keys & after_inplace_or_view_keys, self, min, max, out);
  increment_version(out);
  return out;
}

// clamp_min_(Tensor(a!) self, Scalar min) -> Tensor(a!)
TensorBase& clamp_min_(DispatchKeySet keys, TensorBase& self, const Scalar& min) {
  check_mutable("clamp_min_", "self", self);
  ops::clamp_min_::redispatch(keys & after_inplace_or_view_keys, self, min);
  increment_version(self);
  return self;
}

// clamp_min.out(Tensor self, Scalar min, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& clamp_min_out(DispatchKeySet keys, const TensorBase& self, const Scalar& min, TensorBase& out) {
  check_mutable("clamp_min.out", "out", out);
  ops::clamp_min_out::redispatch(keys & after_inplace_or_view_keys, self, min, out);
  increment_version(out);
  return out;
}

// clamp_max_(Tensor(a!) self, Scalar max) -> Tensor(a!)
TensorBase& clamp_max_(DispatchKeySet keys, TensorBase& self, const Scalar& max) {
  check_mutable("clamp_max_", "self", self);
  ops::clamp_max_::redispatch(keys & after_inplace_or_view_keys, self, max);
  increment_version(self);
  return self;
}

// clamp_max.out(Tensor self, Scalar max, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& clamp_max_out(DispatchKeySet keys, const TensorBase& self, const Scalar& max, TensorBase& out) {
  check_mutable("clamp_max.out", "out", out);
  ops::clamp_max_out::redispatch(keys & after_inplace_or_view_keys, self, max, out);
  increment_version(out);
  return out;
}

}  // namespace

void register_inplace_or_view_pointwise_unary() {
  Dispatcher::set_builtin(ops::exp_::entry, DispatchKey::InplaceOrView, reinterpret_cast<AnyKernel>(&exp_), kRegistrant);
  Dispatcher::set_builtin(ops::exp_out::entry, DispatchKey::InplaceOrView, reinterpret_cast<AnyKernel>(&exp_out), kRegistrant);
  Dispatcher::set_builtin(ops::neg_::entry, DispatchKey::InplaceOrView, reinterpret_cast<AnyKernel>(&neg_), kRegistrant);
  Dispatcher::set_builtin(ops::neg_out::entry, DispatchKey::InplaceOrView, reinterpret_cast<AnyKernel>(&neg_out), kRegistrant);
  Dispatcher::set_builtin(ops::sqrt_::entry, DispatchKey::InplaceOrView, reinterpret_cast<AnyKernel>(&sqrt_), kRegistrant);
  Dispatcher::set_builtin(ops::sqrt_out::entry, DispatchKey::InplaceOrView, reinterpret_cast<AnyKernel>(&sqrt_out), kRegistrant);
  Dispatcher::set_builtin(ops::abs_::entry, DispatchKey::InplaceOrView, reinterpret_cast<AnyKernel>(&abs_), kRegistrant);
  Dispatcher::set_builtin(ops::abs_out::entry, DispatchKey::InplaceOrView, reinterpret_cast<AnyKernel>(&abs_out), kRegistrant);
  Dispatcher::set_builtin(ops::acos_::entry, DispatchKey::InplaceOrView, reinterpret_cast<AnyKernel>(&acos_), kRegistrant);
  Dispatcher::set_builtin(ops::acos_out::entry, DispatchKey::InplaceOrView, reinterpret_cast<AnyKernel>(&acos_out), kRegistrant);
  Dispatcher::set_builtin(ops::acosh_::entry, DispatchKey::InplaceOrView, reinterpret_cast<AnyKernel>(&acosh_), kRegistrant);
  Dispatcher::set_builtin(ops::acosh_out::entry, DispatchKey::InplaceOrView, reinterpret_cast<AnyKernel>(&acosh_out), kRegistrant);
  Dispatcher::set_builtin(ops::asin_::entry, DispatchKey::InplaceOrView, reinterpret_cast<AnyKernel>(&asin_), kRegistrant);
  Dispatcher::set_builtin(ops::asin_out::entry, DispatchKey::InplaceOrView, reinterpret_cast<AnyKernel>(&asin_out), kRegistrant);
  Dispatcher::set_builtin(ops::asinh_::entry, DispatchKey::InplaceOrView, reinterpret_cast<AnyKernel>(&asinh_), kRegistrant);
  Dispatcher::set_builtin(ops::asinh_out::entry, DispatchKey::InplaceOrView, reinterpret_cast<AnyKernel>(&asinh_out), kRegistrant);
  Dispatcher::set_builtin(ops::atan_::entry, DispatchKey::InplaceOrView, reinterpret_cast<AnyKernel>(&atan_), kRegistrant);
  Dispatcher::set_builtin(ops::atan_out::entry, DispatchKey::InplaceOrView, reinterpret_cast<AnyKernel>(&atan_out), kRegistrant);
  Dispatcher::set_builtin(ops::atanh_::entry, DispatchKey::InplaceOrView, reinterpret_cast<AnyKernel>(&atanh_), kRegistrant);
  Dispatcher::set_builtin(ops::atanh_out::entry, DispatchKey::InplaceOrView, reinterpret_cast<AnyKernel>(&atanh_out), kRegistrant);
  Dispatcher::set_builtin(ops::ceil_::entry, DispatchKey::InplaceOrView, reinterpret_cast<AnyKernel>(&ceil_), kRegistrant);
  Dispatcher::set_builtin(ops::ceil_out::entry, DispatchKey::InplaceOrView, reinterpret_cast<AnyKernel>(&ceil_out), kRegistrant);
  Dispatcher::set_builtin(ops::cos_::entry, DispatchKey::InplaceOrView, reinterpret_cast<AnyKernel>(&cos_), kRegistrant);
  Dispatcher::set_builtin(ops::cos_out::entry, DispatchKey::InplaceOrView, reinterpret_cast<AnyKernel>(&cos_out), kRegistrant);
  Dispatcher::set_builtin(ops::cosh_::entry, DispatchKey::InplaceOrView, reinterpret_cast<AnyKernel>(&cosh_), kRegistrant);
  Dispatcher::set_builtin(ops::cosh_out::entry, DispatchKey::InplaceOrView, reinterpret_cast<AnyKernel>(&cosh_out), kRegistrant);
  Dispatcher::set_builtin(ops::erf_::entry, DispatchKey::InplaceOrView, reinterpret_cast<AnyKernel>(&erf_), kRegistrant);
  Dispatcher::set_builtin(ops::erf_out::entry, DispatchKey::InplaceOrView, reinterpret_cast<AnyKernel>(&erf_out), kRegistrant);
  Dispatcher::set_builtin(ops::erfc_::entry, DispatchKey::InplaceOrView, reinterpret_cast<AnyKernel>(&erfc_), kRegistrant);
  Dispatcher::set_builtin(ops::erfc_out::entry, DispatchKey::InplaceOrView, reinterpret_cast<AnyKernel>(&erfc_out), kRegistrant);
  Dispatcher::set_builtin(ops::exp2_::entry, DispatchKey::InplaceOrView, reinterpret_cast<AnyKernel>(&exp2_), kRegistrant);
  Dispatcher::set_builtin(ops::exp2_out::entry, DispatchKey::InplaceOrView, reinterpret_cast<AnyKernel>(&exp2_out), kRegistrant);
  Dispatcher::set_builtin(ops::expm1_::entry, DispatchKey::InplaceOrView, reinterpret_cast<AnyKernel>(&expm1_), kRegistrant);
  Dispatcher::set_builtin(ops::expm1_out::entry, DispatchKey::InplaceOrView, reinterpret_cast<AnyKernel>(&expm1_out), kRegistrant);
  Dispatcher::set_builtin(ops::floor_::entry, DispatchKey::InplaceOrView, reinterpret_cast<AnyKernel>(&floor_), kRegistrant);
  Dispatcher::set_builtin(ops::floor_out::entry, DispatchKey::InplaceOrView, reinterpret_cast<AnyKernel>(&floor_out), kRegistrant);
  Dispatcher::set_builtin(ops::log_::entry, DispatchKey::InplaceOrView, reinterpret_cast<AnyKernel>(&log_), kRegistrant);
  Dispatcher::set_builtin(ops::log_out::entry, DispatchKey::InplaceOrView, reinterpret_cast<AnyKernel>(&log_out), kRegistrant);
  Dispatcher::set_builtin(ops::log10_::entry, DispatchKey::InplaceOrView, reinterpret_cast<AnyKernel>(&log10_), kRegistrant);
  Dispatcher::set_builtin(ops::log10_out::entry, DispatchKey::InplaceOrView, reinterpret_cast<AnyKernel>(&log10_out), kRegistrant);
  Dispatcher::set_builtin(ops::log1p_::entry, DispatchKey::InplaceOrView, reinterpret_cast<AnyKernel>(&log1p_), kRegistrant);
  Dispatcher::set_builtin(ops::log1p_out::entry, DispatchKey::InplaceOrView, reinterpret_cast<AnyKernel>(&log1p_out), kRegistrant);
  Dispatcher::set_builtin(ops::log2_::entry, DispatchKey::InplaceOrView, reinterpret_cast<AnyKernel>(&log2_), kRegistrant);
  Dispatcher::set_builtin(ops::log2_out::entry, DispatchKey::InplaceOrView, reinterpret_cast<AnyKernel>(&log2_out), kRegistrant);
  Dispatcher::set_builtin(ops::reciprocal_::entry, DispatchKey::InplaceOrView, reinterpret_cast<AnyKernel>(&reciprocal_), kRegistrant);
  Dispatcher::set_builtin(ops::reciprocal_out::entry, DispatchKey::InplaceOrView, reinterpret_cast<AnyKernel>(&reciprocal_out), kRegistrant);
  Dispatcher::set_builtin(ops::round_::entry, DispatchKey::InplaceOrView, reinterpret_cast<AnyKernel>(&round_), kRegistrant);
  Dispatcher::set_builtin(ops::round_out::entry, DispatchKey::InplaceOrView, reinterpret_cast<AnyKernel>(&round_out), kRegistrant);
  Dispatcher::set_builtin(ops::rsqrt_::entry, DispatchKey::InplaceOrView, reinterpret_cast<AnyKernel>(&rsqrt_), kRegistrant);
  Dispatcher::set_builtin(ops::rsqrt_out::entry, DispatchKey::InplaceOrView, reinterpret_cast<AnyKernel>(&rsqrt_out), kRegistrant);
  Dispatcher::set_builtin(ops::sigmoid_::entry, DispatchKey::InplaceOrView, reinterpret_cast<AnyKernel>(&sigmoid_), kRegistrant);
  Dispatcher::set_builtin(ops::sigmoid_out::entry, DispatchKey::InplaceOrView, reinterpret_cast<AnyKernel>(&sigmoid_out), kRegistrant);
  Dispatcher::set_builtin(ops::sign_::entry, DispatchKey::InplaceOrView, reinterpret_cast<AnyKernel>(&sign_), kRegistrant);
  Dispatcher::set_builtin(ops::sign_out::entry, DispatchKey::InplaceOrView, reinterpret_cast<AnyKernel>(&sign_out), kRegistrant);
  Dispatcher::set_builtin(ops::sin_::entry, DispatchKey::InplaceOrView, reinterpret_cast<AnyKernel>(&sin_), kRegistrant);
  Dispatcher::set_builtin(ops::sin_out::entry, DispatchKey::InplaceOrView, reinterpret_cast<AnyKernel>(&sin_out), kRegistrant);
  Dispatcher::set_builtin(ops::sinh_::entry, DispatchKey::InplaceOrView, reinterpret_cast<AnyKernel>(&sinh_), kRegistrant);
  Dispatcher::set_builtin(ops::sinh_out::entry, DispatchKey::InplaceOrView, reinterpret_cast<AnyKernel>(&sinh_out), kRegistrant);
  Dispatcher::set_builtin(ops::square_::entry, DispatchKey::InplaceOrView, reinterpret_cast<AnyKernel>(&square_), kRegistrant);
  Dispatcher::set_builtin(ops::square_out::entry, DispatchKey::InplaceOrView, reinterpret_cast<AnyKernel>(&square_out), kRegistrant);
  Dispatcher::set_builtin(ops::tan_::entry, DispatchKey::InplaceOrView, reinterpret_cast<AnyKernel>(&tan_), kRegistrant);
  Dispatcher::set_builtin(ops::tan_out::entry, DispatchKey::InplaceOrView, reinterpret_cast<AnyKernel>(&tan_out), kRegistrant);
  Dispatcher::set_builtin(ops::tanh_::entry, DispatchKey::InplaceOrView, reinterpret_cast<AnyKernel>(&tanh_), kRegistrant);
  Dispatcher::set_builtin(ops::tanh_out::entry, DispatchKey::InplaceOrView, reinterpret_cast<AnyKernel>(&tanh_out), kRegistrant);
  Dispatcher::set_builtin(ops::trunc_::entry, DispatchKey::InplaceOrView, reinterpret_cast<AnyKernel>(&trunc_), kRegistrant);
  Dispatcher::set_builtin(ops::trunc_out::entry, DispatchKey::InplaceOrView, reinterpret_cast<AnyKernel>(&trunc_out), kRegistrant);
  Dispatcher::set_builtin(ops::logical_not_::entry, DispatchKey::InplaceOrView, reinterpret_cast<AnyKernel>(&logical_not_), kRegistrant);
  Dispatcher::set_builtin(ops::logical_not_out::entry, DispatchKey::InplaceOrView, reinterpret_cast<AnyKernel>(&logical_not_out), kRegistrant);
  Dispatcher::set_builtin(ops::clamp_::entry, DispatchKey::InplaceOrView, reinterpret_cast<AnyKernel>(&clamp_), kRegistrant);
  Dispatcher::set_builtin(ops::clamp_out::entry, DispatchKey::InplaceOrView, reinterpret_cast<AnyKernel>(&clamp_out), kRegistrant);
  Dispatcher::set_builtin(ops::clamp_min_::entry, DispatchKey::InplaceOrView, reinterpret_cast<AnyKernel>(&clamp_min_), kRegistrant);
  Dispatcher::set_builtin(ops::clamp_min_out::entry, DispatchKey::InplaceOrView, reinterpret_cast<AnyKernel>(&clamp_min_out), kRegistrant);
  Dispatcher::set_builtin(ops::clamp_max_::entry, DispatchKey::InplaceOrView, reinterpret_cast<AnyKernel>(&clamp_max_), kRegistrant);
  Dispatcher::set_builtin(ops::clamp_max_out::entry, DispatchKey::InplaceOrView, reinterpret_cast<AnyKernel>(&clamp_max_out), kRegistrant);
}

}  // namespace tenon
