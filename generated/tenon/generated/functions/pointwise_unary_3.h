// Generated from ops.yaml by templates/functions/shard.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/tensor/public_conversions.h"
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

namespace tenon {

/// The absolute value of each element.
inline Tensor abs(const Tensor& self) {
  return stubs::abs::call(self);
}
inline Tensor& abs_(Tensor& self) {
  stubs::abs_::call(self);
  return self;
}
inline Tensor& abs_out(Tensor& out, const Tensor& self) {
  stubs::abs_out::call(self, out);
  return out;
}

/// The inverse sine of each element, in radians.
inline Tensor asin(const Tensor& self) {
  return stubs::asin::call(self);
}
inline Tensor& asin_(Tensor& self) {
  stubs::asin_::call(self);
  return self;
}
inline Tensor& asin_out(Tensor& out, const Tensor& self) {
  stubs::asin_out::call(self, out);
  return out;
}

/// The inverse hyperbolic sine of each element.
inline Tensor asinh(const Tensor& self) {
  return stubs::asinh::call(self);
}
inline Tensor& asinh_(Tensor& self) {
  stubs::asinh_::call(self);
  return self;
}
inline Tensor& asinh_out(Tensor& out, const Tensor& self) {
  stubs::asinh_out::call(self, out);
  return out;
}

/// The largest integer not above each element.
inline Tensor floor(const Tensor& self) {
  return stubs::floor::call(self);
}
inline Tensor& floor_(Tensor& self) {
  stubs::floor_::call(self);
  return self;
}
inline Tensor& floor_out(Tensor& out, const Tensor& self) {
  stubs::floor_out::call(self, out);
  return out;
}

/// The logarithm to base 2 of each element.
inline Tensor log2(const Tensor& self) {
  return stubs::log2::call(self);
}
inline Tensor& log2_(Tensor& self) {
  stubs::log2_::call(self);
  return self;
}
inline Tensor& log2_out(Tensor& out, const Tensor& self) {
  stubs::log2_out::call(self, out);
  return out;
}

/// One divided by the square root of each element.
inline Tensor rsqrt(const Tensor& self) {
  return stubs::rsqrt::call(self);
}
inline Tensor& rsqrt_(Tensor& self) {
  stubs::rsqrt_::call(self);
  return self;
}
inline Tensor& rsqrt_out(Tensor& out, const Tensor& self) {
  stubs::rsqrt_out::call(self, out);
  return out;
}

/// -1, 0 or 1 by the sign of each element.
inline Tensor sign(const Tensor& self) {
  return stubs::sign::call(self);
}
inline Tensor& sign_(Tensor& self) {
  stubs::sign_::call(self);
  return self;
}
inline Tensor& sign_out(Tensor& out, const Tensor& self) {
  stubs::sign_out::call(self, out);
  return out;
}

/// The sine of each element, in radians.
inline Tensor sin(const Tensor& self) {
  return stubs::sin::call(self);
}
inline Tensor& sin_(Tensor& self) {
  stubs::sin_::call(self);
  return self;
}
inline Tensor& sin_out(Tensor& out, const Tensor& self) {
  stubs::sin_out::call(self, out);
  return out;
}

/// The hyperbolic sine of each element.
inline Tensor sinh(const Tensor& self) {
  return stubs::sinh::call(self);
}
inline Tensor& sinh_(Tensor& self) {
  stubs::sinh_::call(self);
  return self;
}
inline Tensor& sinh_out(Tensor& out, const Tensor& self) {
  stubs::sinh_out::call(self, out);
  return out;
}

/// Whether each element is neither infinite nor NaN.
inline Tensor isfinite(const Tensor& self) {
  return stubs::isfinite::call(self);
}

/// Each element limited to [min, max]; the gradient is 1 at the bounds.
inline Tensor clamp(const Tensor& self, const std::optional<Scalar>& min = std::nullopt,
                    const std::optional<Scalar>& max = std::nullopt) {
  return stubs::clamp::call(self, min, max);
}
inline Tensor& clamp_(Tensor& self, const std::optional<Scalar>& min = std::nullopt,
                      const std::optional<Scalar>& max = std::nullopt) {
  stubs::clamp_::call(self, min, max);
  return self;
}
inline Tensor& clamp_out(Tensor& out, const Tensor& self,
                         const std::optional<Scalar>& min = std::nullopt,
                         const std::optional<Scalar>& max = std::nullopt) {
  stubs::clamp_out::call(self, min, max, out);
  return out;
}

/// Each element, at most max; the gradient is 1 at the bound.
inline Tensor clamp_max(const Tensor& self, const Scalar& max) {
  return stubs::clamp_max::call(self, max);
}
inline Tensor& clamp_max_(Tensor& self, const Scalar& max) {
  stubs::clamp_max_::call(self, max);
  return self;
}
inline Tensor& clamp_max_out(Tensor& out, const Tensor& self, const Scalar& max) {
  stubs::clamp_max_out::call(self, max, out);
  return out;
}

}  // namespace tenon
