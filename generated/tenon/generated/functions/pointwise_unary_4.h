// Generated from ops.yaml by templates/functions/shard.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/tensor/public_conversions.h"
#include "tenon/generated/ops/acosh.h"
#include "tenon/generated/ops/atan.h"
#include "tenon/generated/ops/atanh.h"
#include "tenon/generated/ops/ceil.h"
#include "tenon/generated/ops/clamp_min.h"
#include "tenon/generated/ops/cosh.h"
#include "tenon/generated/ops/exp.h"
#include "tenon/generated/ops/exp2.h"
#include "tenon/generated/ops/expm1.h"
#include "tenon/generated/ops/log10.h"
#include "tenon/generated/ops/log1p.h"
#include "tenon/generated/ops/logical_not.h"
#include "tenon/generated/ops/sigmoid.h"
#include "tenon/generated/ops/tan.h"
#include "tenon/generated/ops/tanh.h"

namespace tenon {

/// e to the power of each element.
inline Tensor exp(const Tensor& self) {
  return stubs::exp::call(self);
}
inline Tensor& exp_(Tensor& self) {
  stubs::exp_::call(self);
  return self;
}
inline Tensor& exp_out(Tensor& out, const Tensor& self) {
  stubs::exp_out::call(self, out);
  return out;
}

/// The inverse hyperbolic cosine of each element.
inline Tensor acosh(const Tensor& self) {
  return stubs::acosh::call(self);
}
inline Tensor& acosh_(Tensor& self) {
  stubs::acosh_::call(self);
  return self;
}
inline Tensor& acosh_out(Tensor& out, const Tensor& self) {
  stubs::acosh_out::call(self, out);
  return out;
}

/// The inverse tangent of each element, in radians.
inline Tensor atan(const Tensor& self) {
  return stubs::atan::call(self);
}
inline Tensor& atan_(Tensor& self) {
  stubs::atan_::call(self);
  return self;
}
inline Tensor& atan_out(Tensor& out, const Tensor& self) {
  stubs::atan_out::call(self, out);
  return out;
}

/// The inverse hyperbolic tangent of each element.
inline Tensor atanh(const Tensor& self) {
  return stubs::atanh::call(self);
}
inline Tensor& atanh_(Tensor& self) {
  stubs::atanh_::call(self);
  return self;
}
inline Tensor& atanh_out(Tensor& out, const Tensor& self) {
  stubs::atanh_out::call(self, out);
  return out;
}

/// The smallest integer not below each element.
inline Tensor ceil(const Tensor& self) {
  return stubs::ceil::call(self);
}
inline Tensor& ceil_(Tensor& self) {
  stubs::ceil_::call(self);
  return self;
}
inline Tensor& ceil_out(Tensor& out, const Tensor& self) {
  stubs::ceil_out::call(self, out);
  return out;
}

/// The hyperbolic cosine of each element.
inline Tensor cosh(const Tensor& self) {
  return stubs::cosh::call(self);
}
inline Tensor& cosh_(Tensor& self) {
  stubs::cosh_::call(self);
  return self;
}
inline Tensor& cosh_out(Tensor& out, const Tensor& self) {
  stubs::cosh_out::call(self, out);
  return out;
}

/// Two to the power of each element.
inline Tensor exp2(const Tensor& self) {
  return stubs::exp2::call(self);
}
inline Tensor& exp2_(Tensor& self) {
  stubs::exp2_::call(self);
  return self;
}
inline Tensor& exp2_out(Tensor& out, const Tensor& self) {
  stubs::exp2_out::call(self, out);
  return out;
}

/// e to the power of each element, minus 1, accurate near 0.
inline Tensor expm1(const Tensor& self) {
  return stubs::expm1::call(self);
}
inline Tensor& expm1_(Tensor& self) {
  stubs::expm1_::call(self);
  return self;
}
inline Tensor& expm1_out(Tensor& out, const Tensor& self) {
  stubs::expm1_out::call(self, out);
  return out;
}

/// The logarithm to base 10 of each element.
inline Tensor log10(const Tensor& self) {
  return stubs::log10::call(self);
}
inline Tensor& log10_(Tensor& self) {
  stubs::log10_::call(self);
  return self;
}
inline Tensor& log10_out(Tensor& out, const Tensor& self) {
  stubs::log10_out::call(self, out);
  return out;
}

/// The natural logarithm of 1 plus each element, accurate near 0.
inline Tensor log1p(const Tensor& self) {
  return stubs::log1p::call(self);
}
inline Tensor& log1p_(Tensor& self) {
  stubs::log1p_::call(self);
  return self;
}
inline Tensor& log1p_out(Tensor& out, const Tensor& self) {
  stubs::log1p_out::call(self, out);
  return out;
}

/// The logistic function of each element.
inline Tensor sigmoid(const Tensor& self) {
  return stubs::sigmoid::call(self);
}
inline Tensor& sigmoid_(Tensor& self) {
  stubs::sigmoid_::call(self);
  return self;
}
inline Tensor& sigmoid_out(Tensor& out, const Tensor& self) {
  stubs::sigmoid_out::call(self, out);
  return out;
}

/// The tangent of each element, in radians.
inline Tensor tan(const Tensor& self) {
  return stubs::tan::call(self);
}
inline Tensor& tan_(Tensor& self) {
  stubs::tan_::call(self);
  return self;
}
inline Tensor& tan_out(Tensor& out, const Tensor& self) {
  stubs::tan_out::call(self, out);
  return out;
}

/// The hyperbolic tangent of each element.
inline Tensor tanh(const Tensor& self) {
  return stubs::tanh::call(self);
}
inline Tensor& tanh_(Tensor& self) {
  stubs::tanh_::call(self);
  return self;
}
inline Tensor& tanh_out(Tensor& out, const Tensor& self) {
  stubs::tanh_out::call(self, out);
  return out;
}

/// Whether each element is zero.
inline Tensor logical_not(const Tensor& self) {
  return stubs::logical_not::call(self);
}
inline Tensor& logical_not_(Tensor& self) {
  stubs::logical_not_::call(self);
  return self;
}
inline Tensor& logical_not_out(Tensor& out, const Tensor& self) {
  stubs::logical_not_out::call(self, out);
  return out;
}

/// Each element, at least min; the gradient is 1 at the bound.
inline Tensor clamp_min(const Tensor& self, const Scalar& min) {
  return stubs::clamp_min::call(self, min);
}
inline Tensor& clamp_min_(Tensor& self, const Scalar& min) {
  stubs::clamp_min_::call(self, min);
  return self;
}
inline Tensor& clamp_min_out(Tensor& out, const Tensor& self, const Scalar& min) {
  stubs::clamp_min_out::call(self, min, out);
  return out;
}

}  // namespace tenon
