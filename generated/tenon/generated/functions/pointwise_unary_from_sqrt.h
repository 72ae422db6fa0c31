// Generated from ops.yaml by templates/functions/shard.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/tensor/public_conversions.h"
#include "tenon/generated/ops/sqrt.h"
#include "tenon/generated/ops/square.h"
#include "tenon/generated/ops/tan.h"
#include "tenon/generated/ops/tanh.h"
#include "tenon/generated/ops/trunc.h"

namespace tenon {

/// The square root of each element.
inline Tensor sqrt(const Tensor& self) {
  return stubs::sqrt::call(self);
}
inline Tensor& sqrt_(Tensor& self) {
  return detail::written_to(self, stubs::sqrt_::call(self));
}
inline Tensor& sqrt_out(Tensor& out, const Tensor& self) {
  return detail::written_to(out, stubs::sqrt_out::call(self, out));
}

/// The square of each element.
inline Tensor square(const Tensor& self) {
  return stubs::square::call(self);
}
inline Tensor& square_(Tensor& self) {
  return detail::written_to(self, stubs::square_::call(self));
}
inline Tensor& square_out(Tensor& out, const Tensor& self) {
  return detail::written_to(out, stubs::square_out::call(self, out));
}

/// The tangent of each element, in radians.
inline Tensor tan(const Tensor& self) {
  return stubs::tan::call(self);
}
inline Tensor& tan_(Tensor& self) {
  return detail::written_to(self, stubs::tan_::call(self));
}
inline Tensor& tan_out(Tensor& out, const Tensor& self) {
  return detail::written_to(out, stubs::tan_out::call(self, out));
}

/// The hyperbolic tangent of each element.
inline Tensor tanh(const Tensor& self) {
  return stubs::tanh::call(self);
}
inline Tensor& tanh_(Tensor& self) {
  return detail::written_to(self, stubs::tanh_::call(self));
}
inline Tensor& tanh_out(Tensor& out, const Tensor& self) {
  return detail::written_to(out, stubs::tanh_out::call(self, out));
}

/// Each element without its fraction.
inline Tensor trunc(const Tensor& self) {
  return stubs::trunc::call(self);
}
inline Tensor& trunc_(Tensor& self) {
  return detail::written_to(self, stubs::trunc_::call(self));
}
inline Tensor& trunc_out(Tensor& out, const Tensor& self) {
  return detail::written_to(out, stubs::trunc_out::call(self, out));
}

}  // namespace tenon
