// Generated from ops.yaml by templates/redispatch/shard.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/tensor/public_conversions.h"
#include "tenon/generated/functions/pointwise_binary_3.h"

namespace tenon::redispatch {

inline Tensor where(DispatchKeySet keys, const Tensor& condition, const Tensor& self,
                    const Tensor& other) {
  return stubs::where_self::redispatch(keys, condition, self, other);
}

inline Tensor remainder(DispatchKeySet keys, const Tensor& self, const Tensor& other) {
  return stubs::remainder_Tensor::redispatch(keys, self, other);
}
inline Tensor& remainder_(DispatchKeySet keys, Tensor& self, const Tensor& other) {
  stubs::remainder__Tensor::redispatch(keys, self, other);
  return self;
}
inline Tensor& remainder_out(DispatchKeySet keys, Tensor& out, const Tensor& self,
                             const Tensor& other) {
  stubs::remainder_out::redispatch(keys, self, other, out);
  return out;
}
inline Tensor remainder(DispatchKeySet keys, const Tensor& self, const Scalar& other) {
  return stubs::remainder_Scalar::redispatch(keys, self, other);
}
inline Tensor& remainder_(DispatchKeySet keys, Tensor& self, const Scalar& other) {
  stubs::remainder__Scalar::redispatch(keys, self, other);
  return self;
}
inline Tensor& remainder_out(DispatchKeySet keys, Tensor& out, const Tensor& self,
                             const Scalar& other) {
  stubs::remainder_Scalar_out::redispatch(keys, self, other, out);
  return out;
}

inline Tensor maximum(DispatchKeySet keys, const Tensor& self, const Tensor& other) {
  return stubs::maximum::redispatch(keys, self, other);
}
inline Tensor& maximum_out(DispatchKeySet keys, Tensor& out, const Tensor& self,
                           const Tensor& other) {
  stubs::maximum_out::redispatch(keys, self, other, out);
  return out;
}

inline Tensor bitwise_or(DispatchKeySet keys, const Tensor& self, const Tensor& other) {
  return stubs::bitwise_or_Tensor::redispatch(keys, self, other);
}
inline Tensor& bitwise_or_(DispatchKeySet keys, Tensor& self, const Tensor& other) {
  stubs::bitwise_or__Tensor::redispatch(keys, self, other);
  return self;
}
inline Tensor& bitwise_or_out(DispatchKeySet keys, Tensor& out, const Tensor& self,
                              const Tensor& other) {
  stubs::bitwise_or_out::redispatch(keys, self, other, out);
  return out;
}
inline Tensor bitwise_or(DispatchKeySet keys, const Tensor& self, const Scalar& other) {
  return stubs::bitwise_or_Scalar::redispatch(keys, self, other);
}
inline Tensor& bitwise_or_(DispatchKeySet keys, Tensor& self, const Scalar& other) {
  stubs::bitwise_or__Scalar::redispatch(keys, self, other);
  return self;
}
inline Tensor& bitwise_or_out(DispatchKeySet keys, Tensor& out, const Tensor& self,
                              const Scalar& other) {
  stubs::bitwise_or_Scalar_out::redispatch(keys, self, other, out);
  return out;
}

}  // namespace tenon::redispatch
