// Generated from ops.yaml by templates/functions/shard.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/tensor/public_conversions.h"
#include "tenon/generated/ops/addcdiv.h"
#include "tenon/generated/ops/addcmul.h"
#include "tenon/generated/ops/bitwise_and.h"
#include "tenon/generated/ops/lerp.h"
#include "tenon/generated/ops/sub.h"

namespace tenon {

/// self - alpha * other.
inline Tensor sub(const Tensor& self, const Tensor& other, const Scalar& alpha = 1) {
  return stubs::sub_Tensor::call(self, other, alpha);
}
inline Tensor& sub_(Tensor& self, const Tensor& other, const Scalar& alpha = 1) {
  stubs::sub__Tensor::call(self, other, alpha);
  return self;
}
inline Tensor& sub_out(Tensor& out, const Tensor& self, const Tensor& other,
                       const Scalar& alpha = 1) {
  stubs::sub_out::call(self, other, alpha, out);
  return out;
}

/// self - alpha * other.
inline Tensor sub(const Tensor& self, const Scalar& other, const Scalar& alpha = 1) {
  return stubs::sub_Scalar::call(self, other, alpha);
}
inline Tensor& sub_(Tensor& self, const Scalar& other, const Scalar& alpha = 1) {
  stubs::sub__Scalar::call(self, other, alpha);
  return self;
}
inline Tensor& sub_out(Tensor& out, const Tensor& self, const Scalar& other,
                       const Scalar& alpha = 1) {
  stubs::sub_Scalar_out::call(self, other, alpha, out);
  return out;
}

/// The bits that self and other both have.
inline Tensor bitwise_and(const Tensor& self, const Tensor& other) {
  return stubs::bitwise_and_Tensor::call(self, other);
}
inline Tensor& bitwise_and_(Tensor& self, const Tensor& other) {
  stubs::bitwise_and__Tensor::call(self, other);
  return self;
}
inline Tensor& bitwise_and_out(Tensor& out, const Tensor& self, const Tensor& other) {
  stubs::bitwise_and_out::call(self, other, out);
  return out;
}

/// The bits that self and other both have.
inline Tensor bitwise_and(const Tensor& self, const Scalar& other) {
  return stubs::bitwise_and_Scalar::call(self, other);
}
inline Tensor& bitwise_and_(Tensor& self, const Scalar& other) {
  stubs::bitwise_and__Scalar::call(self, other);
  return self;
}
inline Tensor& bitwise_and_out(Tensor& out, const Tensor& self, const Scalar& other) {
  stubs::bitwise_and_Scalar_out::call(self, other, out);
  return out;
}

/// self + value * tensor1 * tensor2.
inline Tensor addcmul(const Tensor& self, const Tensor& tensor1, const Tensor& tensor2,
                      const Scalar& value = 1) {
  return stubs::addcmul::call(self, tensor1, tensor2, value);
}
inline Tensor& addcmul_(Tensor& self, const Tensor& tensor1, const Tensor& tensor2,
                        const Scalar& value = 1) {
  stubs::addcmul_::call(self, tensor1, tensor2, value);
  return self;
}
inline Tensor& addcmul_out(Tensor& out, const Tensor& self, const Tensor& tensor1,
                           const Tensor& tensor2, const Scalar& value = 1) {
  stubs::addcmul_out::call(self, tensor1, tensor2, value, out);
  return out;
}

/// self + value * tensor1 / tensor2.
inline Tensor addcdiv(const Tensor& self, const Tensor& tensor1, const Tensor& tensor2,
                      const Scalar& value = 1) {
  return stubs::addcdiv::call(self, tensor1, tensor2, value);
}
inline Tensor& addcdiv_(Tensor& self, const Tensor& tensor1, const Tensor& tensor2,
                        const Scalar& value = 1) {
  stubs::addcdiv_::call(self, tensor1, tensor2, value);
  return self;
}
inline Tensor& addcdiv_out(Tensor& out, const Tensor& self, const Tensor& tensor1,
                           const Tensor& tensor2, const Scalar& value = 1) {
  stubs::addcdiv_out::call(self, tensor1, tensor2, value, out);
  return out;
}

/// The point at weight on the line from self to end.
inline Tensor lerp(const Tensor& self, const Tensor& end, const Tensor& weight) {
  return stubs::lerp_Tensor::call(self, end, weight);
}
inline Tensor& lerp_(Tensor& self, const Tensor& end, const Tensor& weight) {
  stubs::lerp__Tensor::call(self, end, weight);
  return self;
}
inline Tensor& lerp_out(Tensor& out, const Tensor& self, const Tensor& end, const Tensor& weight) {
  stubs::lerp_Tensor_out::call(self, end, weight, out);
  return out;
}

/// The point at weight on the line from self to end.
inline Tensor lerp(const Tensor& self, const Tensor& end, const Scalar& weight) {
  return stubs::lerp_Scalar::call(self, end, weight);
}
inline Tensor& lerp_(Tensor& self, const Tensor& end, const Scalar& weight) {
  stubs::lerp__Scalar::call(self, end, weight);
  return self;
}
inline Tensor& lerp_out(Tensor& out, const Tensor& self, const Tensor& end, const Scalar& weight) {
  stubs::lerp_Scalar_out::call(self, end, weight, out);
  return out;
}

}  // namespace tenon
