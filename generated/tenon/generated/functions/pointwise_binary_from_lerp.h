// Generated from ops.yaml by templates/functions/shard.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/tensor/public_conversions.h"
#include "tenon/generated/ops/_pow.h"
#include "tenon/generated/ops/lerp.h"
#include "tenon/generated/ops/maximum.h"
#include "tenon/generated/ops/minimum.h"
#include "tenon/generated/ops/mul.h"
#include "tenon/generated/ops/pow.h"
#include "tenon/generated/ops/remainder.h"

namespace tenon {

/// The point at weight on the line from self to end.
inline Tensor lerp(const Tensor& self, const Tensor& end, const Tensor& weight) {
  return stubs::lerp_Tensor::call(self, end, weight);
}
inline Tensor& lerp_(Tensor& self, const Tensor& end, const Tensor& weight) {
  return detail::written_to(self, stubs::lerp__Tensor::call(self, end, weight));
}
inline Tensor& lerp_out(Tensor& out, const Tensor& self, const Tensor& end, const Tensor& weight) {
  return detail::written_to(out, stubs::lerp_Tensor_out::call(self, end, weight, out));
}

/// The point at weight on the line from self to end.
inline Tensor lerp(const Tensor& self, const Tensor& end, const Scalar& weight) {
  return stubs::lerp_Scalar::call(self, end, weight);
}
inline Tensor& lerp_(Tensor& self, const Tensor& end, const Scalar& weight) {
  return detail::written_to(self, stubs::lerp__Scalar::call(self, end, weight));
}
inline Tensor& lerp_out(Tensor& out, const Tensor& self, const Tensor& end, const Scalar& weight) {
  return detail::written_to(out, stubs::lerp_Scalar_out::call(self, end, weight, out));
}

/// The greater of each two elements, NaN if one is; a tie's gradient is split in half.
inline Tensor maximum(const Tensor& self, const Tensor& other) {
  return stubs::maximum::call(self, other);
}
inline Tensor& maximum_out(Tensor& out, const Tensor& self, const Tensor& other) {
  return detail::written_to(out, stubs::maximum_out::call(self, other, out));
}

/// The smaller of each two elements, NaN if one is; a tie's gradient is split in half.
inline Tensor minimum(const Tensor& self, const Tensor& other) {
  return stubs::minimum::call(self, other);
}
inline Tensor& minimum_out(Tensor& out, const Tensor& self, const Tensor& other) {
  return detail::written_to(out, stubs::minimum_out::call(self, other, out));
}

/// self * other.
inline Tensor mul(const Tensor& self, const Tensor& other) {
  return stubs::mul_Tensor::call(self, other);
}
inline Tensor& mul_(Tensor& self, const Tensor& other) {
  return detail::written_to(self, stubs::mul__Tensor::call(self, other));
}
inline Tensor& mul_out(Tensor& out, const Tensor& self, const Tensor& other) {
  return detail::written_to(out, stubs::mul_out::call(self, other, out));
}

/// self * other.
inline Tensor mul(const Tensor& self, const Scalar& other) {
  return stubs::mul_Scalar::call(self, other);
}
inline Tensor& mul_(Tensor& self, const Scalar& other) {
  return detail::written_to(self, stubs::mul__Scalar::call(self, other));
}
inline Tensor& mul_out(Tensor& out, const Tensor& self, const Scalar& other) {
  return detail::written_to(out, stubs::mul_Scalar_out::call(self, other, out));
}

/// self to the power of a number; 2, 3, 0.5 and -1 are as exact as products, sqrt and division.
inline Tensor pow(const Tensor& self, const Scalar& exponent) {
  return stubs::pow_Tensor_Scalar::call(self, exponent);
}
inline Tensor& pow_(Tensor& self, const Scalar& exponent) {
  return detail::written_to(self, stubs::pow__Tensor_Scalar::call(self, exponent));
}
inline Tensor& pow_out(Tensor& out, const Tensor& self, const Scalar& exponent) {
  return detail::written_to(out, stubs::pow_Tensor_Scalar_out::call(self, exponent, out));
}

/// The part of pow for exponents that have no shorter form.
inline Tensor _pow(const Tensor& self, const Scalar& exponent) {
  return stubs::_pow::call(self, exponent);
}

/// self to the power of exponent.
inline Tensor pow(const Tensor& self, const Tensor& exponent) {
  return stubs::pow_Tensor_Tensor::call(self, exponent);
}
inline Tensor& pow_out(Tensor& out, const Tensor& self, const Tensor& exponent) {
  return detail::written_to(out, stubs::pow_Tensor_Tensor_out::call(self, exponent, out));
}

/// self to the power of exponent.
inline Tensor pow(const Scalar& self, const Tensor& exponent) {
  return stubs::pow_Scalar::call(self, exponent);
}
inline Tensor& pow_out(Tensor& out, const Scalar& self, const Tensor& exponent) {
  return detail::written_to(out, stubs::pow_Scalar_out::call(self, exponent, out));
}

/// The remainder of self / other with the sign of other.
inline Tensor remainder(const Tensor& self, const Tensor& other) {
  return stubs::remainder_Tensor::call(self, other);
}
inline Tensor& remainder_(Tensor& self, const Tensor& other) {
  return detail::written_to(self, stubs::remainder__Tensor::call(self, other));
}
inline Tensor& remainder_out(Tensor& out, const Tensor& self, const Tensor& other) {
  return detail::written_to(out, stubs::remainder_out::call(self, other, out));
}

/// The remainder of self / other with the sign of other.
inline Tensor remainder(const Tensor& self, const Scalar& other) {
  return stubs::remainder_Scalar::call(self, other);
}
inline Tensor& remainder_(Tensor& self, const Scalar& other) {
  return detail::written_to(self, stubs::remainder__Scalar::call(self, other));
}
inline Tensor& remainder_out(Tensor& out, const Tensor& self, const Scalar& other) {
  return detail::written_to(out, stubs::remainder_Scalar_out::call(self, other, out));
}

}  // namespace tenon
