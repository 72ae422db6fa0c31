// Generated from ops.yaml by templates/functions/shard.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

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

}  // namespace tenon
