// Generated from ops.yaml by templates/redispatch/shard.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/tensor/public_conversions.h"
#include "tenon/generated/functions/pointwise_unary_from_sqrt.h"

namespace tenon::redispatch {

inline Tensor sqrt(DispatchKeySet keys, const Tensor& self) {
  return stubs::sqrt::redispatch(keys, self);
}
inline Tensor& sqrt_(DispatchKeySet keys, Tensor& self) {
  return detail::written_to(self, stubs::sqrt_::redispatch(keys, self));
}
inline Tensor& sqrt_out(DispatchKeySet keys, Tensor& out, const Tensor& self) {
  return detail::written_to(out, stubs::sqrt_out::redispatch(keys, self, out));
}

inline Tensor square(DispatchKeySet keys, const Tensor& self) {
  return stubs::square::redispatch(keys, self);
}
inline Tensor& square_(DispatchKeySet keys, Tensor& self) {
  return detail::written_to(self, stubs::square_::redispatch(keys, self));
}
inline Tensor& square_out(DispatchKeySet keys, Tensor& out, const Tensor& self) {
  return detail::written_to(out, stubs::square_out::redispatch(keys, self, out));
}

inline Tensor tan(DispatchKeySet keys, const Tensor& self) {
  return stubs::tan::redispatch(keys, self);
}
inline Tensor& tan_(DispatchKeySet keys, Tensor& self) {
  return detail::written_to(self, stubs::tan_::redispatch(keys, self));
}
inline Tensor& tan_out(DispatchKeySet keys, Tensor& out, const Tensor& self) {
  return detail::written_to(out, stubs::tan_out::redispatch(keys, self, out));
}

inline Tensor tanh(DispatchKeySet keys, const Tensor& self) {
  return stubs::tanh::redispatch(keys, self);
}
inline Tensor& tanh_(DispatchKeySet keys, Tensor& self) {
  return detail::written_to(self, stubs::tanh_::redispatch(keys, self));
}
inline Tensor& tanh_out(DispatchKeySet keys, Tensor& out, const Tensor& self) {
  return detail::written_to(out, stubs::tanh_out::redispatch(keys, self, out));
}

inline Tensor trunc(DispatchKeySet keys, const Tensor& self) {
  return stubs::trunc::redispatch(keys, self);
}
inline Tensor& trunc_(DispatchKeySet keys, Tensor& self) {
  return detail::written_to(self, stubs::trunc_::redispatch(keys, self));
}
inline Tensor& trunc_out(DispatchKeySet keys, Tensor& out, const Tensor& self) {
  return detail::written_to(out, stubs::trunc_out::redispatch(keys, self, out));
}

}  // namespace tenon::redispatch
