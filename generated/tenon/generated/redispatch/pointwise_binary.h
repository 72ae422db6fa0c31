// Generated from ops.yaml by templates/redispatch/category.h.j2. Do not edit; run
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

namespace tenon::redispatch {

// add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
inline Tensor add(DispatchKeySet keys, const Tensor& self, const Tensor& other,
                  const Scalar& alpha = 1) {
  return stubs::add_Tensor::redispatch(keys, self, other, alpha);
}

// add_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!)
inline Tensor& add_(DispatchKeySet keys, Tensor& self, const Tensor& other,
                    const Scalar& alpha = 1) {
  stubs::add__Tensor::redispatch(keys, self, other, alpha);
  return self;
}

// add.out(Tensor self, Tensor other, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)
inline Tensor& add_out(DispatchKeySet keys, Tensor& out, const Tensor& self, const Tensor& other,
                       const Scalar& alpha = 1) {
  stubs::add_out::redispatch(keys, self, other, alpha, out);
  return out;
}

// add.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor
inline Tensor add(DispatchKeySet keys, const Tensor& self, const Scalar& other,
                  const Scalar& alpha = 1) {
  return stubs::add_Scalar::redispatch(keys, self, other, alpha);
}

// add_.Scalar(Tensor(a!) self, Scalar other, Scalar alpha=1) -> Tensor(a!)
inline Tensor& add_(DispatchKeySet keys, Tensor& self, const Scalar& other,
                    const Scalar& alpha = 1) {
  stubs::add__Scalar::redispatch(keys, self, other, alpha);
  return self;
}

// sub.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
inline Tensor sub(DispatchKeySet keys, const Tensor& self, const Tensor& other,
                  const Scalar& alpha = 1) {
  return stubs::sub_Tensor::redispatch(keys, self, other, alpha);
}

// sub_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!)
inline Tensor& sub_(DispatchKeySet keys, Tensor& self, const Tensor& other,
                    const Scalar& alpha = 1) {
  stubs::sub__Tensor::redispatch(keys, self, other, alpha);
  return self;
}

// sub.out(Tensor self, Tensor other, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)
inline Tensor& sub_out(DispatchKeySet keys, Tensor& out, const Tensor& self, const Tensor& other,
                       const Scalar& alpha = 1) {
  stubs::sub_out::redispatch(keys, self, other, alpha, out);
  return out;
}

// sub.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor
inline Tensor sub(DispatchKeySet keys, const Tensor& self, const Scalar& other,
                  const Scalar& alpha = 1) {
  return stubs::sub_Scalar::redispatch(keys, self, other, alpha);
}

// sub_.Scalar(Tensor(a!) self, Scalar other, Scalar alpha=1) -> Tensor(a!)
inline Tensor& sub_(DispatchKeySet keys, Tensor& self, const Scalar& other,
                    const Scalar& alpha = 1) {
  stubs::sub__Scalar::redispatch(keys, self, other, alpha);
  return self;
}

// rsub.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
inline Tensor rsub(DispatchKeySet keys, const Tensor& self, const Tensor& other,
                   const Scalar& alpha = 1) {
  return stubs::rsub_Tensor::redispatch(keys, self, other, alpha);
}

// rsub.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor
inline Tensor rsub(DispatchKeySet keys, const Tensor& self, const Scalar& other,
                   const Scalar& alpha = 1) {
  return stubs::rsub_Scalar::redispatch(keys, self, other, alpha);
}

// mul.Tensor(Tensor self, Tensor other) -> Tensor
inline Tensor mul(DispatchKeySet keys, const Tensor& self, const Tensor& other) {
  return stubs::mul_Tensor::redispatch(keys, self, other);
}

// mul_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
inline Tensor& mul_(DispatchKeySet keys, Tensor& self, const Tensor& other) {
  stubs::mul__Tensor::redispatch(keys, self, other);
  return self;
}

// mul.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
inline Tensor& mul_out(DispatchKeySet keys, Tensor& out, const Tensor& self, const Tensor& other) {
  stubs::mul_out::redispatch(keys, self, other, out);
  return out;
}

// mul.Scalar(Tensor self, Scalar other) -> Tensor
inline Tensor mul(DispatchKeySet keys, const Tensor& self, const Scalar& other) {
  return stubs::mul_Scalar::redispatch(keys, self, other);
}

// mul_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
inline Tensor& mul_(DispatchKeySet keys, Tensor& self, const Scalar& other) {
  stubs::mul__Scalar::redispatch(keys, self, other);
  return self;
}

// div.Tensor(Tensor self, Tensor other) -> Tensor
inline Tensor div(DispatchKeySet keys, const Tensor& self, const Tensor& other) {
  return stubs::div_Tensor::redispatch(keys, self, other);
}

// div_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
inline Tensor& div_(DispatchKeySet keys, Tensor& self, const Tensor& other) {
  stubs::div__Tensor::redispatch(keys, self, other);
  return self;
}

// div.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
inline Tensor& div_out(DispatchKeySet keys, Tensor& out, const Tensor& self, const Tensor& other) {
  stubs::div_out::redispatch(keys, self, other, out);
  return out;
}

// div.Scalar(Tensor self, Scalar other) -> Tensor
inline Tensor div(DispatchKeySet keys, const Tensor& self, const Scalar& other) {
  return stubs::div_Scalar::redispatch(keys, self, other);
}

// div_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
inline Tensor& div_(DispatchKeySet keys, Tensor& self, const Scalar& other) {
  stubs::div__Scalar::redispatch(keys, self, other);
  return self;
}

// pow.Tensor_Scalar(Tensor self, Scalar exponent) -> Tensor
inline Tensor pow(DispatchKeySet keys, const Tensor& self, const Scalar& exponent) {
  return stubs::pow_Tensor_Scalar::redispatch(keys, self, exponent);
}

// pow_.Tensor_Scalar(Tensor(a!) self, Scalar exponent) -> Tensor(a!)
inline Tensor& pow_(DispatchKeySet keys, Tensor& self, const Scalar& exponent) {
  stubs::pow__Tensor_Scalar::redispatch(keys, self, exponent);
  return self;
}

// pow.Tensor_Scalar_out(Tensor self, Scalar exponent, *, Tensor(a!) out) -> Tensor(a!)
inline Tensor& pow_out(DispatchKeySet keys, Tensor& out, const Tensor& self,
                       const Scalar& exponent) {
  stubs::pow_Tensor_Scalar_out::redispatch(keys, self, exponent, out);
  return out;
}

// _pow(Tensor self, Scalar exponent) -> Tensor
inline Tensor _pow(DispatchKeySet keys, const Tensor& self, const Scalar& exponent) {
  return stubs::_pow::redispatch(keys, self, exponent);
}

// pow.Tensor_Tensor(Tensor self, Tensor exponent) -> Tensor
inline Tensor pow(DispatchKeySet keys, const Tensor& self, const Tensor& exponent) {
  return stubs::pow_Tensor_Tensor::redispatch(keys, self, exponent);
}

// pow.Tensor_Tensor_out(Tensor self, Tensor exponent, *, Tensor(a!) out) -> Tensor(a!)
inline Tensor& pow_out(DispatchKeySet keys, Tensor& out, const Tensor& self,
                       const Tensor& exponent) {
  stubs::pow_Tensor_Tensor_out::redispatch(keys, self, exponent, out);
  return out;
}

// pow.Scalar(Scalar self, Tensor exponent) -> Tensor
inline Tensor pow(DispatchKeySet keys, const Scalar& self, const Tensor& exponent) {
  return stubs::pow_Scalar::redispatch(keys, self, exponent);
}

// where.self(Tensor condition, Tensor self, Tensor other) -> Tensor
inline Tensor where(DispatchKeySet keys, const Tensor& condition, const Tensor& self,
                    const Tensor& other) {
  return stubs::where_self::redispatch(keys, condition, self, other);
}

// atan2(Tensor self, Tensor other) -> Tensor
inline Tensor atan2(DispatchKeySet keys, const Tensor& self, const Tensor& other) {
  return stubs::atan2::redispatch(keys, self, other);
}

// atan2_(Tensor(a!) self, Tensor other) -> Tensor(a!)
inline Tensor& atan2_(DispatchKeySet keys, Tensor& self, const Tensor& other) {
  stubs::atan2_::redispatch(keys, self, other);
  return self;
}

// atan2.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
inline Tensor& atan2_out(DispatchKeySet keys, Tensor& out, const Tensor& self,
                         const Tensor& other) {
  stubs::atan2_out::redispatch(keys, self, other, out);
  return out;
}

// fmod.Tensor(Tensor self, Tensor other) -> Tensor
inline Tensor fmod(DispatchKeySet keys, const Tensor& self, const Tensor& other) {
  return stubs::fmod_Tensor::redispatch(keys, self, other);
}

// fmod_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
inline Tensor& fmod_(DispatchKeySet keys, Tensor& self, const Tensor& other) {
  stubs::fmod__Tensor::redispatch(keys, self, other);
  return self;
}

// fmod.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
inline Tensor& fmod_out(DispatchKeySet keys, Tensor& out, const Tensor& self, const Tensor& other) {
  stubs::fmod_out::redispatch(keys, self, other, out);
  return out;
}

// fmod.Scalar(Tensor self, Scalar other) -> Tensor
inline Tensor fmod(DispatchKeySet keys, const Tensor& self, const Scalar& other) {
  return stubs::fmod_Scalar::redispatch(keys, self, other);
}

// fmod_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
inline Tensor& fmod_(DispatchKeySet keys, Tensor& self, const Scalar& other) {
  stubs::fmod__Scalar::redispatch(keys, self, other);
  return self;
}

// remainder.Tensor(Tensor self, Tensor other) -> Tensor
inline Tensor remainder(DispatchKeySet keys, const Tensor& self, const Tensor& other) {
  return stubs::remainder_Tensor::redispatch(keys, self, other);
}

// remainder_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
inline Tensor& remainder_(DispatchKeySet keys, Tensor& self, const Tensor& other) {
  stubs::remainder__Tensor::redispatch(keys, self, other);
  return self;
}

// remainder.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
inline Tensor& remainder_out(DispatchKeySet keys, Tensor& out, const Tensor& self,
                             const Tensor& other) {
  stubs::remainder_out::redispatch(keys, self, other, out);
  return out;
}

// remainder.Scalar(Tensor self, Scalar other) -> Tensor
inline Tensor remainder(DispatchKeySet keys, const Tensor& self, const Scalar& other) {
  return stubs::remainder_Scalar::redispatch(keys, self, other);
}

// remainder_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
inline Tensor& remainder_(DispatchKeySet keys, Tensor& self, const Scalar& other) {
  stubs::remainder__Scalar::redispatch(keys, self, other);
  return self;
}

// maximum(Tensor self, Tensor other) -> Tensor
inline Tensor maximum(DispatchKeySet keys, const Tensor& self, const Tensor& other) {
  return stubs::maximum::redispatch(keys, self, other);
}

// maximum.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
inline Tensor& maximum_out(DispatchKeySet keys, Tensor& out, const Tensor& self,
                           const Tensor& other) {
  stubs::maximum_out::redispatch(keys, self, other, out);
  return out;
}

// minimum(Tensor self, Tensor other) -> Tensor
inline Tensor minimum(DispatchKeySet keys, const Tensor& self, const Tensor& other) {
  return stubs::minimum::redispatch(keys, self, other);
}

// minimum.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
inline Tensor& minimum_out(DispatchKeySet keys, Tensor& out, const Tensor& self,
                           const Tensor& other) {
  stubs::minimum_out::redispatch(keys, self, other, out);
  return out;
}

// bitwise_and.Tensor(Tensor self, Tensor other) -> Tensor
inline Tensor bitwise_and(DispatchKeySet keys, const Tensor& self, const Tensor& other) {
  return stubs::bitwise_and_Tensor::redispatch(keys, self, other);
}

// bitwise_and_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
inline Tensor& bitwise_and_(DispatchKeySet keys, Tensor& self, const Tensor& other) {
  stubs::bitwise_and__Tensor::redispatch(keys, self, other);
  return self;
}

// bitwise_and.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
inline Tensor& bitwise_and_out(DispatchKeySet keys, Tensor& out, const Tensor& self,
                               const Tensor& other) {
  stubs::bitwise_and_out::redispatch(keys, self, other, out);
  return out;
}

// bitwise_and.Scalar(Tensor self, Scalar other) -> Tensor
inline Tensor bitwise_and(DispatchKeySet keys, const Tensor& self, const Scalar& other) {
  return stubs::bitwise_and_Scalar::redispatch(keys, self, other);
}

// bitwise_and_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
inline Tensor& bitwise_and_(DispatchKeySet keys, Tensor& self, const Scalar& other) {
  stubs::bitwise_and__Scalar::redispatch(keys, self, other);
  return self;
}

// bitwise_or.Tensor(Tensor self, Tensor other) -> Tensor
inline Tensor bitwise_or(DispatchKeySet keys, const Tensor& self, const Tensor& other) {
  return stubs::bitwise_or_Tensor::redispatch(keys, self, other);
}

// bitwise_or_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
inline Tensor& bitwise_or_(DispatchKeySet keys, Tensor& self, const Tensor& other) {
  stubs::bitwise_or__Tensor::redispatch(keys, self, other);
  return self;
}

// bitwise_or.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
inline Tensor& bitwise_or_out(DispatchKeySet keys, Tensor& out, const Tensor& self,
                              const Tensor& other) {
  stubs::bitwise_or_out::redispatch(keys, self, other, out);
  return out;
}

// bitwise_or.Scalar(Tensor self, Scalar other) -> Tensor
inline Tensor bitwise_or(DispatchKeySet keys, const Tensor& self, const Scalar& other) {
  return stubs::bitwise_or_Scalar::redispatch(keys, self, other);
}

// bitwise_or_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
inline Tensor& bitwise_or_(DispatchKeySet keys, Tensor& self, const Scalar& other) {
  stubs::bitwise_or__Scalar::redispatch(keys, self, other);
  return self;
}

// bitwise_xor.Tensor(Tensor self, Tensor other) -> Tensor
inline Tensor bitwise_xor(DispatchKeySet keys, const Tensor& self, const Tensor& other) {
  return stubs::bitwise_xor_Tensor::redispatch(keys, self, other);
}

// bitwise_xor_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
inline Tensor& bitwise_xor_(DispatchKeySet keys, Tensor& self, const Tensor& other) {
  stubs::bitwise_xor__Tensor::redispatch(keys, self, other);
  return self;
}

// bitwise_xor.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
inline Tensor& bitwise_xor_out(DispatchKeySet keys, Tensor& out, const Tensor& self,
                               const Tensor& other) {
  stubs::bitwise_xor_out::redispatch(keys, self, other, out);
  return out;
}

// bitwise_xor.Scalar(Tensor self, Scalar other) -> Tensor
inline Tensor bitwise_xor(DispatchKeySet keys, const Tensor& self, const Scalar& other) {
  return stubs::bitwise_xor_Scalar::redispatch(keys, self, other);
}

// bitwise_xor_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
inline Tensor& bitwise_xor_(DispatchKeySet keys, Tensor& self, const Scalar& other) {
  stubs::bitwise_xor__Scalar::redispatch(keys, self, other);
  return self;
}

// addcmul(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor
inline Tensor addcmul(DispatchKeySet keys, const Tensor& self, const Tensor& tensor1,
                      const Tensor& tensor2, const Scalar& value = 1) {
  return stubs::addcmul::redispatch(keys, self, tensor1, tensor2, value);
}

// addcmul_(Tensor(a!) self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor(a!)
inline Tensor& addcmul_(DispatchKeySet keys, Tensor& self, const Tensor& tensor1,
                        const Tensor& tensor2, const Scalar& value = 1) {
  stubs::addcmul_::redispatch(keys, self, tensor1, tensor2, value);
  return self;
}

// addcmul.out(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1, Tensor(a!) out) ->
//   Tensor(a!)
inline Tensor& addcmul_out(DispatchKeySet keys, Tensor& out, const Tensor& self,
                           const Tensor& tensor1, const Tensor& tensor2, const Scalar& value = 1) {
  stubs::addcmul_out::redispatch(keys, self, tensor1, tensor2, value, out);
  return out;
}

// addcdiv(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor
inline Tensor addcdiv(DispatchKeySet keys, const Tensor& self, const Tensor& tensor1,
                      const Tensor& tensor2, const Scalar& value = 1) {
  return stubs::addcdiv::redispatch(keys, self, tensor1, tensor2, value);
}

// addcdiv_(Tensor(a!) self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor(a!)
inline Tensor& addcdiv_(DispatchKeySet keys, Tensor& self, const Tensor& tensor1,
                        const Tensor& tensor2, const Scalar& value = 1) {
  stubs::addcdiv_::redispatch(keys, self, tensor1, tensor2, value);
  return self;
}

// addcdiv.out(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1, Tensor(a!) out) ->
//   Tensor(a!)
inline Tensor& addcdiv_out(DispatchKeySet keys, Tensor& out, const Tensor& self,
                           const Tensor& tensor1, const Tensor& tensor2, const Scalar& value = 1) {
  stubs::addcdiv_out::redispatch(keys, self, tensor1, tensor2, value, out);
  return out;
}

// lerp.Scalar(Tensor self, Tensor end, Scalar weight) -> Tensor
inline Tensor lerp(DispatchKeySet keys, const Tensor& self, const Tensor& end,
                   const Scalar& weight) {
  return stubs::lerp_Scalar::redispatch(keys, self, end, weight);
}

// lerp_.Scalar(Tensor(a!) self, Tensor end, Scalar weight) -> Tensor(a!)
inline Tensor& lerp_(DispatchKeySet keys, Tensor& self, const Tensor& end, const Scalar& weight) {
  stubs::lerp__Scalar::redispatch(keys, self, end, weight);
  return self;
}

// lerp.Scalar_out(Tensor self, Tensor end, Scalar weight, *, Tensor(a!) out) -> Tensor(a!)
inline Tensor& lerp_out(DispatchKeySet keys, Tensor& out, const Tensor& self, const Tensor& end,
                        const Scalar& weight) {
  stubs::lerp_Scalar_out::redispatch(keys, self, end, weight, out);
  return out;
}

// lerp.Tensor(Tensor self, Tensor end, Tensor weight) -> Tensor
inline Tensor lerp(DispatchKeySet keys, const Tensor& self, const Tensor& end,
                   const Tensor& weight) {
  return stubs::lerp_Tensor::redispatch(keys, self, end, weight);
}

// lerp_.Tensor(Tensor(a!) self, Tensor end, Tensor weight) -> Tensor(a!)
inline Tensor& lerp_(DispatchKeySet keys, Tensor& self, const Tensor& end, const Tensor& weight) {
  stubs::lerp__Tensor::redispatch(keys, self, end, weight);
  return self;
}

// lerp.Tensor_out(Tensor self, Tensor end, Tensor weight, *, Tensor(a!) out) -> Tensor(a!)
inline Tensor& lerp_out(DispatchKeySet keys, Tensor& out, const Tensor& self, const Tensor& end,
                        const Tensor& weight) {
  stubs::lerp_Tensor_out::redispatch(keys, self, end, weight, out);
  return out;
}

}  // namespace tenon::redispatch
