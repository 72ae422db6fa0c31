// Generated from ops.yaml by templates/methods/category.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/tensor/public_conversions.h"
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
#include "tenon/generated/ops/sub.h"

namespace tenon {

// add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
Tensor Tensor::add(const Tensor& other, const Scalar& alpha) const {
  return ops::add_Tensor::call(*this, other, alpha);
}

// add_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!)
Tensor& Tensor::add_(const Tensor& other, const Scalar& alpha) const {
  ops::add__Tensor::call(const_cast<Tensor&>(*this), other, alpha);
  return const_cast<Tensor&>(*this);
}

// add.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor
Tensor Tensor::add(const Scalar& other, const Scalar& alpha) const {
  return ops::add_Scalar::call(*this, other, alpha);
}

// add_.Scalar(Tensor(a!) self, Scalar other, Scalar alpha=1) -> Tensor(a!)
Tensor& Tensor::add_(const Scalar& other, const Scalar& alpha) const {
  ops::add__Scalar::call(const_cast<Tensor&>(*this), other, alpha);
  return const_cast<Tensor&>(*this);
}

// sub.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
Tensor Tensor::sub(const Tensor& other, const Scalar& alpha) const {
  return ops::sub_Tensor::call(*this, other, alpha);
}

// sub_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!)
Tensor& Tensor::sub_(const Tensor& other, const Scalar& alpha) const {
  ops::sub__Tensor::call(const_cast<Tensor&>(*this), other, alpha);
  return const_cast<Tensor&>(*this);
}

// sub.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor
Tensor Tensor::sub(const Scalar& other, const Scalar& alpha) const {
  return ops::sub_Scalar::call(*this, other, alpha);
}

// sub_.Scalar(Tensor(a!) self, Scalar other, Scalar alpha=1) -> Tensor(a!)
Tensor& Tensor::sub_(const Scalar& other, const Scalar& alpha) const {
  ops::sub__Scalar::call(const_cast<Tensor&>(*this), other, alpha);
  return const_cast<Tensor&>(*this);
}

// mul.Tensor(Tensor self, Tensor other) -> Tensor
Tensor Tensor::mul(const Tensor& other) const {
  return ops::mul_Tensor::call(*this, other);
}

// mul_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
Tensor& Tensor::mul_(const Tensor& other) const {
  ops::mul__Tensor::call(const_cast<Tensor&>(*this), other);
  return const_cast<Tensor&>(*this);
}

// mul.Scalar(Tensor self, Scalar other) -> Tensor
Tensor Tensor::mul(const Scalar& other) const {
  return ops::mul_Scalar::call(*this, other);
}

// mul_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
Tensor& Tensor::mul_(const Scalar& other) const {
  ops::mul__Scalar::call(const_cast<Tensor&>(*this), other);
  return const_cast<Tensor&>(*this);
}

// div.Tensor(Tensor self, Tensor other) -> Tensor
Tensor Tensor::div(const Tensor& other) const {
  return ops::div_Tensor::call(*this, other);
}

// div_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
Tensor& Tensor::div_(const Tensor& other) const {
  ops::div__Tensor::call(const_cast<Tensor&>(*this), other);
  return const_cast<Tensor&>(*this);
}

// div.Scalar(Tensor self, Scalar other) -> Tensor
Tensor Tensor::div(const Scalar& other) const {
  return ops::div_Scalar::call(*this, other);
}

// div_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
Tensor& Tensor::div_(const Scalar& other) const {
  ops::div__Scalar::call(const_cast<Tensor&>(*this), other);
  return const_cast<Tensor&>(*this);
}

// pow.Tensor_Scalar(Tensor self, Scalar exponent) -> Tensor
Tensor Tensor::pow(const Scalar& exponent) const {
  return ops::pow_Tensor_Scalar::call(*this, exponent);
}

// pow_.Tensor_Scalar(Tensor(a!) self, Scalar exponent) -> Tensor(a!)
Tensor& Tensor::pow_(const Scalar& exponent) const {
  ops::pow__Tensor_Scalar::call(const_cast<Tensor&>(*this), exponent);
  return const_cast<Tensor&>(*this);
}

// pow.Tensor_Tensor(Tensor self, Tensor exponent) -> Tensor
Tensor Tensor::pow(const Tensor& exponent) const {
  return ops::pow_Tensor_Tensor::call(*this, exponent);
}

// atan2(Tensor self, Tensor other) -> Tensor
Tensor Tensor::atan2(const Tensor& other) const {
  return ops::atan2::call(*this, other);
}

// atan2_(Tensor(a!) self, Tensor other) -> Tensor(a!)
Tensor& Tensor::atan2_(const Tensor& other) const {
  ops::atan2_::call(const_cast<Tensor&>(*this), other);
  return const_cast<Tensor&>(*this);
}

// fmod.Tensor(Tensor self, Tensor other) -> Tensor
Tensor Tensor::fmod(const Tensor& other) const {
  return ops::fmod_Tensor::call(*this, other);
}

// fmod_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
Tensor& Tensor::fmod_(const Tensor& other) const {
  ops::fmod__Tensor::call(const_cast<Tensor&>(*this), other);
  return const_cast<Tensor&>(*this);
}

// fmod.Scalar(Tensor self, Scalar other) -> Tensor
Tensor Tensor::fmod(const Scalar& other) const {
  return ops::fmod_Scalar::call(*this, other);
}

// fmod_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
Tensor& Tensor::fmod_(const Scalar& other) const {
  ops::fmod__Scalar::call(const_cast<Tensor&>(*this), other);
  return const_cast<Tensor&>(*this);
}

// remainder.Tensor(Tensor self, Tensor other) -> Tensor
Tensor Tensor::remainder(const Tensor& other) const {
  return ops::remainder_Tensor::call(*this, other);
}

// remainder_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
Tensor& Tensor::remainder_(const Tensor& other) const {
  ops::remainder__Tensor::call(const_cast<Tensor&>(*this), other);
  return const_cast<Tensor&>(*this);
}

// remainder.Scalar(Tensor self, Scalar other) -> Tensor
Tensor Tensor::remainder(const Scalar& other) const {
  return ops::remainder_Scalar::call(*this, other);
}

// remainder_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
Tensor& Tensor::remainder_(const Scalar& other) const {
  ops::remainder__Scalar::call(const_cast<Tensor&>(*this), other);
  return const_cast<Tensor&>(*this);
}

// maximum(Tensor self, Tensor other) -> Tensor
Tensor Tensor::maximum(const Tensor& other) const {
  return ops::maximum::call(*this, other);
}

// minimum(Tensor self, Tensor other) -> Tensor
Tensor Tensor::minimum(const Tensor& other) const {
  return ops::minimum::call(*this, other);
}

// bitwise_and.Tensor(Tensor self, Tensor other) -> Tensor
Tensor Tensor::bitwise_and(const Tensor& other) const {
  return ops::bitwise_and_Tensor::call(*this, other);
}

// bitwise_and_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
Tensor& Tensor::bitwise_and_(const Tensor& other) const {
  ops::bitwise_and__Tensor::call(const_cast<Tensor&>(*this), other);
  return const_cast<Tensor&>(*this);
}

// bitwise_and.Scalar(Tensor self, Scalar other) -> Tensor
Tensor Tensor::bitwise_and(const Scalar& other) const {
  return ops::bitwise_and_Scalar::call(*this, other);
}

// bitwise_and_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
Tensor& Tensor::bitwise_and_(const Scalar& other) const {
  ops::bitwise_and__Scalar::call(const_cast<Tensor&>(*this), other);
  return const_cast<Tensor&>(*this);
}

// bitwise_or.Tensor(Tensor self, Tensor other) -> Tensor
Tensor Tensor::bitwise_or(const Tensor& other) const {
  return ops::bitwise_or_Tensor::call(*this, other);
}

// bitwise_or_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
Tensor& Tensor::bitwise_or_(const Tensor& other) const {
  ops::bitwise_or__Tensor::call(const_cast<Tensor&>(*this), other);
  return const_cast<Tensor&>(*this);
}

// bitwise_or.Scalar(Tensor self, Scalar other) -> Tensor
Tensor Tensor::bitwise_or(const Scalar& other) const {
  return ops::bitwise_or_Scalar::call(*this, other);
}

// bitwise_or_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
Tensor& Tensor::bitwise_or_(const Scalar& other) const {
  ops::bitwise_or__Scalar::call(const_cast<Tensor&>(*this), other);
  return const_cast<Tensor&>(*this);
}

// bitwise_xor.Tensor(Tensor self, Tensor other) -> Tensor
Tensor Tensor::bitwise_xor(const Tensor& other) const {
  return ops::bitwise_xor_Tensor::call(*this, other);
}

// bitwise_xor_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
Tensor& Tensor::bitwise_xor_(const Tensor& other) const {
  ops::bitwise_xor__Tensor::call(const_cast<Tensor&>(*this), other);
  return const_cast<Tensor&>(*this);
}

// bitwise_xor.Scalar(Tensor self, Scalar other) -> Tensor
Tensor Tensor::bitwise_xor(const Scalar& other) const {
  return ops::bitwise_xor_Scalar::call(*this, other);
}

// bitwise_xor_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
Tensor& Tensor::bitwise_xor_(const Scalar& other) const {
  ops::bitwise_xor__Scalar::call(const_cast<Tensor&>(*this), other);
  return const_cast<Tensor&>(*this);
}

// addcmul(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor
Tensor Tensor::addcmul(const Tensor& tensor1, const Tensor& tensor2, const Scalar& value) const {
  return ops::addcmul::call(*this, tensor1, tensor2, value);
}

// addcmul_(Tensor(a!) self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor(a!)
Tensor& Tensor::addcmul_(const Tensor& tensor1, const Tensor& tensor2, const Scalar& value) const {
  ops::addcmul_::call(const_cast<Tensor&>(*this), tensor1, tensor2, value);
  return const_cast<Tensor&>(*this);
}

// addcdiv(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor
Tensor Tensor::addcdiv(const Tensor& tensor1, const Tensor& tensor2, const Scalar& value) const {
  return ops::addcdiv::call(*this, tensor1, tensor2, value);
}

// addcdiv_(Tensor(a!) self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor(a!)
Tensor& Tensor::addcdiv_(const Tensor& tensor1, const Tensor& tensor2, const Scalar& value) const {
  ops::addcdiv_::call(const_cast<Tensor&>(*this), tensor1, tensor2, value);
  return const_cast<Tensor&>(*this);
}

// lerp.Scalar(Tensor self, Tensor end, Scalar weight) -> Tensor
Tensor Tensor::lerp(const Tensor& end, const Scalar& weight) const {
  return ops::lerp_Scalar::call(*this, end, weight);
}

// lerp_.Scalar(Tensor(a!) self, Tensor end, Scalar weight) -> Tensor(a!)
Tensor& Tensor::lerp_(const Tensor& end, const Scalar& weight) const {
  ops::lerp__Scalar::call(const_cast<Tensor&>(*this), end, weight);
  return const_cast<Tensor&>(*this);
}

// lerp.Tensor(Tensor self, Tensor end, Tensor weight) -> Tensor
Tensor Tensor::lerp(const Tensor& end, const Tensor& weight) const {
  return ops::lerp_Tensor::call(*this, end, weight);
}

// lerp_.Tensor(Tensor(a!) self, Tensor end, Tensor weight) -> Tensor(a!)
Tensor& Tensor::lerp_(const Tensor& end, const Tensor& weight) const {
  ops::lerp__Tensor::call(const_cast<Tensor&>(*this), end, weight);
  return const_cast<Tensor&>(*this);
}

}  // namespace tenon
