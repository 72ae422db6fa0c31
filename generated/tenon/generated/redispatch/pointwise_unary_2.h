// Generated from ops.yaml by templates/redispatch/shard.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/tensor/public_conversions.h"
#include "tenon/generated/functions/pointwise_unary_2.h"

namespace tenon::redispatch {

inline Tensor neg(DispatchKeySet keys, const Tensor& self) {
  return stubs::neg::redispatch(keys, self);
}
inline Tensor& neg_(DispatchKeySet keys, Tensor& self) {
  stubs::neg_::redispatch(keys, self);
  return self;
}
inline Tensor& neg_out(DispatchKeySet keys, Tensor& out, const Tensor& self) {
  stubs::neg_out::redispatch(keys, self, out);
  return out;
}

inline Tensor acos(DispatchKeySet keys, const Tensor& self) {
  return stubs::acos::redispatch(keys, self);
}
inline Tensor& acos_(DispatchKeySet keys, Tensor& self) {
  stubs::acos_::redispatch(keys, self);
  return self;
}
inline Tensor& acos_out(DispatchKeySet keys, Tensor& out, const Tensor& self) {
  stubs::acos_out::redispatch(keys, self, out);
  return out;
}

inline Tensor cos(DispatchKeySet keys, const Tensor& self) {
  return stubs::cos::redispatch(keys, self);
}
inline Tensor& cos_(DispatchKeySet keys, Tensor& self) {
  stubs::cos_::redispatch(keys, self);
  return self;
}
inline Tensor& cos_out(DispatchKeySet keys, Tensor& out, const Tensor& self) {
  stubs::cos_out::redispatch(keys, self, out);
  return out;
}

inline Tensor log(DispatchKeySet keys, const Tensor& self) {
  return stubs::log::redispatch(keys, self);
}
inline Tensor& log_(DispatchKeySet keys, Tensor& self) {
  stubs::log_::redispatch(keys, self);
  return self;
}
inline Tensor& log_out(DispatchKeySet keys, Tensor& out, const Tensor& self) {
  stubs::log_out::redispatch(keys, self, out);
  return out;
}

inline Tensor reciprocal(DispatchKeySet keys, const Tensor& self) {
  return stubs::reciprocal::redispatch(keys, self);
}
inline Tensor& reciprocal_(DispatchKeySet keys, Tensor& self) {
  stubs::reciprocal_::redispatch(keys, self);
  return self;
}
inline Tensor& reciprocal_out(DispatchKeySet keys, Tensor& out, const Tensor& self) {
  stubs::reciprocal_out::redispatch(keys, self, out);
  return out;
}

inline Tensor square(DispatchKeySet keys, const Tensor& self) {
  return stubs::square::redispatch(keys, self);
}
inline Tensor& square_(DispatchKeySet keys, Tensor& self) {
  stubs::square_::redispatch(keys, self);
  return self;
}
inline Tensor& square_out(DispatchKeySet keys, Tensor& out, const Tensor& self) {
  stubs::square_out::redispatch(keys, self, out);
  return out;
}

inline Tensor trunc(DispatchKeySet keys, const Tensor& self) {
  return stubs::trunc::redispatch(keys, self);
}
inline Tensor& trunc_(DispatchKeySet keys, Tensor& self) {
  stubs::trunc_::redispatch(keys, self);
  return self;
}
inline Tensor& trunc_out(DispatchKeySet keys, Tensor& out, const Tensor& self) {
  stubs::trunc_out::redispatch(keys, self, out);
  return out;
}

}  // namespace tenon::redispatch
