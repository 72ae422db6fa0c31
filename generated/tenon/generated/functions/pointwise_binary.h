// Generated from ops.yaml by templates/functions/category.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/tensor/public_conversions.h"
#include "tenon/generated/ops/_pow.h"
#include "tenon/generated/ops/add.h"
#include "tenon/generated/ops/addcdiv.h"
#include "tenon/generated/ops/addcmul.h"
#include "tenon/generated/ops/atan2.h"
#include "tenon/generated/ops/bitwise_and.h"
#include "tenon/generated/ops/bitwise_or.h"
#include "tenon/generated/ops/bitwise_xor.h"
#include "tenon/generated/ops/div.h"
#include "tenon/generated/ops/fmod.h"
#include "tenon/generated/ops/lerp.h"
#include "tenon/generated/ops/maximum.h"
#include "tenon/generated/ops/minimum.h"
#include "tenon/generated/ops/mul.h"
#include "tenon/generated/ops/pow.h"
#include "tenon/generated/ops/remainder.h"
#include "tenon/generated/ops/rsub.h"
#include "tenon/generated/ops/sub.h"
#include "tenon/generated/ops/where.h"

namespace tenon {

/// self + alpha * other.
// add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
inline Tensor add(const Tensor& self, const Tensor& other, const Scalar& alpha = 1) {
  return stubs::add_Tensor::call(self, other, alpha);
}

// add_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!)
inline Tensor& add_(Tensor& self, const Tensor& other, const Scalar& alpha = 1) {
  stubs::add__Tensor::call(self, other, alpha);
  return self;
}

// add.out(Tensor self, Tensor other, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)
inline Tensor& add_out(Tensor& out, const Tensor& self, const Tensor& other,
                       const Scalar& alpha = 1) {
  stubs::add_out::call(self, other, alpha, out);
  return out;
}

/// self + alpha * other for a number.
// add.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor
inline Tensor add(const Tensor& self, const Scalar& other, const Scalar& alpha = 1) {
  return stubs::add_Scalar::call(self, other, alpha);
}

// add_.Scalar(Tensor(a!) self, Scalar other, Scalar alpha=1) -> Tensor(a!)
inline Tensor& add_(Tensor& self, const Scalar& other, const Scalar& alpha = 1) {
  stubs::add__Scalar::call(self, other, alpha);
  return self;
}

/// self - alpha * other.
// sub.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
inline Tensor sub(const Tensor& self, const Tensor& other, const Scalar& alpha = 1) {
  return stubs::sub_Tensor::call(self, other, alpha);
}

// sub_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!)
inline Tensor& sub_(Tensor& self, const Tensor& other, const Scalar& alpha = 1) {
  stubs::sub__Tensor::call(self, other, alpha);
  return self;
}

// sub.out(Tensor self, Tensor other, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)
inline Tensor& sub_out(Tensor& out, const Tensor& self, const Tensor& other,
                       const Scalar& alpha = 1) {
  stubs::sub_out::call(self, other, alpha, out);
  return out;
}

/// self - alpha * other for a number.
// sub.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor
inline Tensor sub(const Tensor& self, const Scalar& other, const Scalar& alpha = 1) {
  return stubs::sub_Scalar::call(self, other, alpha);
}

// sub_.Scalar(Tensor(a!) self, Scalar other, Scalar alpha=1) -> Tensor(a!)
inline Tensor& sub_(Tensor& self, const Scalar& other, const Scalar& alpha = 1) {
  stubs::sub__Scalar::call(self, other, alpha);
  return self;
}

/// other - alpha * self.
// rsub.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
inline Tensor rsub(const Tensor& self, const Tensor& other, const Scalar& alpha = 1) {
  return stubs::rsub_Tensor::call(self, other, alpha);
}

/// other - alpha * self for a number.
// rsub.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor
inline Tensor rsub(const Tensor& self, const Scalar& other, const Scalar& alpha = 1) {
  return stubs::rsub_Scalar::call(self, other, alpha);
}

/// self * other.
// mul.Tensor(Tensor self, Tensor other) -> Tensor
inline Tensor mul(const Tensor& self, const Tensor& other) {
  return stubs::mul_Tensor::call(self, other);
}

// mul_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
inline Tensor& mul_(Tensor& self, const Tensor& other) {
  stubs::mul__Tensor::call(self, other);
  return self;
}

// mul.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
inline Tensor& mul_out(Tensor& out, const Tensor& self, const Tensor& other) {
  stubs::mul_out::call(self, other, out);
  return out;
}

/// self * other for a number.
// mul.Scalar(Tensor self, Scalar other) -> Tensor
inline Tensor mul(const Tensor& self, const Scalar& other) {
  return stubs::mul_Scalar::call(self, other);
}

// mul_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
inline Tensor& mul_(Tensor& self, const Scalar& other) {
  stubs::mul__Scalar::call(self, other);
  return self;
}

/// self / other; integers divide as floating numbers.
// div.Tensor(Tensor self, Tensor other) -> Tensor
inline Tensor div(const Tensor& self, const Tensor& other) {
  return stubs::div_Tensor::call(self, other);
}

// div_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
inline Tensor& div_(Tensor& self, const Tensor& other) {
  stubs::div__Tensor::call(self, other);
  return self;
}

// div.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
inline Tensor& div_out(Tensor& out, const Tensor& self, const Tensor& other) {
  stubs::div_out::call(self, other, out);
  return out;
}

/// self / other for a number; integers divide as floating numbers.
// div.Scalar(Tensor self, Scalar other) -> Tensor
inline Tensor div(const Tensor& self, const Scalar& other) {
  return stubs::div_Scalar::call(self, other);
}

// div_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
inline Tensor& div_(Tensor& self, const Scalar& other) {
  stubs::div__Scalar::call(self, other);
  return self;
}

/// self to the power of a number; 2, 3, 0.5 and -1 are as exact as products, sqrt and division.
// pow.Tensor_Scalar(Tensor self, Scalar exponent) -> Tensor
inline Tensor pow(const Tensor& self, const Scalar& exponent) {
  return stubs::pow_Tensor_Scalar::call(self, exponent);
}

// pow_.Tensor_Scalar(Tensor(a!) self, Scalar exponent) -> Tensor(a!)
inline Tensor& pow_(Tensor& self, const Scalar& exponent) {
  stubs::pow__Tensor_Scalar::call(self, exponent);
  return self;
}

// pow.Tensor_Scalar_out(Tensor self, Scalar exponent, *, Tensor(a!) out) -> Tensor(a!)
inline Tensor& pow_out(Tensor& out, const Tensor& self, const Scalar& exponent) {
  stubs::pow_Tensor_Scalar_out::call(self, exponent, out);
  return out;
}

/// The part of pow for exponents that have no shorter form.
// _pow(Tensor self, Scalar exponent) -> Tensor
inline Tensor _pow(const Tensor& self, const Scalar& exponent) {
  return stubs::_pow::call(self, exponent);
}

/// self to the power of exponent.
// pow.Tensor_Tensor(Tensor self, Tensor exponent) -> Tensor
inline Tensor pow(const Tensor& self, const Tensor& exponent) {
  return stubs::pow_Tensor_Tensor::call(self, exponent);
}

// pow.Tensor_Tensor_out(Tensor self, Tensor exponent, *, Tensor(a!) out) -> Tensor(a!)
inline Tensor& pow_out(Tensor& out, const Tensor& self, const Tensor& exponent) {
  stubs::pow_Tensor_Tensor_out::call(self, exponent, out);
  return out;
}

/// A number to the power of exponent.
// pow.Scalar(Scalar self, Tensor exponent) -> Tensor
inline Tensor pow(const Scalar& self, const Tensor& exponent) {
  return stubs::pow_Scalar::call(self, exponent);
}

/// self where the bool condition holds, else other.
// where.self(Tensor condition, Tensor self, Tensor other) -> Tensor
inline Tensor where(const Tensor& condition, const Tensor& self, const Tensor& other) {
  return stubs::where_self::call(condition, self, other);
}

/// The angle of the point (other, self), in radians.
// atan2(Tensor self, Tensor other) -> Tensor
inline Tensor atan2(const Tensor& self, const Tensor& other) {
  return stubs::atan2::call(self, other);
}

// atan2_(Tensor(a!) self, Tensor other) -> Tensor(a!)
inline Tensor& atan2_(Tensor& self, const Tensor& other) {
  stubs::atan2_::call(self, other);
  return self;
}

// atan2.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
inline Tensor& atan2_out(Tensor& out, const Tensor& self, const Tensor& other) {
  stubs::atan2_out::call(self, other, out);
  return out;
}

/// The remainder of self / other with the sign of self.
// fmod.Tensor(Tensor self, Tensor other) -> Tensor
inline Tensor fmod(const Tensor& self, const Tensor& other) {
  return stubs::fmod_Tensor::call(self, other);
}

// fmod_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
inline Tensor& fmod_(Tensor& self, const Tensor& other) {
  stubs::fmod__Tensor::call(self, other);
  return self;
}

// fmod.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
inline Tensor& fmod_out(Tensor& out, const Tensor& self, const Tensor& other) {
  stubs::fmod_out::call(self, other, out);
  return out;
}

/// The remainder of self / other with the sign of self, for a number.
// fmod.Scalar(Tensor self, Scalar other) -> Tensor
inline Tensor fmod(const Tensor& self, const Scalar& other) {
  return stubs::fmod_Scalar::call(self, other);
}

// fmod_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
inline Tensor& fmod_(Tensor& self, const Scalar& other) {
  stubs::fmod__Scalar::call(self, other);
  return self;
}

/// The remainder of self / other with the sign of other.
// remainder.Tensor(Tensor self, Tensor other) -> Tensor
inline Tensor remainder(const Tensor& self, const Tensor& other) {
  return stubs::remainder_Tensor::call(self, other);
}

// remainder_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
inline Tensor& remainder_(Tensor& self, const Tensor& other) {
  stubs::remainder__Tensor::call(self, other);
  return self;
}

// remainder.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
inline Tensor& remainder_out(Tensor& out, const Tensor& self, const Tensor& other) {
  stubs::remainder_out::call(self, other, out);
  return out;
}

/// The remainder of self / other with the sign of other, for a number.
// remainder.Scalar(Tensor self, Scalar other) -> Tensor
inline Tensor remainder(const Tensor& self, const Scalar& other) {
  return stubs::remainder_Scalar::call(self, other);
}

// remainder_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
inline Tensor& remainder_(Tensor& self, const Scalar& other) {
  stubs::remainder__Scalar::call(self, other);
  return self;
}

/// The greater of each two elements, NaN if one is; a tie's gradient is split in half.
// maximum(Tensor self, Tensor other) -> Tensor
inline Tensor maximum(const Tensor& self, const Tensor& other) {
  return stubs::maximum::call(self, other);
}

// maximum.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
inline Tensor& maximum_out(Tensor& out, const Tensor& self, const Tensor& other) {
  stubs::maximum_out::call(self, other, out);
  return out;
}

/// The smaller of each two elements, NaN if one is; a tie's gradient is split in half.
// minimum(Tensor self, Tensor other) -> Tensor
inline Tensor minimum(const Tensor& self, const Tensor& other) {
  return stubs::minimum::call(self, other);
}

// minimum.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
inline Tensor& minimum_out(Tensor& out, const Tensor& self, const Tensor& other) {
  stubs::minimum_out::call(self, other, out);
  return out;
}

/// The bits that both elements have.
// bitwise_and.Tensor(Tensor self, Tensor other) -> Tensor
inline Tensor bitwise_and(const Tensor& self, const Tensor& other) {
  return stubs::bitwise_and_Tensor::call(self, other);
}

// bitwise_and_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
inline Tensor& bitwise_and_(Tensor& self, const Tensor& other) {
  stubs::bitwise_and__Tensor::call(self, other);
  return self;
}

// bitwise_and.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
inline Tensor& bitwise_and_out(Tensor& out, const Tensor& self, const Tensor& other) {
  stubs::bitwise_and_out::call(self, other, out);
  return out;
}

/// The bits that each element and a number have.
// bitwise_and.Scalar(Tensor self, Scalar other) -> Tensor
inline Tensor bitwise_and(const Tensor& self, const Scalar& other) {
  return stubs::bitwise_and_Scalar::call(self, other);
}

// bitwise_and_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
inline Tensor& bitwise_and_(Tensor& self, const Scalar& other) {
  stubs::bitwise_and__Scalar::call(self, other);
  return self;
}

/// The bits that at least one of the elements has.
// bitwise_or.Tensor(Tensor self, Tensor other) -> Tensor
inline Tensor bitwise_or(const Tensor& self, const Tensor& other) {
  return stubs::bitwise_or_Tensor::call(self, other);
}

// bitwise_or_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
inline Tensor& bitwise_or_(Tensor& self, const Tensor& other) {
  stubs::bitwise_or__Tensor::call(self, other);
  return self;
}

// bitwise_or.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
inline Tensor& bitwise_or_out(Tensor& out, const Tensor& self, const Tensor& other) {
  stubs::bitwise_or_out::call(self, other, out);
  return out;
}

/// The bits that each element or a number has.
// bitwise_or.Scalar(Tensor self, Scalar other) -> Tensor
inline Tensor bitwise_or(const Tensor& self, const Scalar& other) {
  return stubs::bitwise_or_Scalar::call(self, other);
}

// bitwise_or_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
inline Tensor& bitwise_or_(Tensor& self, const Scalar& other) {
  stubs::bitwise_or__Scalar::call(self, other);
  return self;
}

/// The bits that exactly one of the elements has.
// bitwise_xor.Tensor(Tensor self, Tensor other) -> Tensor
inline Tensor bitwise_xor(const Tensor& self, const Tensor& other) {
  return stubs::bitwise_xor_Tensor::call(self, other);
}

// bitwise_xor_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
inline Tensor& bitwise_xor_(Tensor& self, const Tensor& other) {
  stubs::bitwise_xor__Tensor::call(self, other);
  return self;
}

// bitwise_xor.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
inline Tensor& bitwise_xor_out(Tensor& out, const Tensor& self, const Tensor& other) {
  stubs::bitwise_xor_out::call(self, other, out);
  return out;
}

/// The bits that either each element or a number has.
// bitwise_xor.Scalar(Tensor self, Scalar other) -> Tensor
inline Tensor bitwise_xor(const Tensor& self, const Scalar& other) {
  return stubs::bitwise_xor_Scalar::call(self, other);
}

// bitwise_xor_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
inline Tensor& bitwise_xor_(Tensor& self, const Scalar& other) {
  stubs::bitwise_xor__Scalar::call(self, other);
  return self;
}

/// self + value * tensor1 * tensor2.
// addcmul(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor
inline Tensor addcmul(const Tensor& self, const Tensor& tensor1, const Tensor& tensor2,
                      const Scalar& value = 1) {
  return stubs::addcmul::call(self, tensor1, tensor2, value);
}

// addcmul_(Tensor(a!) self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor(a!)
inline Tensor& addcmul_(Tensor& self, const Tensor& tensor1, const Tensor& tensor2,
                        const Scalar& value = 1) {
  stubs::addcmul_::call(self, tensor1, tensor2, value);
  return self;
}

// addcmul.out(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1, Tensor(a!) out) ->
//   Tensor(a!)
inline Tensor& addcmul_out(Tensor& out, const Tensor& self, const Tensor& tensor1,
                           const Tensor& tensor2, const Scalar& value = 1) {
  stubs::addcmul_out::call(self, tensor1, tensor2, value, out);
  return out;
}

/// self + value * tensor1 / tensor2.
// addcdiv(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor
inline Tensor addcdiv(const Tensor& self, const Tensor& tensor1, const Tensor& tensor2,
                      const Scalar& value = 1) {
  return stubs::addcdiv::call(self, tensor1, tensor2, value);
}

// addcdiv_(Tensor(a!) self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor(a!)
inline Tensor& addcdiv_(Tensor& self, const Tensor& tensor1, const Tensor& tensor2,
                        const Scalar& value = 1) {
  stubs::addcdiv_::call(self, tensor1, tensor2, value);
  return self;
}

// addcdiv.out(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1, Tensor(a!) out) ->
//   Tensor(a!)
inline Tensor& addcdiv_out(Tensor& out, const Tensor& self, const Tensor& tensor1,
                           const Tensor& tensor2, const Scalar& value = 1) {
  stubs::addcdiv_out::call(self, tensor1, tensor2, value, out);
  return out;
}

/// The point at weight on the line from self to end.
// lerp.Scalar(Tensor self, Tensor end, Scalar weight) -> Tensor
inline Tensor lerp(const Tensor& self, const Tensor& end, const Scalar& weight) {
  return stubs::lerp_Scalar::call(self, end, weight);
}

// lerp_.Scalar(Tensor(a!) self, Tensor end, Scalar weight) -> Tensor(a!)
inline Tensor& lerp_(Tensor& self, const Tensor& end, const Scalar& weight) {
  stubs::lerp__Scalar::call(self, end, weight);
  return self;
}

// lerp.Scalar_out(Tensor self, Tensor end, Scalar weight, *, Tensor(a!) out) -> Tensor(a!)
inline Tensor& lerp_out(Tensor& out, const Tensor& self, const Tensor& end, const Scalar& weight) {
  stubs::lerp_Scalar_out::call(self, end, weight, out);
  return out;
}

/// The point at weight on the line from self to end.
// lerp.Tensor(Tensor self, Tensor end, Tensor weight) -> Tensor
inline Tensor lerp(const Tensor& self, const Tensor& end, const Tensor& weight) {
  return stubs::lerp_Tensor::call(self, end, weight);
}

// lerp_.Tensor(Tensor(a!) self, Tensor end, Tensor weight) -> Tensor(a!)
inline Tensor& lerp_(Tensor& self, const Tensor& end, const Tensor& weight) {
  stubs::lerp__Tensor::call(self, end, weight);
  return self;
}

// lerp.Tensor_out(Tensor self, Tensor end, Tensor weight, *, Tensor(a!) out) -> Tensor(a!)
inline Tensor& lerp_out(Tensor& out, const Tensor& self, const Tensor& end, const Tensor& weight) {
  stubs::lerp_Tensor_out::call(self, end, weight, out);
  return out;
}

}  // namespace tenon
