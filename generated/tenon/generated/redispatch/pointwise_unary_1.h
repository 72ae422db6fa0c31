// Generated from ops.yaml by templates/redispatch/shard.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/tensor/public_conversions.h"
#include "tenon/generated/functions/pointwise_unary_1.h"

namespace tenon::redispatch {

inline Tensor sqrt(DispatchKeySet keys, const Tensor& self) {
  return stubs::sqrt::redispatch(keys, self);
}
inline Tensor& sqrt_(DispatchKeySet keys, Tensor& self) {
  stubs::sqrt_::redispatch(keys, self);
  return self;
}
inline Tensor& sqrt_out(DispatchKeySet keys, Tensor& out, const Tensor& self) {
  stubs::sqrt_out::redispatch(keys, self, out);
  return out;
}

inline Tensor erf(DispatchKeySet keys, const Tensor& self) {
  return stubs::erf::redispatch(keys, self);
}
inline Tensor& erf_(DispatchKeySet keys, Tensor& self) {
  stubs::erf_::redispatch(keys, self);
  return self;
}
inline Tensor& erf_out(DispatchKeySet keys, Tensor& out, const Tensor& self) {
  stubs::erf_out::redispatch(keys, self, out);
  return out;
}

inline Tensor erfc(DispatchKeySet keys, const Tensor& self) {
  return stubs::erfc::redispatch(keys, self);
}
inline Tensor& erfc_(DispatchKeySet keys, Tensor& self) {
  stubs::erfc_::redispatch(keys, self);
  return self;
}
inline Tensor& erfc_out(DispatchKeySet keys, Tensor& out, const Tensor& self) {
  stubs::erfc_out::redispatch(keys, self, out);
  return out;
}

inline Tensor round(DispatchKeySet keys, const Tensor& self) {
  return stubs::round::redispatch(keys, self);
}
inline Tensor& round_(DispatchKeySet keys, Tensor& self) {
  stubs::round_::redispatch(keys, self);
  return self;
}
inline Tensor& round_out(DispatchKeySet keys, Tensor& out, const Tensor& self) {
  stubs::round_out::redispatch(keys, self, out);
  return out;
}

inline Tensor isnan(DispatchKeySet keys, const Tensor& self) {
  return stubs::isnan::redispatch(keys, self);
}

inline Tensor isinf(DispatchKeySet keys, const Tensor& self) {
  return stubs::isinf::redispatch(keys, self);
}

inline Tensor bitwise_not(DispatchKeySet keys, const Tensor& self) {
  return stubs::bitwise_not::redispatch(keys, self);
}
inline Tensor& bitwise_not_(DispatchKeySet keys, Tensor& self) {
  stubs::bitwise_not_::redispatch(keys, self);
  return self;
}
inline Tensor& bitwise_not_out(DispatchKeySet keys, Tensor& out, const Tensor& self) {
  stubs::bitwise_not_out::redispatch(keys, self, out);
  return out;
}

}  // namespace tenon::redispatch
