// Generated from ops.yaml by templates/inplace_or_view/category.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/inplace.h"
#include "tenon/autograd/view.h"
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

constexpr const char* kRegistrant = "tenon/generated/inplace_or_view/pointwise_unary.cpp";

// exp_(Tensor(a!) self) -> Tensor(a!)
TensorBase& exp_(DispatchKeySet keys, TensorBase& self) {
  check_mutable("exp_", "self", self);
  stubs::exp_::redispatch(keys & after_inplace_or_view_keys, self);
  increment_version(self);
  return self;
}

// exp.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& exp_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  check_mutable("exp.out", "out", out);
  stubs::exp_out::redispatch(keys & after_inplace_or_view_keys, self, out);
  increment_version(out);
  return out;
}

// neg_(Tensor(a!) self) -> Tensor(a!)
TensorBase& neg_(DispatchKeySet keys, TensorBase& self) {
  check_mutable("neg_", "self", self);
  stubs::neg_::redispatch(keys & after_inplace_or_view_keys, self);
  increment_version(self);
  return self;
}

// neg.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& neg_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  check_mutable("neg.out", "out", out);
  stubs::neg_out::redispatch(keys & after_inplace_or_view_keys, self, out);
  increment_version(out);
  return out;
}

// sqrt_(Tensor(a!) self) -> Tensor(a!)
TensorBase& sqrt_(DispatchKeySet keys, TensorBase& self) {
  check_mutable("sqrt_", "self", self);
  stubs::sqrt_::redispatch(keys & after_inplace_or_view_keys, self);
  increment_version(self);
  return self;
}

// sqrt.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& sqrt_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  check_mutable("sqrt.out", "out", out);
  stubs::sqrt_out::redispatch(keys & after_inplace_or_view_keys, self, out);
  increment_version(out);
  return out;
}

// abs_(Tensor(a!) self) -> Tensor(a!)
TensorBase& abs_(DispatchKeySet keys, TensorBase& self) {
  check_mutable("abs_", "self", self);
  stubs::abs_::redispatch(keys & after_inplace_or_view_keys, self);
  increment_version(self);
  return self;
}

// abs.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& abs_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  check_mutable("abs.out", "out", out);
  stubs::abs_out::redispatch(keys & after_inplace_or_view_keys, self, out);
  increment_version(out);
  return out;
}

// acos_(Tensor(a!) self) -> Tensor(a!)
TensorBase& acos_(DispatchKeySet keys, TensorBase& self) {
  check_mutable("acos_", "self", self);
  stubs::acos_::redispatch(keys & after_inplace_or_view_keys, self);
  increment_version(self);
  return self;
}

// acos.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& acos_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  check_mutable("acos.out", "out", out);
  stubs::acos_out::redispatch(keys & after_inplace_or_view_keys, self, out);
  increment_version(out);
  return out;
}

// acosh_(Tensor(a!) self) -> Tensor(a!)
TensorBase& acosh_(DispatchKeySet keys, TensorBase& self) {
  check_mutable("acosh_", "self", self);
  stubs::acosh_::redispatch(keys & after_inplace_or_view_keys, self);
  increment_version(self);
  return self;
}

// acosh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& acosh_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  check_mutable("acosh.out", "out", out);
  stubs::acosh_out::redispatch(keys & after_inplace_or_view_keys, self, out);
  increment_version(out);
  return out;
}

// asin_(Tensor(a!) self) -> Tensor(a!)
TensorBase& asin_(DispatchKeySet keys, TensorBase& self) {
  check_mutable("asin_", "self", self);
  stubs::asin_::redispatch(keys & after_inplace_or_view_keys, self);
  increment_version(self);
  return self;
}

// asin.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& asin_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  check_mutable("asin.out", "out", out);
  stubs::asin_out::redispatch(keys & after_inplace_or_view_keys, self, out);
  increment_version(out);
  return out;
}

// asinh_(Tensor(a!) self) -> Tensor(a!)
TensorBase& asinh_(DispatchKeySet keys, TensorBase& self) {
  check_mutable("asinh_", "self", self);
  stubs::asinh_::redispatch(keys & after_inplace_or_view_keys, self);
  increment_version(self);
  return self;
}

// asinh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& asinh_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  check_mutable("asinh.out", "out", out);
  stubs::asinh_out::redispatch(keys & after_inplace_or_view_keys, self, out);
  increment_version(out);
  return out;
}

// atan_(Tensor(a!) self) -> Tensor(a!)
TensorBase& atan_(DispatchKeySet keys, TensorBase& self) {
  check_mutable("atan_", "self", self);
  stubs::atan_::redispatch(keys & after_inplace_or_view_keys, self);
  increment_version(self);
  return self;
}

// atan.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& atan_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  check_mutable("atan.out", "out", out);
  stubs::atan_out::redispatch(keys & after_inplace_or_view_keys, self, out);
  increment_version(out);
  return out;
}

// atanh_(Tensor(a!) self) -> Tensor(a!)
TensorBase& atanh_(DispatchKeySet keys, TensorBase& self) {
  check_mutable("atanh_", "self", self);
  stubs::atanh_::redispatch(keys & after_inplace_or_view_keys, self);
  increment_version(self);
  return self;
}

// atanh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& atanh_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  check_mutable("atanh.out", "out", out);
  stubs::atanh_out::redispatch(keys & after_inplace_or_view_keys, self, out);
  increment_version(out);
  return out;
}

// ceil_(Tensor(a!) self) -> Tensor(a!)
TensorBase& ceil_(DispatchKeySet keys, TensorBase& self) {
  check_mutable("ceil_", "self", self);
  stubs::ceil_::redispatch(keys & after_inplace_or_view_keys, self);
  increment_version(self);
  return self;
}

// ceil.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& ceil_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  check_mutable("ceil.out", "out", out);
  stubs::ceil_out::redispatch(keys & after_inplace_or_view_keys, self, out);
  increment_version(out);
  return out;
}

// cos_(Tensor(a!) self) -> Tensor(a!)
TensorBase& cos_(DispatchKeySet keys, TensorBase& self) {
  check_mutable("cos_", "self", self);
  stubs::cos_::redispatch(keys & after_inplace_or_view_keys, self);
  increment_version(self);
  return self;
}

// cos.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& cos_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  check_mutable("cos.out", "out", out);
  stubs::cos_out::redispatch(keys & after_inplace_or_view_keys, self, out);
  increment_version(out);
  return out;
}

// cosh_(Tensor(a!) self) -> Tensor(a!)
TensorBase& cosh_(DispatchKeySet keys, TensorBase& self) {
  check_mutable("cosh_", "self", self);
  stubs::cosh_::redispatch(keys & after_inplace_or_view_keys, self);
  increment_version(self);
  return self;
}

// cosh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& cosh_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  check_mutable("cosh.out", "out", out);
  stubs::cosh_out::redispatch(keys & after_inplace_or_view_keys, self, out);
  increment_version(out);
  return out;
}

// erf_(Tensor(a!) self) -> Tensor(a!)
TensorBase& erf_(DispatchKeySet keys, TensorBase& self) {
  check_mutable("erf_", "self", self);
  stubs::erf_::redispatch(keys & after_inplace_or_view_keys, self);
  increment_version(self);
  return self;
}

// erf.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& erf_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  check_mutable("erf.out", "out", out);
  stubs::erf_out::redispatch(keys & after_inplace_or_view_keys, self, out);
  increment_version(out);
  return out;
}

// erfc_(Tensor(a!) self) -> Tensor(a!)
TensorBase& erfc_(DispatchKeySet keys, TensorBase& self) {
  check_mutable("erfc_", "self", self);
  stubs::erfc_::redispatch(keys & after_inplace_or_view_keys, self);
  increment_version(self);
  return self;
}

// erfc.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& erfc_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  check_mutable("erfc.out", "out", out);
  stubs::erfc_out::redispatch(keys & after_inplace_or_view_keys, self, out);
  increment_version(out);
  return out;
}

// exp2_(Tensor(a!) self) -> Tensor(a!)
TensorBase& exp2_(DispatchKeySet keys, TensorBase& self) {
  check_mutable("exp2_", "self", self);
  stubs::exp2_::redispatch(keys & after_inplace_or_view_keys, self);
  increment_version(self);
  return self;
}

// exp2.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& exp2_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  check_mutable("exp2.out", "out", out);
  stubs::exp2_out::redispatch(keys & after_inplace_or_view_keys, self, out);
  increment_version(out);
  return out;
}

// expm1_(Tensor(a!) self) -> Tensor(a!)
TensorBase& expm1_(DispatchKeySet keys, TensorBase& self) {
  check_mutable("expm1_", "self", self);
  stubs::expm1_::redispatch(keys & after_inplace_or_view_keys, self);
  increment_version(self);
  return self;
}

// expm1.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& expm1_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  check_mutable("expm1.out", "out", out);
  stubs::expm1_out::redispatch(keys & after_inplace_or_view_keys, self, out);
  increment_version(out);
  return out;
}

// floor_(Tensor(a!) self) -> Tensor(a!)
TensorBase& floor_(DispatchKeySet keys, TensorBase& self) {
  check_mutable("floor_", "self", self);
  stubs::floor_::redispatch(keys & after_inplace_or_view_keys, self);
  increment_version(self);
  return self;
}

// floor.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& floor_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  check_mutable("floor.out", "out", out);
  stubs::floor_out::redispatch(keys & after_inplace_or_view_keys, self, out);
  increment_version(out);
  return out;
}

// log_(Tensor(a!) self) -> Tensor(a!)
TensorBase& log_(DispatchKeySet keys, TensorBase& self) {
  check_mutable("log_", "self", self);
  stubs::log_::redispatch(keys & after_inplace_or_view_keys, self);
  increment_version(self);
  return self;
}

// log.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& log_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  check_mutable("log.out", "out", out);
  stubs::log_out::redispatch(keys & after_inplace_or_view_keys, self, out);
  increment_version(out);
  return out;
}

// log10_(Tensor(a!) self) -> Tensor(a!)
TensorBase& log10_(DispatchKeySet keys, TensorBase& self) {
  check_mutable("log10_", "self", self);
  stubs::log10_::redispatch(keys & after_inplace_or_view_keys, self);
  increment_version(self);
  return self;
}

// log10.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& log10_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  check_mutable("log10.out", "out", out);
  stubs::log10_out::redispatch(keys & after_inplace_or_view_keys, self, out);
  increment_version(out);
  return out;
}

// log1p_(Tensor(a!) self) -> Tensor(a!)
TensorBase& log1p_(DispatchKeySet keys, TensorBase& self) {
  check_mutable("log1p_", "self", self);
  stubs::log1p_::redispatch(keys & after_inplace_or_view_keys, self);
  increment_version(self);
  return self;
}

// log1p.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& log1p_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  check_mutable("log1p.out", "out", out);
  stubs::log1p_out::redispatch(keys & after_inplace_or_view_keys, self, out);
  increment_version(out);
  return out;
}

// log2_(Tensor(a!) self) -> Tensor(a!)
TensorBase& log2_(DispatchKeySet keys, TensorBase& self) {
  check_mutable("log2_", "self", self);
  stubs::log2_::redispatch(keys & after_inplace_or_view_keys, self);
  increment_version(self);
  return self;
}

// log2.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& log2_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  check_mutable("log2.out", "out", out);
  stubs::log2_out::redispatch(keys & after_inplace_or_view_keys, self, out);
  increment_version(out);
  return out;
}

// reciprocal_(Tensor(a!) self) -> Tensor(a!)
TensorBase& reciprocal_(DispatchKeySet keys, TensorBase& self) {
  check_mutable("reciprocal_", "self", self);
  stubs::reciprocal_::redispatch(keys & after_inplace_or_view_keys, self);
  increment_version(self);
  return self;
}

// reciprocal.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& reciprocal_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  check_mutable("reciprocal.out", "out", out);
  stubs::reciprocal_out::redispatch(keys & after_inplace_or_view_keys, self, out);
  increment_version(out);
  return out;
}

// round_(Tensor(a!) self) -> Tensor(a!)
TensorBase& round_(DispatchKeySet keys, TensorBase& self) {
  check_mutable("round_", "self", self);
  stubs::round_::redispatch(keys & after_inplace_or_view_keys, self);
  increment_version(self);
  return self;
}

// round.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& round_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  check_mutable("round.out", "out", out);
  stubs::round_out::redispatch(keys & after_inplace_or_view_keys, self, out);
  increment_version(out);
  return out;
}

// rsqrt_(Tensor(a!) self) -> Tensor(a!)
TensorBase& rsqrt_(DispatchKeySet keys, TensorBase& self) {
  check_mutable("rsqrt_", "self", self);
  stubs::rsqrt_::redispatch(keys & after_inplace_or_view_keys, self);
  increment_version(self);
  return self;
}

// rsqrt.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& rsqrt_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  check_mutable("rsqrt.out", "out", out);
  stubs::rsqrt_out::redispatch(keys & after_inplace_or_view_keys, self, out);
  increment_version(out);
  return out;
}

// sigmoid_(Tensor(a!) self) -> Tensor(a!)
TensorBase& sigmoid_(DispatchKeySet keys, TensorBase& self) {
  check_mutable("sigmoid_", "self", self);
  stubs::sigmoid_::redispatch(keys & after_inplace_or_view_keys, self);
  increment_version(self);
  return self;
}

// sigmoid.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& sigmoid_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  check_mutable("sigmoid.out", "out", out);
  stubs::sigmoid_out::redispatch(keys & after_inplace_or_view_keys, self, out);
  increment_version(out);
  return out;
}

// sign_(Tensor(a!) self) -> Tensor(a!)
TensorBase& sign_(DispatchKeySet keys, TensorBase& self) {
  check_mutable("sign_", "self", self);
  stubs::sign_::redispatch(keys & after_inplace_or_view_keys, self);
  increment_version(self);
  return self;
}

// sign.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& sign_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  check_mutable("sign.out", "out", out);
  stubs::sign_out::redispatch(keys & after_inplace_or_view_keys, self, out);
  increment_version(out);
  return out;
}

// sin_(Tensor(a!) self) -> Tensor(a!)
TensorBase& sin_(DispatchKeySet keys, TensorBase& self) {
  check_mutable("sin_", "self", self);
  stubs::sin_::redispatch(keys & after_inplace_or_view_keys, self);
  increment_version(self);
  return self;
}

// sin.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& sin_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  check_mutable("sin.out", "out", out);
  stubs::sin_out::redispatch(keys & after_inplace_or_view_keys, self, out);
  increment_version(out);
  return out;
}

// sinh_(Tensor(a!) self) -> Tensor(a!)
TensorBase& sinh_(DispatchKeySet keys, TensorBase& self) {
  check_mutable("sinh_", "self", self);
  stubs::sinh_::redispatch(keys & after_inplace_or_view_keys, self);
  increment_version(self);
  return self;
}

// sinh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& sinh_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  check_mutable("sinh.out", "out", out);
  stubs::sinh_out::redispatch(keys & after_inplace_or_view_keys, self, out);
  increment_version(out);
  return out;
}

// square_(Tensor(a!) self) -> Tensor(a!)
TensorBase& square_(DispatchKeySet keys, TensorBase& self) {
  check_mutable("square_", "self", self);
  stubs::square_::redispatch(keys & after_inplace_or_view_keys, self);
  increment_version(self);
  return self;
}

// square.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& square_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  check_mutable("square.out", "out", out);
  stubs::square_out::redispatch(keys & after_inplace_or_view_keys, self, out);
  increment_version(out);
  return out;
}

// tan_(Tensor(a!) self) -> Tensor(a!)
TensorBase& tan_(DispatchKeySet keys, TensorBase& self) {
  check_mutable("tan_", "self", self);
  stubs::tan_::redispatch(keys & after_inplace_or_view_keys, self);
  increment_version(self);
  return self;
}

// tan.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& tan_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  check_mutable("tan.out", "out", out);
  stubs::tan_out::redispatch(keys & after_inplace_or_view_keys, self, out);
  increment_version(out);
  return out;
}

// tanh_(Tensor(a!) self) -> Tensor(a!)
TensorBase& tanh_(DispatchKeySet keys, TensorBase& self) {
  check_mutable("tanh_", "self", self);
  stubs::tanh_::redispatch(keys & after_inplace_or_view_keys, self);
  increment_version(self);
  return self;
}

// tanh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& tanh_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  check_mutable("tanh.out", "out", out);
  stubs::tanh_out::redispatch(keys & after_inplace_or_view_keys, self, out);
  increment_version(out);
  return out;
}

// trunc_(Tensor(a!) self) -> Tensor(a!)
TensorBase& trunc_(DispatchKeySet keys, TensorBase& self) {
  check_mutable("trunc_", "self", self);
  stubs::trunc_::redispatch(keys & after_inplace_or_view_keys, self);
  increment_version(self);
  return self;
}

// trunc.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& trunc_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  check_mutable("trunc.out", "out", out);
  stubs::trunc_out::redispatch(keys & after_inplace_or_view_keys, self, out);
  increment_version(out);
  return out;
}

// logical_not_(Tensor(a!) self) -> Tensor(a!)
TensorBase& logical_not_(DispatchKeySet keys, TensorBase& self) {
  check_mutable("logical_not_", "self", self);
  stubs::logical_not_::redispatch(keys & after_inplace_or_view_keys, self);
  increment_version(self);
  return self;
}

// logical_not.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& logical_not_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  check_mutable("logical_not.out", "out", out);
  stubs::logical_not_out::redispatch(keys & after_inplace_or_view_keys, self, out);
  increment_version(out);
  return out;
}

// clamp_(Tensor(a!) self, Scalar? min=None, Scalar? max=None) -> Tensor(a!)
TensorBase& clamp_(DispatchKeySet keys, TensorBase& self, const std::optional<Scalar>& min,
                   const std::optional<Scalar>& max) {
  check_mutable("clamp_", "self", self);
  stubs::clamp_::redispatch(keys & after_inplace_or_view_keys, self, min, max);
  increment_version(self);
  return self;
}

// clamp.out(Tensor self, Scalar? min=None, Scalar? max=None, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& clamp_out(DispatchKeySet keys, const TensorBase& self, const std::optional<Scalar>& min,
                      const std::optional<Scalar>& max, TensorBase& out) {
  check_mutable("clamp.out", "out", out);
  stubs::clamp_out::redispatch(keys & after_inplace_or_view_keys, self, min, max, out);
  increment_version(out);
  return out;
}

// clamp_min_(Tensor(a!) self, Scalar min) -> Tensor(a!)
TensorBase& clamp_min_(DispatchKeySet keys, TensorBase& self, const Scalar& min) {
  check_mutable("clamp_min_", "self", self);
  stubs::clamp_min_::redispatch(keys & after_inplace_or_view_keys, self, min);
  increment_version(self);
  return self;
}

// clamp_min.out(Tensor self, Scalar min, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& clamp_min_out(DispatchKeySet keys, const TensorBase& self, const Scalar& min,
                          TensorBase& out) {
  check_mutable("clamp_min.out", "out", out);
  stubs::clamp_min_out::redispatch(keys & after_inplace_or_view_keys, self, min, out);
  increment_version(out);
  return out;
}

// clamp_max_(Tensor(a!) self, Scalar max) -> Tensor(a!)
TensorBase& clamp_max_(DispatchKeySet keys, TensorBase& self, const Scalar& max) {
  check_mutable("clamp_max_", "self", self);
  stubs::clamp_max_::redispatch(keys & after_inplace_or_view_keys, self, max);
  increment_version(self);
  return self;
}

// clamp_max.out(Tensor self, Scalar max, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& clamp_max_out(DispatchKeySet keys, const TensorBase& self, const Scalar& max,
                          TensorBase& out) {
  check_mutable("clamp_max.out", "out", out);
  stubs::clamp_max_out::redispatch(keys & after_inplace_or_view_keys, self, max, out);
  increment_version(out);
  return out;
}

}  // namespace

void register_inplace_or_view_pointwise_unary() {
  Dispatcher::set_builtin(stubs::exp_::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&exp_), kRegistrant);
  Dispatcher::set_builtin(stubs::exp_out::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&exp_out), kRegistrant);
  Dispatcher::set_builtin(stubs::neg_::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&neg_), kRegistrant);
  Dispatcher::set_builtin(stubs::neg_out::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&neg_out), kRegistrant);
  Dispatcher::set_builtin(stubs::sqrt_::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&sqrt_), kRegistrant);
  Dispatcher::set_builtin(stubs::sqrt_out::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&sqrt_out), kRegistrant);
  Dispatcher::set_builtin(stubs::abs_::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&abs_), kRegistrant);
  Dispatcher::set_builtin(stubs::abs_out::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&abs_out), kRegistrant);
  Dispatcher::set_builtin(stubs::acos_::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&acos_), kRegistrant);
  Dispatcher::set_builtin(stubs::acos_out::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&acos_out), kRegistrant);
  Dispatcher::set_builtin(stubs::acosh_::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&acosh_), kRegistrant);
  Dispatcher::set_builtin(stubs::acosh_out::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&acosh_out), kRegistrant);
  Dispatcher::set_builtin(stubs::asin_::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&asin_), kRegistrant);
  Dispatcher::set_builtin(stubs::asin_out::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&asin_out), kRegistrant);
  Dispatcher::set_builtin(stubs::asinh_::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&asinh_), kRegistrant);
  Dispatcher::set_builtin(stubs::asinh_out::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&asinh_out), kRegistrant);
  Dispatcher::set_builtin(stubs::atan_::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&atan_), kRegistrant);
  Dispatcher::set_builtin(stubs::atan_out::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&atan_out), kRegistrant);
  Dispatcher::set_builtin(stubs::atanh_::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&atanh_), kRegistrant);
  Dispatcher::set_builtin(stubs::atanh_out::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&atanh_out), kRegistrant);
  Dispatcher::set_builtin(stubs::ceil_::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&ceil_), kRegistrant);
  Dispatcher::set_builtin(stubs::ceil_out::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&ceil_out), kRegistrant);
  Dispatcher::set_builtin(stubs::cos_::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&cos_), kRegistrant);
  Dispatcher::set_builtin(stubs::cos_out::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&cos_out), kRegistrant);
  Dispatcher::set_builtin(stubs::cosh_::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&cosh_), kRegistrant);
  Dispatcher::set_builtin(stubs::cosh_out::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&cosh_out), kRegistrant);
  Dispatcher::set_builtin(stubs::erf_::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&erf_), kRegistrant);
  Dispatcher::set_builtin(stubs::erf_out::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&erf_out), kRegistrant);
  Dispatcher::set_builtin(stubs::erfc_::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&erfc_), kRegistrant);
  Dispatcher::set_builtin(stubs::erfc_out::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&erfc_out), kRegistrant);
  Dispatcher::set_builtin(stubs::exp2_::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&exp2_), kRegistrant);
  Dispatcher::set_builtin(stubs::exp2_out::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&exp2_out), kRegistrant);
  Dispatcher::set_builtin(stubs::expm1_::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&expm1_), kRegistrant);
  Dispatcher::set_builtin(stubs::expm1_out::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&expm1_out), kRegistrant);
  Dispatcher::set_builtin(stubs::floor_::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&floor_), kRegistrant);
  Dispatcher::set_builtin(stubs::floor_out::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&floor_out), kRegistrant);
  Dispatcher::set_builtin(stubs::log_::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&log_), kRegistrant);
  Dispatcher::set_builtin(stubs::log_out::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&log_out), kRegistrant);
  Dispatcher::set_builtin(stubs::log10_::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&log10_), kRegistrant);
  Dispatcher::set_builtin(stubs::log10_out::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&log10_out), kRegistrant);
  Dispatcher::set_builtin(stubs::log1p_::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&log1p_), kRegistrant);
  Dispatcher::set_builtin(stubs::log1p_out::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&log1p_out), kRegistrant);
  Dispatcher::set_builtin(stubs::log2_::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&log2_), kRegistrant);
  Dispatcher::set_builtin(stubs::log2_out::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&log2_out), kRegistrant);
  Dispatcher::set_builtin(stubs::reciprocal_::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&reciprocal_), kRegistrant);
  Dispatcher::set_builtin(stubs::reciprocal_out::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&reciprocal_out), kRegistrant);
  Dispatcher::set_builtin(stubs::round_::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&round_), kRegistrant);
  Dispatcher::set_builtin(stubs::round_out::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&round_out), kRegistrant);
  Dispatcher::set_builtin(stubs::rsqrt_::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&rsqrt_), kRegistrant);
  Dispatcher::set_builtin(stubs::rsqrt_out::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&rsqrt_out), kRegistrant);
  Dispatcher::set_builtin(stubs::sigmoid_::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&sigmoid_), kRegistrant);
  Dispatcher::set_builtin(stubs::sigmoid_out::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&sigmoid_out), kRegistrant);
  Dispatcher::set_builtin(stubs::sign_::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&sign_), kRegistrant);
  Dispatcher::set_builtin(stubs::sign_out::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&sign_out), kRegistrant);
  Dispatcher::set_builtin(stubs::sin_::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&sin_), kRegistrant);
  Dispatcher::set_builtin(stubs::sin_out::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&sin_out), kRegistrant);
  Dispatcher::set_builtin(stubs::sinh_::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&sinh_), kRegistrant);
  Dispatcher::set_builtin(stubs::sinh_out::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&sinh_out), kRegistrant);
  Dispatcher::set_builtin(stubs::square_::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&square_), kRegistrant);
  Dispatcher::set_builtin(stubs::square_out::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&square_out), kRegistrant);
  Dispatcher::set_builtin(stubs::tan_::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&tan_), kRegistrant);
  Dispatcher::set_builtin(stubs::tan_out::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&tan_out), kRegistrant);
  Dispatcher::set_builtin(stubs::tanh_::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&tanh_), kRegistrant);
  Dispatcher::set_builtin(stubs::tanh_out::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&tanh_out), kRegistrant);
  Dispatcher::set_builtin(stubs::trunc_::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&trunc_), kRegistrant);
  Dispatcher::set_builtin(stubs::trunc_out::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&trunc_out), kRegistrant);
  Dispatcher::set_builtin(stubs::logical_not_::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&logical_not_), kRegistrant);
  Dispatcher::set_builtin(stubs::logical_not_out::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&logical_not_out), kRegistrant);
  Dispatcher::set_builtin(stubs::clamp_::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&clamp_), kRegistrant);
  Dispatcher::set_builtin(stubs::clamp_out::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&clamp_out), kRegistrant);
  Dispatcher::set_builtin(stubs::clamp_min_::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&clamp_min_), kRegistrant);
  Dispatcher::set_builtin(stubs::clamp_min_out::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&clamp_min_out), kRegistrant);
  Dispatcher::set_builtin(stubs::clamp_max_::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&clamp_max_), kRegistrant);
  Dispatcher::set_builtin(stubs::clamp_max_out::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&clamp_max_out), kRegistrant);
}

}  // namespace tenon
