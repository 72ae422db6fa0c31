// Generated from ops.yaml by templates/functions/shard.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/tensor/public_conversions.h"
#include "tenon/generated/ops/bitwise_or.h"
#include "tenon/generated/ops/maximum.h"
#include "tenon/generated/ops/remainder.h"
#include "tenon/generated/ops/where.h"

namespace tenon {

/// self where the bool condition holds, else other.
inline Tensor where(const Tensor& condition, const Tensor& self, const Tensor& other) {
  return stubs::where_self::call(condition, self, other);
}

/// The remainder of self / other with the sign of other.
inline Tensor remainder(const Tensor& self, const Tensor& other) {
  return stubs::remainder_Tensor::call(self, other);
}
inline Tensor& remainder_(Tensor& self, const Tensor& other) {
  stubs::remainder__Tensor::call(self, other);
  return self;
}
inline Tensor& remainder_out(Tensor& out, const Tensor& self, const Tensor& other) {
  stubs::remainder_out::call(self, other, out);
  return out;
}

/// The remainder of self / other with the sign of other.
inline Tensor remainder(const Tensor& self, const Scalar& other) {
  return stubs::remainder_Scalar::call(self, other);
}
inline Tensor& remainder_(Tensor& self, const Scalar& other) {
  stubs::remainder__Scalar::call(self, other);
  return self;
}
inline Tensor& remainder_out(Tensor& out, const Tensor& self, const Scalar& other) {
  stubs::remainder_Scalar_out::call(self, other, out);
  return out;
}

/// The greater of each two elements, NaN if one is; a tie's gradient is split in half.
inline Tensor maximum(const Tensor& self, const Tensor& other) {
  return stubs::maximum::call(self, other);
}
inline Tensor& maximum_out(Tensor& out, const Tensor& self, const Tensor& other) {
  stubs::maximum_out::call(self, other, out);
  return out;
}

/// The bits that self or other has.
inline Tensor bitwise_or(const Tensor& self, const Tensor& other) {
  return stubs::bitwise_or_Tensor::call(self, other);
}
inline Tensor& bitwise_or_(Tensor& self, const Tensor& other) {
  stubs::bitwise_or__Tensor::call(self, other);
  return self;
}
inline Tensor& bitwise_or_out(Tensor& out, const Tensor& self, const Tensor& other) {
  stubs::bitwise_or_out::call(self, other, out);
  return out;
}

/// The bits that self or other has.
inline Tensor bitwise_or(const Tensor& self, const Scalar& other) {
  return stubs::bitwise_or_Scalar::call(self, other);
}
inline Tensor& bitwise_or_(Tensor& self, const Scalar& other) {
  stubs::bitwise_or__Scalar::call(self, other);
  return self;
}
inline Tensor& bitwise_or_out(Tensor& out, const Tensor& self, const Scalar& other) {
  stubs::bitwise_or_Scalar_out::call(self, other, out);
  return out;
}

}  // namespace tenon
