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

}  // namespace tenon
