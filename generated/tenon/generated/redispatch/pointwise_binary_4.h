// Generated from ops.yaml by templates/redispatch/shard.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/tensor/public_conversions.h"
#include "tenon/generated/functions/pointwise_binary_4.h"

namespace tenon::redispatch {

inline Tensor add(DispatchKeySet keys, const Tensor& self, const Tensor& other,
                  const Scalar& alpha = 1) {
  return stubs::add_Tensor::redispatch(keys, self, other, alpha);
}
inline Tensor& add_(DispatchKeySet keys, Tensor& self, const Tensor& other,
                    const Scalar& alpha = 1) {
  stubs::add__Tensor::redispatch(keys, self, other, alpha);
  return self;
}
inline Tensor& add_out(DispatchKeySet keys, Tensor& out, const Tensor& self, const Tensor& other,
                       const Scalar& alpha = 1) {
  stubs::add_out::redispatch(keys, self, other, alpha, out);
  return out;
}
inline Tensor add(DispatchKeySet keys, const Tensor& self, const Scalar& other,
                  const Scalar& alpha = 1) {
  return stubs::add_Scalar::redispatch(keys, self, other, alpha);
}
inline Tensor& add_(DispatchKeySet keys, Tensor& self, const Scalar& other,
                    const Scalar& alpha = 1) {
  stubs::add__Scalar::redispatch(keys, self, other, alpha);
  return self;
}
inline Tensor& add_out(DispatchKeySet keys, Tensor& out, const Tensor& self, const Scalar& other,
                       const Scalar& alpha = 1) {
  stubs::add_Scalar_out::redispatch(keys, self, other, alpha, out);
  return out;
}

inline Tensor _pow(DispatchKeySet keys, const Tensor& self, const Scalar& exponent) {
  return stubs::_pow::redispatch(keys, self, exponent);
}

inline Tensor bitwise_xor(DispatchKeySet keys, const Tensor& self, const Tensor& other) {
  return stubs::bitwise_xor_Tensor::redispatch(keys, self, other);
}
inline Tensor& bitwise_xor_(DispatchKeySet keys, Tensor& self, const Tensor& other) {
  stubs::bitwise_xor__Tensor::redispatch(keys, self, other);
  return self;
}
inline Tensor& bitwise_xor_out(DispatchKeySet keys, Tensor& out, const Tensor& self,
                               const Tensor& other) {
  stubs::bitwise_xor_out::redispatch(keys, self, other, out);
  return out;
}
inline Tensor bitwise_xor(DispatchKeySet keys, const Tensor& self, const Scalar& other) {
  return stubs::bitwise_xor_Scalar::redispatch(keys, self, other);
}
inline Tensor& bitwise_xor_(DispatchKeySet keys, Tensor& self, const Scalar& other) {
  stubs::bitwise_xor__Scalar::redispatch(keys, self, other);
  return self;
}
inline Tensor& bitwise_xor_out(DispatchKeySet keys, Tensor& out, const Tensor& self,
                               const Scalar& other) {
  stubs::bitwise_xor_Scalar_out::redispatch(keys, self, other, out);
  return out;
}

}  // namespace tenon::redispatch
