// Generated from ops.yaml by templates/functions/shard.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/tensor/public_conversions.h"
#include "tenon/generated/ops/atanh.h"
#include "tenon/generated/ops/bitwise_not.h"
#include "tenon/generated/ops/ceil.h"
#include "tenon/generated/ops/clamp.h"
#include "tenon/generated/ops/clamp_max.h"
#include "tenon/generated/ops/clamp_min.h"
#include "tenon/generated/ops/cos.h"
#include "tenon/generated/ops/cosh.h"

namespace tenon {

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

}  // namespace tenon
