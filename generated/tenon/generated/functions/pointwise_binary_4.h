// Generated from ops.yaml by templates/functions/shard.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/tensor/public_conversions.h"
#include "tenon/generated/ops/_pow.h"
#include "tenon/generated/ops/add.h"
#include "tenon/generated/ops/bitwise_xor.h"

namespace tenon {

/// self + alpha * other.
inline Tensor add(const Tensor& self, const Tensor& other, const Scalar& alpha = 1) {
  return stubs::add_Tensor::call(self, other, alpha);
}

inline Tensor& add_(Tensor& self, const Tensor& other, const Scalar& alpha = 1) {
  stubs::add__Tensor::call(self, other, alpha);
  return self;
}

inline Tensor& add_out(Tensor& out, const Tensor& self, const Tensor& other,
                       const Scalar& alpha = 1) {
  stubs::add_out::call(self, other, alpha, out);
  return out;
}

/// self + alpha * other.
inline Tensor add(const Tensor& self, const Scalar& other, const Scalar& alpha = 1) {
  return stubs::add_Scalar::call(self, other, alpha);
}

inline Tensor& add_(Tensor& self, const Scalar& other, const Scalar& alpha = 1) {
  stubs::add__Scalar::call(self, other, alpha);
  return self;
}

inline Tensor& add_out(Tensor& out, const Tensor& self, const Scalar& other,
                       const Scalar& alpha = 1) {
  stubs::add_Scalar_out::call(self, other, alpha, out);
  return out;
}

/// The part of pow for exponents that have no shorter form.
inline Tensor _pow(const Tensor& self, const Scalar& exponent) {
  return stubs::_pow::call(self, exponent);
}

/// The bits that either self or other has.
inline Tensor bitwise_xor(const Tensor& self, const Tensor& other) {
  return stubs::bitwise_xor_Tensor::call(self, other);
}

inline Tensor& bitwise_xor_(Tensor& self, const Tensor& other) {
  stubs::bitwise_xor__Tensor::call(self, other);
  return self;
}

inline Tensor& bitwise_xor_out(Tensor& out, const Tensor& self, const Tensor& other) {
  stubs::bitwise_xor_out::call(self, other, out);
  return out;
}

/// The bits that either self or other has.
inline Tensor bitwise_xor(const Tensor& self, const Scalar& other) {
  return stubs::bitwise_xor_Scalar::call(self, other);
}

inline Tensor& bitwise_xor_(Tensor& self, const Scalar& other) {
  stubs::bitwise_xor__Scalar::call(self, other);
  return self;
}

inline Tensor& bitwise_xor_out(Tensor& out, const Tensor& self, const Scalar& other) {
  stubs::bitwise_xor_Scalar_out::call(self, other, out);
  return out;
}

}  // namespace tenon
