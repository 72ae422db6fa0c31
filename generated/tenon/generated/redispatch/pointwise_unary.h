// Generated from ops.yaml by templates/redispatch/shard.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/tensor/public_conversions.h"
#include "tenon/generated/functions/pointwise_unary.h"

namespace tenon::redispatch {

inline Tensor abs(DispatchKeySet keys, const Tensor& self) {
  return stubs::abs::redispatch(keys, self);
}
inline Tensor& abs_(DispatchKeySet keys, Tensor& self) {
  return detail::written_to(self, stubs::abs_::redispatch(keys, self));
}
inline Tensor& abs_out(DispatchKeySet keys, Tensor& out, const Tensor& self) {
  return detail::written_to(out, stubs::abs_out::redispatch(keys, self, out));
}

inline Tensor acos(DispatchKeySet keys, const Tensor& self) {
  return stubs::acos::redispatch(keys, self);
}
inline Tensor& acos_(DispatchKeySet keys, Tensor& self) {
  return detail::written_to(self, stubs::acos_::redispatch(keys, self));
}
inline Tensor& acos_out(DispatchKeySet keys, Tensor& out, const Tensor& self) {
  return detail::written_to(out, stubs::acos_out::redispatch(keys, self, out));
}

inline Tensor acosh(DispatchKeySet keys, const Tensor& self) {
  return stubs::acosh::redispatch(keys, self);
}
inline Tensor& acosh_(DispatchKeySet keys, Tensor& self) {
  return detail::written_to(self, stubs::acosh_::redispatch(keys, self));
}
inline Tensor& acosh_out(DispatchKeySet keys, Tensor& out, const Tensor& self) {
  return detail::written_to(out, stubs::acosh_out::redispatch(keys, self, out));
}

inline Tensor asin(DispatchKeySet keys, const Tensor& self) {
  return stubs::asin::redispatch(keys, self);
}
inline Tensor& asin_(DispatchKeySet keys, Tensor& self) {
  return detail::written_to(self, stubs::asin_::redispatch(keys, self));
}
inline Tensor& asin_out(DispatchKeySet keys, Tensor& out, const Tensor& self) {
  return detail::written_to(out, stubs::asin_out::redispatch(keys, self, out));
}

inline Tensor asinh(DispatchKeySet keys, const Tensor& self) {
  return stubs::asinh::redispatch(keys, self);
}
inline Tensor& asinh_(DispatchKeySet keys, Tensor& self) {
  return detail::written_to(self, stubs::asinh_::redispatch(keys, self));
}
inline Tensor& asinh_out(DispatchKeySet keys, Tensor& out, const Tensor& self) {
  return detail::written_to(out, stubs::asinh_out::redispatch(keys, self, out));
}

inline Tensor atan(DispatchKeySet keys, const Tensor& self) {
  return stubs::atan::redispatch(keys, self);
}
inline Tensor& atan_(DispatchKeySet keys, Tensor& self) {
  return detail::written_to(self, stubs::atan_::redispatch(keys, self));
}
inline Tensor& atan_out(DispatchKeySet keys, Tensor& out, const Tensor& self) {
  return detail::written_to(out, stubs::atan_out::redispatch(keys, self, out));
}

}  // namespace tenon::redispatch
