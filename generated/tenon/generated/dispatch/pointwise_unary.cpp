// Generated from ops.yaml by templates/dispatch/category.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/base/error_conversion.h"
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

namespace schemas {
extern const OperatorSchema exp;
extern const OperatorSchema exp_;
extern const OperatorSchema exp_out;
extern const OperatorSchema neg;
extern const OperatorSchema neg_;
extern const OperatorSchema neg_out;
extern const OperatorSchema sqrt;
extern const OperatorSchema sqrt_;
extern const OperatorSchema sqrt_out;
extern const OperatorSchema abs;
extern const OperatorSchema abs_;
extern const OperatorSchema abs_out;
extern const OperatorSchema acos;
extern const OperatorSchema acos_;
extern const OperatorSchema acos_out;
extern const OperatorSchema acosh;
extern const OperatorSchema acosh_;
extern const OperatorSchema acosh_out;
extern const OperatorSchema asin;
extern const OperatorSchema asin_;
extern const OperatorSchema asin_out;
extern const OperatorSchema asinh;
extern const OperatorSchema asinh_;
extern const OperatorSchema asinh_out;
extern const OperatorSchema atan;
extern const OperatorSchema atan_;
extern const OperatorSchema atan_out;
extern const OperatorSchema atanh;
extern const OperatorSchema atanh_;
extern const OperatorSchema atanh_out;
extern const OperatorSchema ceil;
extern const OperatorSchema ceil_;
extern const OperatorSchema ceil_out;
extern const OperatorSchema cos;
extern const OperatorSchema cos_;
extern const OperatorSchema cos_out;
extern const OperatorSchema cosh;
extern const OperatorSchema cosh_;
extern const OperatorSchema cosh_out;
extern const OperatorSchema erf;
extern const OperatorSchema erf_;
extern const OperatorSchema erf_out;
extern const OperatorSchema erfc;
extern const OperatorSchema erfc_;
extern const OperatorSchema erfc_out;
extern const OperatorSchema exp2;
extern const OperatorSchema exp2_;
extern const OperatorSchema exp2_out;
extern const OperatorSchema expm1;
extern const OperatorSchema expm1_;
extern const OperatorSchema expm1_out;
extern const OperatorSchema floor;
extern const OperatorSchema floor_;
extern const OperatorSchema floor_out;
extern const OperatorSchema log;
extern const OperatorSchema log_;
extern const OperatorSchema log_out;
extern const OperatorSchema log10;
extern const OperatorSchema log10_;
extern const OperatorSchema log10_out;
extern const OperatorSchema log1p;
extern const OperatorSchema log1p_;
extern const OperatorSchema log1p_out;
extern const OperatorSchema log2;
extern const OperatorSchema log2_;
extern const OperatorSchema log2_out;
extern const OperatorSchema reciprocal;
extern const OperatorSchema reciprocal_;
extern const OperatorSchema reciprocal_out;
extern const OperatorSchema round;
extern const OperatorSchema round_;
extern const OperatorSchema round_out;
extern const OperatorSchema rsqrt;
extern const OperatorSchema rsqrt_;
extern const OperatorSchema rsqrt_out;
extern const OperatorSchema sigmoid;
extern const OperatorSchema sigmoid_;
extern const OperatorSchema sigmoid_out;
extern const OperatorSchema sign;
extern const OperatorSchema sign_;
extern const OperatorSchema sign_out;
extern const OperatorSchema sin;
extern const OperatorSchema sin_;
extern const OperatorSchema sin_out;
extern const OperatorSchema sinh;
extern const OperatorSchema sinh_;
extern const OperatorSchema sinh_out;
extern const OperatorSchema square;
extern const OperatorSchema square_;
extern const OperatorSchema square_out;
extern const OperatorSchema tan;
extern const OperatorSchema tan_;
extern const OperatorSchema tan_out;
extern const OperatorSchema tanh;
extern const OperatorSchema tanh_;
extern const OperatorSchema tanh_out;
extern const OperatorSchema trunc;
extern const OperatorSchema trunc_;
extern const OperatorSchema trunc_out;
extern const OperatorSchema isnan;
extern const OperatorSchema isinf;
extern const OperatorSchema isfinite;
extern const OperatorSchema logical_not;
extern const OperatorSchema logical_not_;
extern const OperatorSchema logical_not_out;
extern const OperatorSchema bitwise_not;
extern const OperatorSchema bitwise_not_;
extern const OperatorSchema bitwise_not_out;
extern const OperatorSchema clamp;
extern const OperatorSchema clamp_;
extern const OperatorSchema clamp_out;
extern const OperatorSchema _clamp;
extern const OperatorSchema clamp_min;
extern const OperatorSchema clamp_min_;
extern const OperatorSchema clamp_min_out;
extern const OperatorSchema clamp_max;
extern const OperatorSchema clamp_max_;
extern const OperatorSchema clamp_max_out;
}  // namespace schemas

namespace boxing {
extern const OperatorBoxing exp;
extern const OperatorBoxing exp_;
extern const OperatorBoxing exp_out;
extern const OperatorBoxing neg;
extern const OperatorBoxing neg_;
extern const OperatorBoxing neg_out;
extern const OperatorBoxing sqrt;
extern const OperatorBoxing sqrt_;
extern const OperatorBoxing sqrt_out;
extern const OperatorBoxing abs;
extern const OperatorBoxing abs_;
extern const OperatorBoxing abs_out;
extern const OperatorBoxing acos;
extern const OperatorBoxing acos_;
extern const OperatorBoxing acos_out;
extern const OperatorBoxing acosh;
extern const OperatorBoxing acosh_;
extern const OperatorBoxing acosh_out;
extern const OperatorBoxing asin;
extern const OperatorBoxing asin_;
extern const OperatorBoxing asin_out;
extern const OperatorBoxing asinh;
extern const OperatorBoxing asinh_;
extern const OperatorBoxing asinh_out;
extern const OperatorBoxing atan;
extern const OperatorBoxing atan_;
extern const OperatorBoxing atan_out;
extern const OperatorBoxing atanh;
extern const OperatorBoxing atanh_;
extern const OperatorBoxing atanh_out;
extern const OperatorBoxing ceil;
extern const OperatorBoxing ceil_;
extern const OperatorBoxing ceil_out;
extern const OperatorBoxing cos;
extern const OperatorBoxing cos_;
extern const OperatorBoxing cos_out;
extern const OperatorBoxing cosh;
extern const OperatorBoxing cosh_;
extern const OperatorBoxing cosh_out;
extern const OperatorBoxing erf;
extern const OperatorBoxing erf_;
extern const OperatorBoxing erf_out;
extern const OperatorBoxing erfc;
extern const OperatorBoxing erfc_;
extern const OperatorBoxing erfc_out;
extern const OperatorBoxing exp2;
extern const OperatorBoxing exp2_;
extern const OperatorBoxing exp2_out;
extern const OperatorBoxing expm1;
extern const OperatorBoxing expm1_;
extern const OperatorBoxing expm1_out;
extern const OperatorBoxing floor;
extern const OperatorBoxing floor_;
extern const OperatorBoxing floor_out;
extern const OperatorBoxing log;
extern const OperatorBoxing log_;
extern const OperatorBoxing log_out;
extern const OperatorBoxing log10;
extern const OperatorBoxing log10_;
extern const OperatorBoxing log10_out;
extern const OperatorBoxing log1p;
extern const OperatorBoxing log1p_;
extern const OperatorBoxing log1p_out;
extern const OperatorBoxing log2;
extern const OperatorBoxing log2_;
extern const OperatorBoxing log2_out;
extern const OperatorBoxing reciprocal;
extern const OperatorBoxing reciprocal_;
extern const OperatorBoxing reciprocal_out;
extern const OperatorBoxing round;
extern const OperatorBoxing round_;
extern const OperatorBoxing round_out;
extern const OperatorBoxing rsqrt;
extern const OperatorBoxing rsqrt_;
extern const OperatorBoxing rsqrt_out;
extern const OperatorBoxing sigmoid;
extern const OperatorBoxing sigmoid_;
extern const OperatorBoxing sigmoid_out;
extern const OperatorBoxing sign;
extern const OperatorBoxing sign_;
extern const OperatorBoxing sign_out;
extern const OperatorBoxing sin;
extern const OperatorBoxing sin_;
extern const OperatorBoxing sin_out;
extern const OperatorBoxing sinh;
extern const OperatorBoxing sinh_;
extern const OperatorBoxing sinh_out;
extern const OperatorBoxing square;
extern const OperatorBoxing square_;
extern const OperatorBoxing square_out;
extern const OperatorBoxing tan;
extern const OperatorBoxing tan_;
extern const OperatorBoxing tan_out;
extern const OperatorBoxing tanh;
extern const OperatorBoxing tanh_;
extern const OperatorBoxing tanh_out;
extern const OperatorBoxing trunc;
extern const OperatorBoxing trunc_;
extern const OperatorBoxing trunc_out;
extern const OperatorBoxing isnan;
extern const OperatorBoxing isinf;
extern const OperatorBoxing isfinite;
extern const OperatorBoxing logical_not;
extern const OperatorBoxing logical_not_;
extern const OperatorBoxing logical_not_out;
extern const OperatorBoxing bitwise_not;
extern const OperatorBoxing bitwise_not_;
extern const OperatorBoxing bitwise_not_out;
extern const OperatorBoxing clamp;
extern const OperatorBoxing clamp_;
extern const OperatorBoxing clamp_out;
extern const OperatorBoxing _clamp;
extern const OperatorBoxing clamp_min;
extern const OperatorBoxing clamp_min_;
extern const OperatorBoxing clamp_min_out;
extern const OperatorBoxing clamp_max;
extern const OperatorBoxing clamp_max_;
extern const OperatorBoxing clamp_max_out;
}  // namespace boxing

namespace stubs {

// exp(Tensor self) -> Tensor
constinit OperatorEntry exp::entry(schemas::exp, boxing::exp);

TensorBase exp::call(const TensorBase& self) try {
  return entry.call<TensorBase, const TensorBase&>(
      keys_of(self), self);
} catch (...) {
  detail::rethrow_as_error("exp");
}

TensorBase exp::redispatch(DispatchKeySet keys, const TensorBase& self) {
  return entry.redispatch<TensorBase, const TensorBase&>(
      keys, self);
}

// exp_(Tensor(a!) self) -> Tensor(a!)
constinit OperatorEntry exp_::entry(schemas::exp_, boxing::exp_);

TensorBase& exp_::call(TensorBase& self) try {
  return entry.call<TensorBase&, TensorBase&>(
      keys_of(self), self);
} catch (...) {
  detail::rethrow_as_error("exp_");
}

TensorBase& exp_::redispatch(DispatchKeySet keys, TensorBase& self) {
  return entry.redispatch<TensorBase&, TensorBase&>(
      keys, self);
}

// exp.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
constinit OperatorEntry exp_out::entry(schemas::exp_out, boxing::exp_out);

TensorBase& exp_out::call(const TensorBase& self, TensorBase& out) try {
  return entry.call<TensorBase&, const TensorBase&, TensorBase&>(
      keys_of(self, out), self, out);
} catch (...) {
  detail::rethrow_as_error("exp.out");
}

TensorBase& exp_out::redispatch(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  return entry.redispatch<TensorBase&, const TensorBase&, TensorBase&>(
      keys, self, out);
}

// neg(Tensor self) -> Tensor
constinit OperatorEntry neg::entry(schemas::neg, boxing::neg);

TensorBase neg::call(const TensorBase& self) try {
  return entry.call<TensorBase, const TensorBase&>(
      keys_of(self), self);
} catch (...) {
  detail::rethrow_as_error("neg");
}

TensorBase neg::redispatch(DispatchKeySet keys, const TensorBase& self) {
  return entry.redispatch<TensorBase, const TensorBase&>(
      keys, self);
}

// neg_(Tensor(a!) self) -> Tensor(a!)
constinit OperatorEntry neg_::entry(schemas::neg_, boxing::neg_);

TensorBase& neg_::call(TensorBase& self) try {
  return entry.call<TensorBase&, TensorBase&>(
      keys_of(self), self);
} catch (...) {
  detail::rethrow_as_error("neg_");
}

TensorBase& neg_::redispatch(DispatchKeySet keys, TensorBase& self) {
  return entry.redispatch<TensorBase&, TensorBase&>(
      keys, self);
}

// neg.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
constinit OperatorEntry neg_out::entry(schemas::neg_out, boxing::neg_out);

TensorBase& neg_out::call(const TensorBase& self, TensorBase& out) try {
  return entry.call<TensorBase&, const TensorBase&, TensorBase&>(
      keys_of(self, out), self, out);
} catch (...) {
  detail::rethrow_as_error("neg.out");
}

TensorBase& neg_out::redispatch(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  return entry.redispatch<TensorBase&, const TensorBase&, TensorBase&>(
      keys, self, out);
}

// sqrt(Tensor self) -> Tensor
constinit OperatorEntry sqrt::entry(schemas::sqrt, boxing::sqrt);

TensorBase sqrt::call(const TensorBase& self) try {
  return entry.call<TensorBase, const TensorBase&>(
      keys_of(self), self);
} catch (...) {
  detail::rethrow_as_error("sqrt");
}

TensorBase sqrt::redispatch(DispatchKeySet keys, const TensorBase& self) {
  return entry.redispatch<TensorBase, const TensorBase&>(
      keys, self);
}

// sqrt_(Tensor(a!) self) -> Tensor(a!)
constinit OperatorEntry sqrt_::entry(schemas::sqrt_, boxing::sqrt_);

TensorBase& sqrt_::call(TensorBase& self) try {
  return entry.call<TensorBase&, TensorBase&>(
      keys_of(self), self);
} catch (...) {
  detail::rethrow_as_error("sqrt_");
}

TensorBase& sqrt_::redispatch(DispatchKeySet keys, TensorBase& self) {
  return entry.redispatch<TensorBase&, TensorBase&>(
      keys, self);
}

// sqrt.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
constinit OperatorEntry sqrt_out::entry(schemas::sqrt_out, boxing::sqrt_out);

TensorBase& sqrt_out::call(const TensorBase& self, TensorBase& out) try {
  return entry.call<TensorBase&, const TensorBase&, TensorBase&>(
      keys_of(self, out), self, out);
} catch (...) {
  detail::rethrow_as_error("sqrt.out");
}

TensorBase& sqrt_out::redispatch(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  return entry.redispatch<TensorBase&, const TensorBase&, TensorBase&>(
      keys, self, out);
}

// abs(Tensor self) -> Tensor
constinit OperatorEntry abs::entry(schemas::abs, boxing::abs);

TensorBase abs::call(const TensorBase& self) try {
  return entry.call<TensorBase, const TensorBase&>(
      keys_of(self), self);
} catch (...) {
  detail::rethrow_as_error("abs");
}

TensorBase abs::redispatch(DispatchKeySet keys, const TensorBase& self) {
  return entry.redispatch<TensorBase, const TensorBase&>(
      keys, self);
}

// abs_(Tensor(a!) self) -> Tensor(a!)
constinit OperatorEntry abs_::entry(schemas::abs_, boxing::abs_);

TensorBase& abs_::call(TensorBase& self) try {
  return entry.call<TensorBase&, TensorBase&>(
      keys_of(self), self);
} catch (...) {
  detail::rethrow_as_error("abs_");
}

TensorBase& abs_::redispatch(DispatchKeySet keys, TensorBase& self) {
  return entry.redispatch<TensorBase&, TensorBase&>(
      keys, self);
}

// abs.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
constinit OperatorEntry abs_out::entry(schemas::abs_out, boxing::abs_out);

TensorBase& abs_out::call(const TensorBase& self, TensorBase& out) try {
  return entry.call<TensorBase&, const TensorBase&, TensorBase&>(
      keys_of(self, out), self, out);
} catch (...) {
  detail::rethrow_as_error("abs.out");
}

TensorBase& abs_out::redispatch(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  return entry.redispatch<TensorBase&, const TensorBase&, TensorBase&>(
      keys, self, out);
}

// acos(Tensor self) -> Tensor
constinit OperatorEntry acos::entry(schemas::acos, boxing::acos);

TensorBase acos::call(const TensorBase& self) try {
  return entry.call<TensorBase, const TensorBase&>(
      keys_of(self), self);
} catch (...) {
  detail::rethrow_as_error("acos");
}

TensorBase acos::redispatch(DispatchKeySet keys, const TensorBase& self) {
  return entry.redispatch<TensorBase, const TensorBase&>(
      keys, self);
}

// acos_(Tensor(a!) self) -> Tensor(a!)
constinit OperatorEntry acos_::entry(schemas::acos_, boxing::acos_);

TensorBase& acos_::call(TensorBase& self) try {
  return entry.call<TensorBase&, TensorBase&>(
      keys_of(self), self);
} catch (...) {
  detail::rethrow_as_error("acos_");
}

TensorBase& acos_::redispatch(DispatchKeySet keys, TensorBase& self) {
  return entry.redispatch<TensorBase&, TensorBase&>(
      keys, self);
}

// acos.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
constinit OperatorEntry acos_out::entry(schemas::acos_out, boxing::acos_out);

TensorBase& acos_out::call(const TensorBase& self, TensorBase& out) try {
  return entry.call<TensorBase&, const TensorBase&, TensorBase&>(
      keys_of(self, out), self, out);
} catch (...) {
  detail::rethrow_as_error("acos.out");
}

TensorBase& acos_out::redispatch(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  return entry.redispatch<TensorBase&, const TensorBase&, TensorBase&>(
      keys, self, out);
}

// acosh(Tensor self) -> Tensor
constinit OperatorEntry acosh::entry(schemas::acosh, boxing::acosh);

TensorBase acosh::call(const TensorBase& self) try {
  return entry.call<TensorBase, const TensorBase&>(
      keys_of(self), self);
} catch (...) {
  detail::rethrow_as_error("acosh");
}

TensorBase acosh::redispatch(DispatchKeySet keys, const TensorBase& self) {
  return entry.redispatch<TensorBase, const TensorBase&>(
      keys, self);
}

// acosh_(Tensor(a!) self) -> Tensor(a!)
constinit OperatorEntry acosh_::entry(schemas::acosh_, boxing::acosh_);

TensorBase& acosh_::call(TensorBase& self) try {
  return entry.call<TensorBase&, TensorBase&>(
      keys_of(self), self);
} catch (...) {
  detail::rethrow_as_error("acosh_");
}

TensorBase& acosh_::redispatch(DispatchKeySet keys, TensorBase& self) {
  return entry.redispatch<TensorBase&, TensorBase&>(
      keys, self);
}

// acosh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
constinit OperatorEntry acosh_out::entry(schemas::acosh_out, boxing::acosh_out);

TensorBase& acosh_out::call(const TensorBase& self, TensorBase& out) try {
  return entry.call<TensorBase&, const TensorBase&, TensorBase&>(
      keys_of(self, out), self, out);
} catch (...) {
  detail::rethrow_as_error("acosh.out");
}

TensorBase& acosh_out::redispatch(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  return entry.redispatch<TensorBase&, const TensorBase&, TensorBase&>(
      keys, self, out);
}

// asin(Tensor self) -> Tensor
constinit OperatorEntry asin::entry(schemas::asin, boxing::asin);

TensorBase asin::call(const TensorBase& self) try {
  return entry.call<TensorBase, const TensorBase&>(
      keys_of(self), self);
} catch (...) {
  detail::rethrow_as_error("asin");
}

TensorBase asin::redispatch(DispatchKeySet keys, const TensorBase& self) {
  return entry.redispatch<TensorBase, const TensorBase&>(
      keys, self);
}

// asin_(Tensor(a!) self) -> Tensor(a!)
constinit OperatorEntry asin_::entry(schemas::asin_, boxing::asin_);

TensorBase& asin_::call(TensorBase& self) try {
  return entry.call<TensorBase&, TensorBase&>(
      keys_of(self), self);
} catch (...) {
  detail::rethrow_as_error("asin_");
}

TensorBase& asin_::redispatch(DispatchKeySet keys, TensorBase& self) {
  return entry.redispatch<TensorBase&, TensorBase&>(
      keys, self);
}

// asin.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
constinit OperatorEntry asin_out::entry(schemas::asin_out, boxing::asin_out);

TensorBase& asin_out::call(const TensorBase& self, TensorBase& out) try {
  return entry.call<TensorBase&, const TensorBase&, TensorBase&>(
      keys_of(self, out), self, out);
} catch (...) {
  detail::rethrow_as_error("asin.out");
}

TensorBase& asin_out::redispatch(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  return entry.redispatch<TensorBase&, const TensorBase&, TensorBase&>(
      keys, self, out);
}

// asinh(Tensor self) -> Tensor
constinit OperatorEntry asinh::entry(schemas::asinh, boxing::asinh);

TensorBase asinh::call(const TensorBase& self) try {
  return entry.call<TensorBase, const TensorBase&>(
      keys_of(self), self);
} catch (...) {
  detail::rethrow_as_error("asinh");
}

TensorBase asinh::redispatch(DispatchKeySet keys, const TensorBase& self) {
  return entry.redispatch<TensorBase, const TensorBase&>(
      keys, self);
}

// asinh_(Tensor(a!) self) -> Tensor(a!)
constinit OperatorEntry asinh_::entry(schemas::asinh_, boxing::asinh_);

TensorBase& asinh_::call(TensorBase& self) try {
  return entry.call<TensorBase&, TensorBase&>(
      keys_of(self), self);
} catch (...) {
  detail::rethrow_as_error("asinh_");
}

TensorBase& asinh_::redispatch(DispatchKeySet keys, TensorBase& self) {
  return entry.redispatch<TensorBase&, TensorBase&>(
      keys, self);
}

// asinh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
constinit OperatorEntry asinh_out::entry(schemas::asinh_out, boxing::asinh_out);

TensorBase& asinh_out::call(const TensorBase& self, TensorBase& out) try {
  return entry.call<TensorBase&, const TensorBase&, TensorBase&>(
      keys_of(self, out), self, out);
} catch (...) {
  detail::rethrow_as_error("asinh.out");
}

TensorBase& asinh_out::redispatch(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  return entry.redispatch<TensorBase&, const TensorBase&, TensorBase&>(
      keys, self, out);
}

// atan(Tensor self) -> Tensor
constinit OperatorEntry atan::entry(schemas::atan, boxing::atan);

TensorBase atan::call(const TensorBase& self) try {
  return entry.call<TensorBase, const TensorBase&>(
      keys_of(self), self);
} catch (...) {
  detail::rethrow_as_error("atan");
}

TensorBase atan::redispatch(DispatchKeySet keys, const TensorBase& self) {
  return entry.redispatch<TensorBase, const TensorBase&>(
      keys, self);
}

// atan_(Tensor(a!) self) -> Tensor(a!)
constinit OperatorEntry atan_::entry(schemas::atan_, boxing::atan_);

TensorBase& atan_::call(TensorBase& self) try {
  return entry.call<TensorBase&, TensorBase&>(
      keys_of(self), self);
} catch (...) {
  detail::rethrow_as_error("atan_");
}

TensorBase& atan_::redispatch(DispatchKeySet keys, TensorBase& self) {
  return entry.redispatch<TensorBase&, TensorBase&>(
      keys, self);
}

// atan.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
constinit OperatorEntry atan_out::entry(schemas::atan_out, boxing::atan_out);

TensorBase& atan_out::call(const TensorBase& self, TensorBase& out) try {
  return entry.call<TensorBase&, const TensorBase&, TensorBase&>(
      keys_of(self, out), self, out);
} catch (...) {
  detail::rethrow_as_error("atan.out");
}

TensorBase& atan_out::redispatch(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  return entry.redispatch<TensorBase&, const TensorBase&, TensorBase&>(
      keys, self, out);
}

// atanh(Tensor self) -> Tensor
constinit OperatorEntry atanh::entry(schemas::atanh, boxing::atanh);

TensorBase atanh::call(const TensorBase& self) try {
  return entry.call<TensorBase, const TensorBase&>(
      keys_of(self), self);
} catch (...) {
  detail::rethrow_as_error("atanh");
}

TensorBase atanh::redispatch(DispatchKeySet keys, const TensorBase& self) {
  return entry.redispatch<TensorBase, const TensorBase&>(
      keys, self);
}

// atanh_(Tensor(a!) self) -> Tensor(a!)
constinit OperatorEntry atanh_::entry(schemas::atanh_, boxing::atanh_);

TensorBase& atanh_::call(TensorBase& self) try {
  return entry.call<TensorBase&, TensorBase&>(
      keys_of(self), self);
} catch (...) {
  detail::rethrow_as_error("atanh_");
}

TensorBase& atanh_::redispatch(DispatchKeySet keys, TensorBase& self) {
  return entry.redispatch<TensorBase&, TensorBase&>(
      keys, self);
}

// atanh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
constinit OperatorEntry atanh_out::entry(schemas::atanh_out, boxing::atanh_out);

TensorBase& atanh_out::call(const TensorBase& self, TensorBase& out) try {
  return entry.call<TensorBase&, const TensorBase&, TensorBase&>(
      keys_of(self, out), self, out);
} catch (...) {
  detail::rethrow_as_error("atanh.out");
}

TensorBase& atanh_out::redispatch(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  return entry.redispatch<TensorBase&, const TensorBase&, TensorBase&>(
      keys, self, out);
}

// ceil(Tensor self) -> Tensor
constinit OperatorEntry ceil::entry(schemas::ceil, boxing::ceil);

TensorBase ceil::call(const TensorBase& self) try {
  return entry.call<TensorBase, const TensorBase&>(
      keys_of(self), self);
} catch (...) {
  detail::rethrow_as_error("ceil");
}

TensorBase ceil::redispatch(DispatchKeySet keys, const TensorBase& self) {
  return entry.redispatch<TensorBase, const TensorBase&>(
      keys, self);
}

// ceil_(Tensor(a!) self) -> Tensor(a!)
constinit OperatorEntry ceil_::entry(schemas::ceil_, boxing::ceil_);

TensorBase& ceil_::call(TensorBase& self) try {
  return entry.call<TensorBase&, TensorBase&>(
      keys_of(self), self);
} catch (...) {
  detail::rethrow_as_error("ceil_");
}

TensorBase& ceil_::redispatch(DispatchKeySet keys, TensorBase& self) {
  return entry.redispatch<TensorBase&, TensorBase&>(
      keys, self);
}

// ceil.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
constinit OperatorEntry ceil_out::entry(schemas::ceil_out, boxing::ceil_out);

TensorBase& ceil_out::call(const TensorBase& self, TensorBase& out) try {
  return entry.call<TensorBase&, const TensorBase&, TensorBase&>(
      keys_of(self, out), self, out);
} catch (...) {
  detail::rethrow_as_error("ceil.out");
}

TensorBase& ceil_out::redispatch(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  return entry.redispatch<TensorBase&, const TensorBase&, TensorBase&>(
      keys, self, out);
}

// cos(Tensor self) -> Tensor
constinit OperatorEntry cos::entry(schemas::cos, boxing::cos);

TensorBase cos::call(const TensorBase& self) try {
  return entry.call<TensorBase, const TensorBase&>(
      keys_of(self), self);
} catch (...) {
  detail::rethrow_as_error("cos");
}

TensorBase cos::redispatch(DispatchKeySet keys, const TensorBase& self) {
  return entry.redispatch<TensorBase, const TensorBase&>(
      keys, self);
}

// cos_(Tensor(a!) self) -> Tensor(a!)
constinit OperatorEntry cos_::entry(schemas::cos_, boxing::cos_);

TensorBase& cos_::call(TensorBase& self) try {
  return entry.call<TensorBase&, TensorBase&>(
      keys_of(self), self);
} catch (...) {
  detail::rethrow_as_error("cos_");
}

TensorBase& cos_::redispatch(DispatchKeySet keys, TensorBase& self) {
  return entry.redispatch<TensorBase&, TensorBase&>(
      keys, self);
}

// cos.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
constinit OperatorEntry cos_out::entry(schemas::cos_out, boxing::cos_out);

TensorBase& cos_out::call(const TensorBase& self, TensorBase& out) try {
  return entry.call<TensorBase&, const TensorBase&, TensorBase&>(
      keys_of(self, out), self, out);
} catch (...) {
  detail::rethrow_as_error("cos.out");
}

TensorBase& cos_out::redispatch(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  return entry.redispatch<TensorBase&, const TensorBase&, TensorBase&>(
      keys, self, out);
}

// cosh(Tensor self) -> Tensor
constinit OperatorEntry cosh::entry(schemas::cosh, boxing::cosh);

TensorBase cosh::call(const TensorBase& self) try {
  return entry.call<TensorBase, const TensorBase&>(
      keys_of(self), self);
} catch (...) {
  detail::rethrow_as_error("cosh");
}

TensorBase cosh::redispatch(DispatchKeySet keys, const TensorBase& self) {
  return entry.redispatch<TensorBase, const TensorBase&>(
      keys, self);
}

// cosh_(Tensor(a!) self) -> Tensor(a!)
constinit OperatorEntry cosh_::entry(schemas::cosh_, boxing::cosh_);

TensorBase& cosh_::call(TensorBase& self) try {
  return entry.call<TensorBase&, TensorBase&>(
      keys_of(self), self);
} catch (...) {
  detail::rethrow_as_error("cosh_");
}

TensorBase& cosh_::redispatch(DispatchKeySet keys, TensorBase& self) {
  return entry.redispatch<TensorBase&, TensorBase&>(
      keys, self);
}

// cosh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
constinit OperatorEntry cosh_out::entry(schemas::cosh_out, boxing::cosh_out);

TensorBase& cosh_out::call(const TensorBase& self, TensorBase& out) try {
  return entry.call<TensorBase&, const TensorBase&, TensorBase&>(
      keys_of(self, out), self, out);
} catch (...) {
  detail::rethrow_as_error("cosh.out");
}

TensorBase& cosh_out::redispatch(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  return entry.redispatch<TensorBase&, const TensorBase&, TensorBase&>(
      keys, self, out);
}

// erf(Tensor self) -> Tensor
constinit OperatorEntry erf::entry(schemas::erf, boxing::erf);

TensorBase erf::call(const TensorBase& self) try {
  return entry.call<TensorBase, const TensorBase&>(
      keys_of(self), self);
} catch (...) {
  detail::rethrow_as_error("erf");
}

TensorBase erf::redispatch(DispatchKeySet keys, const TensorBase& self) {
  return entry.redispatch<TensorBase, const TensorBase&>(
      keys, self);
}

// erf_(Tensor(a!) self) -> Tensor(a!)
constinit OperatorEntry erf_::entry(schemas::erf_, boxing::erf_);

TensorBase& erf_::call(TensorBase& self) try {
  return entry.call<TensorBase&, TensorBase&>(
      keys_of(self), self);
} catch (...) {
  detail::rethrow_as_error("erf_");
}

TensorBase& erf_::redispatch(DispatchKeySet keys, TensorBase& self) {
  return entry.redispatch<TensorBase&, TensorBase&>(
      keys, self);
}

// erf.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
constinit OperatorEntry erf_out::entry(schemas::erf_out, boxing::erf_out);

TensorBase& erf_out::call(const TensorBase& self, TensorBase& out) try {
  return entry.call<TensorBase&, const TensorBase&, TensorBase&>(
      keys_of(self, out), self, out);
} catch (...) {
  detail::rethrow_as_error("erf.out");
}

TensorBase& erf_out::redispatch(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  return entry.redispatch<TensorBase&, const TensorBase&, TensorBase&>(
      keys, self, out);
}

// erfc(Tensor self) -> Tensor
constinit OperatorEntry erfc::entry(schemas::erfc, boxing::erfc);

TensorBase erfc::call(const TensorBase& self) try {
  return entry.call<TensorBase, const TensorBase&>(
      keys_of(self), self);
} catch (...) {
  detail::rethrow_as_error("erfc");
}

TensorBase erfc::redispatch(DispatchKeySet keys, const TensorBase& self) {
  return entry.redispatch<TensorBase, const TensorBase&>(
      keys, self);
}

// erfc_(Tensor(a!) self) -> Tensor(a!)
constinit OperatorEntry erfc_::entry(schemas::erfc_, boxing::erfc_);

TensorBase& erfc_::call(TensorBase& self) try {
  return entry.call<TensorBase&, TensorBase&>(
      keys_of(self), self);
} catch (...) {
  detail::rethrow_as_error("erfc_");
}

TensorBase& erfc_::redispatch(DispatchKeySet keys, TensorBase& self) {
  return entry.redispatch<TensorBase&, TensorBase&>(
      keys, self);
}

// erfc.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
constinit OperatorEntry erfc_out::entry(schemas::erfc_out, boxing::erfc_out);

TensorBase& erfc_out::call(const TensorBase& self, TensorBase& out) try {
  return entry.call<TensorBase&, const TensorBase&, TensorBase&>(
      keys_of(self, out), self, out);
} catch (...) {
  detail::rethrow_as_error("erfc.out");
}

TensorBase& erfc_out::redispatch(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  return entry.redispatch<TensorBase&, const TensorBase&, TensorBase&>(
      keys, self, out);
}

// exp2(Tensor self) -> Tensor
constinit OperatorEntry exp2::entry(schemas::exp2, boxing::exp2);

TensorBase exp2::call(const TensorBase& self) try {
  return entry.call<TensorBase, const TensorBase&>(
      keys_of(self), self);
} catch (...) {
  detail::rethrow_as_error("exp2");
}

TensorBase exp2::redispatch(DispatchKeySet keys, const TensorBase& self) {
  return entry.redispatch<TensorBase, const TensorBase&>(
      keys, self);
}

// exp2_(Tensor(a!) self) -> Tensor(a!)
constinit OperatorEntry exp2_::entry(schemas::exp2_, boxing::exp2_);

TensorBase& exp2_::call(TensorBase& self) try {
  return entry.call<TensorBase&, TensorBase&>(
      keys_of(self), self);
} catch (...) {
  detail::rethrow_as_error("exp2_");
}

TensorBase& exp2_::redispatch(DispatchKeySet keys, TensorBase& self) {
  return entry.redispatch<TensorBase&, TensorBase&>(
      keys, self);
}

// exp2.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
constinit OperatorEntry exp2_out::entry(schemas::exp2_out, boxing::exp2_out);

TensorBase& exp2_out::call(const TensorBase& self, TensorBase& out) try {
  return entry.call<TensorBase&, const TensorBase&, TensorBase&>(
      keys_of(self, out), self, out);
} catch (...) {
  detail::rethrow_as_error("exp2.out");
}

TensorBase& exp2_out::redispatch(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  return entry.redispatch<TensorBase&, const TensorBase&, TensorBase&>(
      keys, self, out);
}

// expm1(Tensor self) -> Tensor
constinit OperatorEntry expm1::entry(schemas::expm1, boxing::expm1);

TensorBase expm1::call(const TensorBase& self) try {
  return entry.call<TensorBase, const TensorBase&>(
      keys_of(self), self);
} catch (...) {
  detail::rethrow_as_error("expm1");
}

TensorBase expm1::redispatch(DispatchKeySet keys, const TensorBase& self) {
  return entry.redispatch<TensorBase, const TensorBase&>(
      keys, self);
}

// expm1_(Tensor(a!) self) -> Tensor(a!)
constinit OperatorEntry expm1_::entry(schemas::expm1_, boxing::expm1_);

TensorBase& expm1_::call(TensorBase& self) try {
  return entry.call<TensorBase&, TensorBase&>(
      keys_of(self), self);
} catch (...) {
  detail::rethrow_as_error("expm1_");
}

TensorBase& expm1_::redispatch(DispatchKeySet keys, TensorBase& self) {
  return entry.redispatch<TensorBase&, TensorBase&>(
      keys, self);
}

// expm1.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
constinit OperatorEntry expm1_out::entry(schemas::expm1_out, boxing::expm1_out);

TensorBase& expm1_out::call(const TensorBase& self, TensorBase& out) try {
  return entry.call<TensorBase&, const TensorBase&, TensorBase&>(
      keys_of(self, out), self, out);
} catch (...) {
  detail::rethrow_as_error("expm1.out");
}

TensorBase& expm1_out::redispatch(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  return entry.redispatch<TensorBase&, const TensorBase&, TensorBase&>(
      keys, self, out);
}

// floor(Tensor self) -> Tensor
constinit OperatorEntry floor::entry(schemas::floor, boxing::floor);

TensorBase floor::call(const TensorBase& self) try {
  return entry.call<TensorBase, const TensorBase&>(
      keys_of(self), self);
} catch (...) {
  detail::rethrow_as_error("floor");
}

TensorBase floor::redispatch(DispatchKeySet keys, const TensorBase& self) {
  return entry.redispatch<TensorBase, const TensorBase&>(
      keys, self);
}

// floor_(Tensor(a!) self) -> Tensor(a!)
constinit OperatorEntry floor_::entry(schemas::floor_, boxing::floor_);

TensorBase& floor_::call(TensorBase& self) try {
  return entry.call<TensorBase&, TensorBase&>(
      keys_of(self), self);
} catch (...) {
  detail::rethrow_as_error("floor_");
}

TensorBase& floor_::redispatch(DispatchKeySet keys, TensorBase& self) {
  return entry.redispatch<TensorBase&, TensorBase&>(
      keys, self);
}

// floor.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
constinit OperatorEntry floor_out::entry(schemas::floor_out, boxing::floor_out);

TensorBase& floor_out::call(const TensorBase& self, TensorBase& out) try {
  return entry.call<TensorBase&, const TensorBase&, TensorBase&>(
      keys_of(self, out), self, out);
} catch (...) {
  detail::rethrow_as_error("floor.out");
}

TensorBase& floor_out::redispatch(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  return entry.redispatch<TensorBase&, const TensorBase&, TensorBase&>(
      keys, self, out);
}

// log(Tensor self) -> Tensor
constinit OperatorEntry log::entry(schemas::log, boxing::log);

TensorBase log::call(const TensorBase& self) try {
  return entry.call<TensorBase, const TensorBase&>(
      keys_of(self), self);
} catch (...) {
  detail::rethrow_as_error("log");
}

TensorBase log::redispatch(DispatchKeySet keys, const TensorBase& self) {
  return entry.redispatch<TensorBase, const TensorBase&>(
      keys, self);
}

// log_(Tensor(a!) self) -> Tensor(a!)
constinit OperatorEntry log_::entry(schemas::log_, boxing::log_);

TensorBase& log_::call(TensorBase& self) try {
  return entry.call<TensorBase&, TensorBase&>(
      keys_of(self), self);
} catch (...) {
  detail::rethrow_as_error("log_");
}

TensorBase& log_::redispatch(DispatchKeySet keys, TensorBase& self) {
  return entry.redispatch<TensorBase&, TensorBase&>(
      keys, self);
}

// log.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
constinit OperatorEntry log_out::entry(schemas::log_out, boxing::log_out);

TensorBase& log_out::call(const TensorBase& self, TensorBase& out) try {
  return entry.call<TensorBase&, const TensorBase&, TensorBase&>(
      keys_of(self, out), self, out);
} catch (...) {
  detail::rethrow_as_error("log.out");
}

TensorBase& log_out::redispatch(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  return entry.redispatch<TensorBase&, const TensorBase&, TensorBase&>(
      keys, self, out);
}

// log10(Tensor self) -> Tensor
constinit OperatorEntry log10::entry(schemas::log10, boxing::log10);

TensorBase log10::call(const TensorBase& self) try {
  return entry.call<TensorBase, const TensorBase&>(
      keys_of(self), self);
} catch (...) {
  detail::rethrow_as_error("log10");
}

TensorBase log10::redispatch(DispatchKeySet keys, const TensorBase& self) {
  return entry.redispatch<TensorBase, const TensorBase&>(
      keys, self);
}

// log10_(Tensor(a!) self) -> Tensor(a!)
constinit OperatorEntry log10_::entry(schemas::log10_, boxing::log10_);

TensorBase& log10_::call(TensorBase& self) try {
  return entry.call<TensorBase&, TensorBase&>(
      keys_of(self), self);
} catch (...) {
  detail::rethrow_as_error("log10_");
}

TensorBase& log10_::redispatch(DispatchKeySet keys, TensorBase& self) {
  return entry.redispatch<TensorBase&, TensorBase&>(
      keys, self);
}

// log10.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
constinit OperatorEntry log10_out::entry(schemas::log10_out, boxing::log10_out);

TensorBase& log10_out::call(const TensorBase& self, TensorBase& out) try {
  return entry.call<TensorBase&, const TensorBase&, TensorBase&>(
      keys_of(self, out), self, out);
} catch (...) {
  detail::rethrow_as_error("log10.out");
}

TensorBase& log10_out::redispatch(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  return entry.redispatch<TensorBase&, const TensorBase&, TensorBase&>(
      keys, self, out);
}

// log1p(Tensor self) -> Tensor
constinit OperatorEntry log1p::entry(schemas::log1p, boxing::log1p);

TensorBase log1p::call(const TensorBase& self) try {
  return entry.call<TensorBase, const TensorBase&>(
      keys_of(self), self);
} catch (...) {
  detail::rethrow_as_error("log1p");
}

TensorBase log1p::redispatch(DispatchKeySet keys, const TensorBase& self) {
  return entry.redispatch<TensorBase, const TensorBase&>(
      keys, self);
}

// log1p_(Tensor(a!) self) -> Tensor(a!)
constinit OperatorEntry log1p_::entry(schemas::log1p_, boxing::log1p_);

TensorBase& log1p_::call(TensorBase& self) try {
  return entry.call<TensorBase&, TensorBase&>(
      keys_of(self), self);
} catch (...) {
  detail::rethrow_as_error("log1p_");
}

TensorBase& log1p_::redispatch(DispatchKeySet keys, TensorBase& self) {
  return entry.redispatch<TensorBase&, TensorBase&>(
      keys, self);
}

// log1p.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
constinit OperatorEntry log1p_out::entry(schemas::log1p_out, boxing::log1p_out);

TensorBase& log1p_out::call(const TensorBase& self, TensorBase& out) try {
  return entry.call<TensorBase&, const TensorBase&, TensorBase&>(
      keys_of(self, out), self, out);
} catch (...) {
  detail::rethrow_as_error("log1p.out");
}

TensorBase& log1p_out::redispatch(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  return entry.redispatch<TensorBase&, const TensorBase&, TensorBase&>(
      keys, self, out);
}

// log2(Tensor self) -> Tensor
constinit OperatorEntry log2::entry(schemas::log2, boxing::log2);

TensorBase log2::call(const TensorBase& self) try {
  return entry.call<TensorBase, const TensorBase&>(
      keys_of(self), self);
} catch (...) {
  detail::rethrow_as_error("log2");
}

TensorBase log2::redispatch(DispatchKeySet keys, const TensorBase& self) {
  return entry.redispatch<TensorBase, const TensorBase&>(
      keys, self);
}

// log2_(Tensor(a!) self) -> Tensor(a!)
constinit OperatorEntry log2_::entry(schemas::log2_, boxing::log2_);

TensorBase& log2_::call(TensorBase& self) try {
  return entry.call<TensorBase&, TensorBase&>(
      keys_of(self), self);
} catch (...) {
  detail::rethrow_as_error("log2_");
}

TensorBase& log2_::redispatch(DispatchKeySet keys, TensorBase& self) {
  return entry.redispatch<TensorBase&, TensorBase&>(
      keys, self);
}

// log2.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
constinit OperatorEntry log2_out::entry(schemas::log2_out, boxing::log2_out);

TensorBase& log2_out::call(const TensorBase& self, TensorBase& out) try {
  return entry.call<TensorBase&, const TensorBase&, TensorBase&>(
      keys_of(self, out), self, out);
} catch (...) {
  detail::rethrow_as_error("log2.out");
}

TensorBase& log2_out::redispatch(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  return entry.redispatch<TensorBase&, const TensorBase&, TensorBase&>(
      keys, self, out);
}

// reciprocal(Tensor self) -> Tensor
constinit OperatorEntry reciprocal::entry(schemas::reciprocal, boxing::reciprocal);

TensorBase reciprocal::call(const TensorBase& self) try {
  return entry.call<TensorBase, const TensorBase&>(
      keys_of(self), self);
} catch (...) {
  detail::rethrow_as_error("reciprocal");
}

TensorBase reciprocal::redispatch(DispatchKeySet keys, const TensorBase& self) {
  return entry.redispatch<TensorBase, const TensorBase&>(
      keys, self);
}

// reciprocal_(Tensor(a!) self) -> Tensor(a!)
constinit OperatorEntry reciprocal_::entry(schemas::reciprocal_, boxing::reciprocal_);

TensorBase& reciprocal_::call(TensorBase& self) try {
  return entry.call<TensorBase&, TensorBase&>(
      keys_of(self), self);
} catch (...) {
  detail::rethrow_as_error("reciprocal_");
}

TensorBase& reciprocal_::redispatch(DispatchKeySet keys, TensorBase& self) {
  return entry.redispatch<TensorBase&, TensorBase&>(
      keys, self);
}

// reciprocal.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
constinit OperatorEntry reciprocal_out::entry(schemas::reciprocal_out, boxing::reciprocal_out);

TensorBase& reciprocal_out::call(const TensorBase& self, TensorBase& out) try {
  return entry.call<TensorBase&, const TensorBase&, TensorBase&>(
      keys_of(self, out), self, out);
} catch (...) {
  detail::rethrow_as_error("reciprocal.out");
}

TensorBase& reciprocal_out::redispatch(DispatchKeySet keys, const TensorBase& self,
                                       TensorBase& out) {
  return entry.redispatch<TensorBase&, const TensorBase&, TensorBase&>(
      keys, self, out);
}

// round(Tensor self) -> Tensor
constinit OperatorEntry round::entry(schemas::round, boxing::round);

TensorBase round::call(const TensorBase& self) try {
  return entry.call<TensorBase, const TensorBase&>(
      keys_of(self), self);
} catch (...) {
  detail::rethrow_as_error("round");
}

TensorBase round::redispatch(DispatchKeySet keys, const TensorBase& self) {
  return entry.redispatch<TensorBase, const TensorBase&>(
      keys, self);
}

// round_(Tensor(a!) self) -> Tensor(a!)
constinit OperatorEntry round_::entry(schemas::round_, boxing::round_);

TensorBase& round_::call(TensorBase& self) try {
  return entry.call<TensorBase&, TensorBase&>(
      keys_of(self), self);
} catch (...) {
  detail::rethrow_as_error("round_");
}

TensorBase& round_::redispatch(DispatchKeySet keys, TensorBase& self) {
  return entry.redispatch<TensorBase&, TensorBase&>(
      keys, self);
}

// round.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
constinit OperatorEntry round_out::entry(schemas::round_out, boxing::round_out);

TensorBase& round_out::call(const TensorBase& self, TensorBase& out) try {
  return entry.call<TensorBase&, const TensorBase&, TensorBase&>(
      keys_of(self, out), self, out);
} catch (...) {
  detail::rethrow_as_error("round.out");
}

TensorBase& round_out::redispatch(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  return entry.redispatch<TensorBase&, const TensorBase&, TensorBase&>(
      keys, self, out);
}

// rsqrt(Tensor self) -> Tensor
constinit OperatorEntry rsqrt::entry(schemas::rsqrt, boxing::rsqrt);

TensorBase rsqrt::call(const TensorBase& self) try {
  return entry.call<TensorBase, const TensorBase&>(
      keys_of(self), self);
} catch (...) {
  detail::rethrow_as_error("rsqrt");
}

TensorBase rsqrt::redispatch(DispatchKeySet keys, const TensorBase& self) {
  return entry.redispatch<TensorBase, const TensorBase&>(
      keys, self);
}

// rsqrt_(Tensor(a!) self) -> Tensor(a!)
constinit OperatorEntry rsqrt_::entry(schemas::rsqrt_, boxing::rsqrt_);

TensorBase& rsqrt_::call(TensorBase& self) try {
  return entry.call<TensorBase&, TensorBase&>(
      keys_of(self), self);
} catch (...) {
  detail::rethrow_as_error("rsqrt_");
}

TensorBase& rsqrt_::redispatch(DispatchKeySet keys, TensorBase& self) {
  return entry.redispatch<TensorBase&, TensorBase&>(
      keys, self);
}

// rsqrt.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
constinit OperatorEntry rsqrt_out::entry(schemas::rsqrt_out, boxing::rsqrt_out);

TensorBase& rsqrt_out::call(const TensorBase& self, TensorBase& out) try {
  return entry.call<TensorBase&, const TensorBase&, TensorBase&>(
      keys_of(self, out), self, out);
} catch (...) {
  detail::rethrow_as_error("rsqrt.out");
}

TensorBase& rsqrt_out::redispatch(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  return entry.redispatch<TensorBase&, const TensorBase&, TensorBase&>(
      keys, self, out);
}

// sigmoid(Tensor self) -> Tensor
constinit OperatorEntry sigmoid::entry(schemas::sigmoid, boxing::sigmoid);

TensorBase sigmoid::call(const TensorBase& self) try {
  return entry.call<TensorBase, const TensorBase&>(
      keys_of(self), self);
} catch (...) {
  detail::rethrow_as_error("sigmoid");
}

TensorBase sigmoid::redispatch(DispatchKeySet keys, const TensorBase& self) {
  return entry.redispatch<TensorBase, const TensorBase&>(
      keys, self);
}

// sigmoid_(Tensor(a!) self) -> Tensor(a!)
constinit OperatorEntry sigmoid_::entry(schemas::sigmoid_, boxing::sigmoid_);

TensorBase& sigmoid_::call(TensorBase& self) try {
  return entry.call<TensorBase&, TensorBase&>(
      keys_of(self), self);
} catch (...) {
  detail::rethrow_as_error("sigmoid_");
}

TensorBase& sigmoid_::redispatch(DispatchKeySet keys, TensorBase& self) {
  return entry.redispatch<TensorBase&, TensorBase&>(
      keys, self);
}

// sigmoid.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
constinit OperatorEntry sigmoid_out::entry(schemas::sigmoid_out, boxing::sigmoid_out);

TensorBase& sigmoid_out::call(const TensorBase& self, TensorBase& out) try {
  return entry.call<TensorBase&, const TensorBase&, TensorBase&>(
      keys_of(self, out), self, out);
} catch (...) {
  detail::rethrow_as_error("sigmoid.out");
}

TensorBase& sigmoid_out::redispatch(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  return entry.redispatch<TensorBase&, const TensorBase&, TensorBase&>(
      keys, self, out);
}

// sign(Tensor self) -> Tensor
constinit OperatorEntry sign::entry(schemas::sign, boxing::sign);

TensorBase sign::call(const TensorBase& self) try {
  return entry.call<TensorBase, const TensorBase&>(
      keys_of(self), self);
} catch (...) {
  detail::rethrow_as_error("sign");
}

TensorBase sign::redispatch(DispatchKeySet keys, const TensorBase& self) {
  return entry.redispatch<TensorBase, const TensorBase&>(
      keys, self);
}

// sign_(Tensor(a!) self) -> Tensor(a!)
constinit OperatorEntry sign_::entry(schemas::sign_, boxing::sign_);

TensorBase& sign_::call(TensorBase& self) try {
  return entry.call<TensorBase&, TensorBase&>(
      keys_of(self), self);
} catch (...) {
  detail::rethrow_as_error("sign_");
}

TensorBase& sign_::redispatch(DispatchKeySet keys, TensorBase& self) {
  return entry.redispatch<TensorBase&, TensorBase&>(
      keys, self);
}

// sign.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
constinit OperatorEntry sign_out::entry(schemas::sign_out, boxing::sign_out);

TensorBase& sign_out::call(const TensorBase& self, TensorBase& out) try {
  return entry.call<TensorBase&, const TensorBase&, TensorBase&>(
      keys_of(self, out), self, out);
} catch (...) {
  detail::rethrow_as_error("sign.out");
}

TensorBase& sign_out::redispatch(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  return entry.redispatch<TensorBase&, const TensorBase&, TensorBase&>(
      keys, self, out);
}

// sin(Tensor self) -> Tensor
constinit OperatorEntry sin::entry(schemas::sin, boxing::sin);

TensorBase sin::call(const TensorBase& self) try {
  return entry.call<TensorBase, const TensorBase&>(
      keys_of(self), self);
} catch (...) {
  detail::rethrow_as_error("sin");
}

TensorBase sin::redispatch(DispatchKeySet keys, const TensorBase& self) {
  return entry.redispatch<TensorBase, const TensorBase&>(
      keys, self);
}

// sin_(Tensor(a!) self) -> Tensor(a!)
constinit OperatorEntry sin_::entry(schemas::sin_, boxing::sin_);

TensorBase& sin_::call(TensorBase& self) try {
  return entry.call<TensorBase&, TensorBase&>(
      keys_of(self), self);
} catch (...) {
  detail::rethrow_as_error("sin_");
}

TensorBase& sin_::redispatch(DispatchKeySet keys, TensorBase& self) {
  return entry.redispatch<TensorBase&, TensorBase&>(
      keys, self);
}

// sin.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
constinit OperatorEntry sin_out::entry(schemas::sin_out, boxing::sin_out);

TensorBase& sin_out::call(const TensorBase& self, TensorBase& out) try {
  return entry.call<TensorBase&, const TensorBase&, TensorBase&>(
      keys_of(self, out), self, out);
} catch (...) {
  detail::rethrow_as_error("sin.out");
}

TensorBase& sin_out::redispatch(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  return entry.redispatch<TensorBase&, const TensorBase&, TensorBase&>(
      keys, self, out);
}

// sinh(Tensor self) -> Tensor
constinit OperatorEntry sinh::entry(schemas::sinh, boxing::sinh);

TensorBase sinh::call(const TensorBase& self) try {
  return entry.call<TensorBase, const TensorBase&>(
      keys_of(self), self);
} catch (...) {
  detail::rethrow_as_error("sinh");
}

TensorBase sinh::redispatch(DispatchKeySet keys, const TensorBase& self) {
  return entry.redispatch<TensorBase, const TensorBase&>(
      keys, self);
}

// sinh_(Tensor(a!) self) -> Tensor(a!)
constinit OperatorEntry sinh_::entry(schemas::sinh_, boxing::sinh_);

TensorBase& sinh_::call(TensorBase& self) try {
  return entry.call<TensorBase&, TensorBase&>(
      keys_of(self), self);
} catch (...) {
  detail::rethrow_as_error("sinh_");
}

TensorBase& sinh_::redispatch(DispatchKeySet keys, TensorBase& self) {
  return entry.redispatch<TensorBase&, TensorBase&>(
      keys, self);
}

// sinh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
constinit OperatorEntry sinh_out::entry(schemas::sinh_out, boxing::sinh_out);

TensorBase& sinh_out::call(const TensorBase& self, TensorBase& out) try {
  return entry.call<TensorBase&, const TensorBase&, TensorBase&>(
      keys_of(self, out), self, out);
} catch (...) {
  detail::rethrow_as_error("sinh.out");
}

TensorBase& sinh_out::redispatch(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  return entry.redispatch<TensorBase&, const TensorBase&, TensorBase&>(
      keys, self, out);
}

// square(Tensor self) -> Tensor
constinit OperatorEntry square::entry(schemas::square, boxing::square);

TensorBase square::call(const TensorBase& self) try {
  return entry.call<TensorBase, const TensorBase&>(
      keys_of(self), self);
} catch (...) {
  detail::rethrow_as_error("square");
}

TensorBase square::redispatch(DispatchKeySet keys, const TensorBase& self) {
  return entry.redispatch<TensorBase, const TensorBase&>(
      keys, self);
}

// square_(Tensor(a!) self) -> Tensor(a!)
constinit OperatorEntry square_::entry(schemas::square_, boxing::square_);

TensorBase& square_::call(TensorBase& self) try {
  return entry.call<TensorBase&, TensorBase&>(
      keys_of(self), self);
} catch (...) {
  detail::rethrow_as_error("square_");
}

TensorBase& square_::redispatch(DispatchKeySet keys, TensorBase& self) {
  return entry.redispatch<TensorBase&, TensorBase&>(
      keys, self);
}

// square.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
constinit OperatorEntry square_out::entry(schemas::square_out, boxing::square_out);

TensorBase& square_out::call(const TensorBase& self, TensorBase& out) try {
  return entry.call<TensorBase&, const TensorBase&, TensorBase&>(
      keys_of(self, out), self, out);
} catch (...) {
  detail::rethrow_as_error("square.out");
}

TensorBase& square_out::redispatch(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  return entry.redispatch<TensorBase&, const TensorBase&, TensorBase&>(
      keys, self, out);
}

// tan(Tensor self) -> Tensor
constinit OperatorEntry tan::entry(schemas::tan, boxing::tan);

TensorBase tan::call(const TensorBase& self) try {
  return entry.call<TensorBase, const TensorBase&>(
      keys_of(self), self);
} catch (...) {
  detail::rethrow_as_error("tan");
}

TensorBase tan::redispatch(DispatchKeySet keys, const TensorBase& self) {
  return entry.redispatch<TensorBase, const TensorBase&>(
      keys, self);
}

// tan_(Tensor(a!) self) -> Tensor(a!)
constinit OperatorEntry tan_::entry(schemas::tan_, boxing::tan_);

TensorBase& tan_::call(TensorBase& self) try {
  return entry.call<TensorBase&, TensorBase&>(
      keys_of(self), self);
} catch (...) {
  detail::rethrow_as_error("tan_");
}

TensorBase& tan_::redispatch(DispatchKeySet keys, TensorBase& self) {
  return entry.redispatch<TensorBase&, TensorBase&>(
      keys, self);
}

// tan.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
constinit OperatorEntry tan_out::entry(schemas::tan_out, boxing::tan_out);

TensorBase& tan_out::call(const TensorBase& self, TensorBase& out) try {
  return entry.call<TensorBase&, const TensorBase&, TensorBase&>(
      keys_of(self, out), self, out);
} catch (...) {
  detail::rethrow_as_error("tan.out");
}

TensorBase& tan_out::redispatch(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  return entry.redispatch<TensorBase&, const TensorBase&, TensorBase&>(
      keys, self, out);
}

// tanh(Tensor self) -> Tensor
constinit OperatorEntry tanh::entry(schemas::tanh, boxing::tanh);

TensorBase tanh::call(const TensorBase& self) try {
  return entry.call<TensorBase, const TensorBase&>(
      keys_of(self), self);
} catch (...) {
  detail::rethrow_as_error("tanh");
}

TensorBase tanh::redispatch(DispatchKeySet keys, const TensorBase& self) {
  return entry.redispatch<TensorBase, const TensorBase&>(
      keys, self);
}

// tanh_(Tensor(a!) self) -> Tensor(a!)
constinit OperatorEntry tanh_::entry(schemas::tanh_, boxing::tanh_);

TensorBase& tanh_::call(TensorBase& self) try {
  return entry.call<TensorBase&, TensorBase&>(
      keys_of(self), self);
} catch (...) {
  detail::rethrow_as_error("tanh_");
}

TensorBase& tanh_::redispatch(DispatchKeySet keys, TensorBase& self) {
  return entry.redispatch<TensorBase&, TensorBase&>(
      keys, self);
}

// tanh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
constinit OperatorEntry tanh_out::entry(schemas::tanh_out, boxing::tanh_out);

TensorBase& tanh_out::call(const TensorBase& self, TensorBase& out) try {
  return entry.call<TensorBase&, const TensorBase&, TensorBase&>(
      keys_of(self, out), self, out);
} catch (...) {
  detail::rethrow_as_error("tanh.out");
}

TensorBase& tanh_out::redispatch(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  return entry.redispatch<TensorBase&, const TensorBase&, TensorBase&>(
      keys, self, out);
}

// trunc(Tensor self) -> Tensor
constinit OperatorEntry trunc::entry(schemas::trunc, boxing::trunc);

TensorBase trunc::call(const TensorBase& self) try {
  return entry.call<TensorBase, const TensorBase&>(
      keys_of(self), self);
} catch (...) {
  detail::rethrow_as_error("trunc");
}

TensorBase trunc::redispatch(DispatchKeySet keys, const TensorBase& self) {
  return entry.redispatch<TensorBase, const TensorBase&>(
      keys, self);
}

// trunc_(Tensor(a!) self) -> Tensor(a!)
constinit OperatorEntry trunc_::entry(schemas::trunc_, boxing::trunc_);

TensorBase& trunc_::call(TensorBase& self) try {
  return entry.call<TensorBase&, TensorBase&>(
      keys_of(self), self);
} catch (...) {
  detail::rethrow_as_error("trunc_");
}

TensorBase& trunc_::redispatch(DispatchKeySet keys, TensorBase& self) {
  return entry.redispatch<TensorBase&, TensorBase&>(
      keys, self);
}

// trunc.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
constinit OperatorEntry trunc_out::entry(schemas::trunc_out, boxing::trunc_out);

TensorBase& trunc_out::call(const TensorBase& self, TensorBase& out) try {
  return entry.call<TensorBase&, const TensorBase&, TensorBase&>(
      keys_of(self, out), self, out);
} catch (...) {
  detail::rethrow_as_error("trunc.out");
}

TensorBase& trunc_out::redispatch(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  return entry.redispatch<TensorBase&, const TensorBase&, TensorBase&>(
      keys, self, out);
}

// isnan(Tensor self) -> Tensor
constinit OperatorEntry isnan::entry(schemas::isnan, boxing::isnan);

TensorBase isnan::call(const TensorBase& self) try {
  return entry.call<TensorBase, const TensorBase&>(
      keys_of(self), self);
} catch (...) {
  detail::rethrow_as_error("isnan");
}

TensorBase isnan::redispatch(DispatchKeySet keys, const TensorBase& self) {
  return entry.redispatch<TensorBase, const TensorBase&>(
      keys, self);
}

// isinf(Tensor self) -> Tensor
constinit OperatorEntry isinf::entry(schemas::isinf, boxing::isinf);

TensorBase isinf::call(const TensorBase& self) try {
  return entry.call<TensorBase, const TensorBase&>(
      keys_of(self), self);
} catch (...) {
  detail::rethrow_as_error("isinf");
}

TensorBase isinf::redispatch(DispatchKeySet keys, const TensorBase& self) {
  return entry.redispatch<TensorBase, const TensorBase&>(
      keys, self);
}

// isfinite(Tensor self) -> Tensor
constinit OperatorEntry isfinite::entry(schemas::isfinite, boxing::isfinite);

TensorBase isfinite::call(const TensorBase& self) try {
  return entry.call<TensorBase, const TensorBase&>(
      keys_of(self), self);
} catch (...) {
  detail::rethrow_as_error("isfinite");
}

TensorBase isfinite::redispatch(DispatchKeySet keys, const TensorBase& self) {
  return entry.redispatch<TensorBase, const TensorBase&>(
      keys, self);
}

// logical_not(Tensor self) -> Tensor
constinit OperatorEntry logical_not::entry(schemas::logical_not, boxing::logical_not);

TensorBase logical_not::call(const TensorBase& self) try {
  return entry.call<TensorBase, const TensorBase&>(
      keys_of(self), self);
} catch (...) {
  detail::rethrow_as_error("logical_not");
}

TensorBase logical_not::redispatch(DispatchKeySet keys, const TensorBase& self) {
  return entry.redispatch<TensorBase, const TensorBase&>(
      keys, self);
}

// logical_not_(Tensor(a!) self) -> Tensor(a!)
constinit OperatorEntry logical_not_::entry(schemas::logical_not_, boxing::logical_not_);

TensorBase& logical_not_::call(TensorBase& self) try {
  return entry.call<TensorBase&, TensorBase&>(
      keys_of(self), self);
} catch (...) {
  detail::rethrow_as_error("logical_not_");
}

TensorBase& logical_not_::redispatch(DispatchKeySet keys, TensorBase& self) {
  return entry.redispatch<TensorBase&, TensorBase&>(
      keys, self);
}

// logical_not.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
constinit OperatorEntry logical_not_out::entry(schemas::logical_not_out, boxing::logical_not_out);

TensorBase& logical_not_out::call(const TensorBase& self, TensorBase& out) try {
  return entry.call<TensorBase&, const TensorBase&, TensorBase&>(
      keys_of(self, out), self, out);
} catch (...) {
  detail::rethrow_as_error("logical_not.out");
}

TensorBase& logical_not_out::redispatch(DispatchKeySet keys, const TensorBase& self,
                                        TensorBase& out) {
  return entry.redispatch<TensorBase&, const TensorBase&, TensorBase&>(
      keys, self, out);
}

// bitwise_not(Tensor self) -> Tensor
constinit OperatorEntry bitwise_not::entry(schemas::bitwise_not, boxing::bitwise_not);

TensorBase bitwise_not::call(const TensorBase& self) try {
  return entry.call<TensorBase, const TensorBase&>(
      keys_of(self), self);
} catch (...) {
  detail::rethrow_as_error("bitwise_not");
}

TensorBase bitwise_not::redispatch(DispatchKeySet keys, const TensorBase& self) {
  return entry.redispatch<TensorBase, const TensorBase&>(
      keys, self);
}

// bitwise_not_(Tensor(a!) self) -> Tensor(a!)
constinit OperatorEntry bitwise_not_::entry(schemas::bitwise_not_, boxing::bitwise_not_);

TensorBase& bitwise_not_::call(TensorBase& self) try {
  return entry.call<TensorBase&, TensorBase&>(
      keys_of(self), self);
} catch (...) {
  detail::rethrow_as_error("bitwise_not_");
}

TensorBase& bitwise_not_::redispatch(DispatchKeySet keys, TensorBase& self) {
  return entry.redispatch<TensorBase&, TensorBase&>(
      keys, self);
}

// bitwise_not.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
constinit OperatorEntry bitwise_not_out::entry(schemas::bitwise_not_out, boxing::bitwise_not_out);

TensorBase& bitwise_not_out::call(const TensorBase& self, TensorBase& out) try {
  return entry.call<TensorBase&, const TensorBase&, TensorBase&>(
      keys_of(self, out), self, out);
} catch (...) {
  detail::rethrow_as_error("bitwise_not.out");
}

TensorBase& bitwise_not_out::redispatch(DispatchKeySet keys, const TensorBase& self,
                                        TensorBase& out) {
  return entry.redispatch<TensorBase&, const TensorBase&, TensorBase&>(
      keys, self, out);
}

// clamp(Tensor self, Scalar? min=None, Scalar? max=None) -> Tensor
constinit OperatorEntry clamp::entry(schemas::clamp, boxing::clamp);

TensorBase clamp::call(const TensorBase& self, const std::optional<Scalar>& min,
                       const std::optional<Scalar>& max) try {
  return entry.call<TensorBase, const TensorBase&, const std::optional<Scalar>&,
                    const std::optional<Scalar>&>(
      keys_of(self), self, min, max);
} catch (...) {
  detail::rethrow_as_error("clamp");
}

TensorBase clamp::redispatch(DispatchKeySet keys, const TensorBase& self,
                             const std::optional<Scalar>& min, const std::optional<Scalar>& max) {
  return entry.redispatch<TensorBase, const TensorBase&, const std::optional<Scalar>&,
                          const std::optional<Scalar>&>(
      keys, self, min, max);
}

// clamp_(Tensor(a!) self, Scalar? min=None, Scalar? max=None) -> Tensor(a!)
constinit OperatorEntry clamp_::entry(schemas::clamp_, boxing::clamp_);

TensorBase& clamp_::call(TensorBase& self, const std::optional<Scalar>& min,
                         const std::optional<Scalar>& max) try {
  return entry.call<TensorBase&, TensorBase&, const std::optional<Scalar>&,
                    const std::optional<Scalar>&>(
      keys_of(self), self, min, max);
} catch (...) {
  detail::rethrow_as_error("clamp_");
}

TensorBase& clamp_::redispatch(DispatchKeySet keys, TensorBase& self,
                               const std::optional<Scalar>& min, const std::optional<Scalar>& max) {
  return entry.redispatch<TensorBase&, TensorBase&, const std::optional<Scalar>&,
                          const std::optional<Scalar>&>(
      keys, self, min, max);
}

// clamp.out(Tensor self, Scalar? min=None, Scalar? max=None, *, Tensor(a!) out) -> Tensor(a!)
constinit OperatorEntry clamp_out::entry(schemas::clamp_out, boxing::clamp_out);

TensorBase& clamp_out::call(const TensorBase& self, const std::optional<Scalar>& min,
                            const std::optional<Scalar>& max, TensorBase& out) try {
  return entry.call<TensorBase&, const TensorBase&, const std::optional<Scalar>&,
                    const std::optional<Scalar>&, TensorBase&>(
      keys_of(self, out), self, min, max, out);
} catch (...) {
  detail::rethrow_as_error("clamp.out");
}

TensorBase& clamp_out::redispatch(DispatchKeySet keys, const TensorBase& self,
                                  const std::optional<Scalar>& min,
                                  const std::optional<Scalar>& max, TensorBase& out) {
  return entry.redispatch<TensorBase&, const TensorBase&, const std::optional<Scalar>&,
                          const std::optional<Scalar>&, TensorBase&>(
      keys, self, min, max, out);
}

// _clamp(Tensor self, Scalar min, Scalar max) -> Tensor
constinit OperatorEntry _clamp::entry(schemas::_clamp, boxing::_clamp);

TensorBase _clamp::call(const TensorBase& self, const Scalar& min, const Scalar& max) try {
  return entry.call<TensorBase, const TensorBase&, const Scalar&, const Scalar&>(
      keys_of(self), self, min, max);
} catch (...) {
  detail::rethrow_as_error("_clamp");
}

TensorBase _clamp::redispatch(DispatchKeySet keys, const TensorBase& self, const Scalar& min,
                              const Scalar& max) {
  return entry.redispatch<TensorBase, const TensorBase&, const Scalar&, const Scalar&>(
      keys, self, min, max);
}

// clamp_min(Tensor self, Scalar min) -> Tensor
constinit OperatorEntry clamp_min::entry(schemas::clamp_min, boxing::clamp_min);

TensorBase clamp_min::call(const TensorBase& self, const Scalar& min) try {
  return entry.call<TensorBase, const TensorBase&, const Scalar&>(
      keys_of(self), self, min);
} catch (...) {
  detail::rethrow_as_error("clamp_min");
}

TensorBase clamp_min::redispatch(DispatchKeySet keys, const TensorBase& self, const Scalar& min) {
  return entry.redispatch<TensorBase, const TensorBase&, const Scalar&>(
      keys, self, min);
}

// clamp_min_(Tensor(a!) self, Scalar min) -> Tensor(a!)
constinit OperatorEntry clamp_min_::entry(schemas::clamp_min_, boxing::clamp_min_);

TensorBase& clamp_min_::call(TensorBase& self, const Scalar& min) try {
  return entry.call<TensorBase&, TensorBase&, const Scalar&>(
      keys_of(self), self, min);
} catch (...) {
  detail::rethrow_as_error("clamp_min_");
}

TensorBase& clamp_min_::redispatch(DispatchKeySet keys, TensorBase& self, const Scalar& min) {
  return entry.redispatch<TensorBase&, TensorBase&, const Scalar&>(
      keys, self, min);
}

// clamp_min.out(Tensor self, Scalar min, *, Tensor(a!) out) -> Tensor(a!)
constinit OperatorEntry clamp_min_out::entry(schemas::clamp_min_out, boxing::clamp_min_out);

TensorBase& clamp_min_out::call(const TensorBase& self, const Scalar& min, TensorBase& out) try {
  return entry.call<TensorBase&, const TensorBase&, const Scalar&, TensorBase&>(
      keys_of(self, out), self, min, out);
} catch (...) {
  detail::rethrow_as_error("clamp_min.out");
}

TensorBase& clamp_min_out::redispatch(DispatchKeySet keys, const TensorBase& self,
                                      const Scalar& min, TensorBase& out) {
  return entry.redispatch<TensorBase&, const TensorBase&, const Scalar&, TensorBase&>(
      keys, self, min, out);
}

// clamp_max(Tensor self, Scalar max) -> Tensor
constinit OperatorEntry clamp_max::entry(schemas::clamp_max, boxing::clamp_max);

TensorBase clamp_max::call(const TensorBase& self, const Scalar& max) try {
  return entry.call<TensorBase, const TensorBase&, const Scalar&>(
      keys_of(self), self, max);
} catch (...) {
  detail::rethrow_as_error("clamp_max");
}

TensorBase clamp_max::redispatch(DispatchKeySet keys, const TensorBase& self, const Scalar& max) {
  return entry.redispatch<TensorBase, const TensorBase&, const Scalar&>(
      keys, self, max);
}

// clamp_max_(Tensor(a!) self, Scalar max) -> Tensor(a!)
constinit OperatorEntry clamp_max_::entry(schemas::clamp_max_, boxing::clamp_max_);

TensorBase& clamp_max_::call(TensorBase& self, const Scalar& max) try {
  return entry.call<TensorBase&, TensorBase&, const Scalar&>(
      keys_of(self), self, max);
} catch (...) {
  detail::rethrow_as_error("clamp_max_");
}

TensorBase& clamp_max_::redispatch(DispatchKeySet keys, TensorBase& self, const Scalar& max) {
  return entry.redispatch<TensorBase&, TensorBase&, const Scalar&>(
      keys, self, max);
}

// clamp_max.out(Tensor self, Scalar max, *, Tensor(a!) out) -> Tensor(a!)
constinit OperatorEntry clamp_max_out::entry(schemas::clamp_max_out, boxing::clamp_max_out);

TensorBase& clamp_max_out::call(const TensorBase& self, const Scalar& max, TensorBase& out) try {
  return entry.call<TensorBase&, const TensorBase&, const Scalar&, TensorBase&>(
      keys_of(self, out), self, max, out);
} catch (...) {
  detail::rethrow_as_error("clamp_max.out");
}

TensorBase& clamp_max_out::redispatch(DispatchKeySet keys, const TensorBase& self,
                                      const Scalar& max, TensorBase& out) {
  return entry.redispatch<TensorBase&, const TensorBase&, const Scalar&, TensorBase&>(
      keys, self, max, out);
}

}  // namespace stubs
}  // namespace tenon
