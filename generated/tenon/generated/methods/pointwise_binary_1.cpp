// Generated from ops.yaml by templates/methods/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/tensor/public_conversions.h"
#include "tenon/generated/functions/pointwise_binary_1.h"

namespace tenon {

Tensor Tensor::sub(const Tensor& other, const Scalar& alpha) const {
  return stubs::sub_Tensor::call(*this, other, alpha);
}

Tensor& Tensor::sub_(const Tensor& other, const Scalar& alpha) const {
  stubs::sub__Tensor::call(const_cast<Tensor&>(*this), other, alpha);
  return const_cast<Tensor&>(*this);
}

Tensor Tensor::sub(const Scalar& other, const Scalar& alpha) const {
  return stubs::sub_Scalar::call(*this, other, alpha);
}

Tensor& Tensor::sub_(const Scalar& other, const Scalar& alpha) const {
  stubs::sub__Scalar::call(const_cast<Tensor&>(*this), other, alpha);
  return const_cast<Tensor&>(*this);
}

Tensor Tensor::bitwise_and(const Tensor& other) const {
  return stubs::bitwise_and_Tensor::call(*this, other);
}

Tensor& Tensor::bitwise_and_(const Tensor& other) const {
  stubs::bitwise_and__Tensor::call(const_cast<Tensor&>(*this), other);
  return const_cast<Tensor&>(*this);
}

Tensor Tensor::bitwise_and(const Scalar& other) const {
  return stubs::bitwise_and_Scalar::call(*this, other);
}

Tensor& Tensor::bitwise_and_(const Scalar& other) const {
  stubs::bitwise_and__Scalar::call(const_cast<Tensor&>(*this), other);
  return const_cast<Tensor&>(*this);
}

Tensor Tensor::addcmul(const Tensor& tensor1, const Tensor& tensor2, const Scalar& value) const {
  return stubs::addcmul::call(*this, tensor1, tensor2, value);
}

Tensor& Tensor::addcmul_(const Tensor& tensor1, const Tensor& tensor2, const Scalar& value) const {
  stubs::addcmul_::call(const_cast<Tensor&>(*this), tensor1, tensor2, value);
  return const_cast<Tensor&>(*this);
}

Tensor Tensor::addcdiv(const Tensor& tensor1, const Tensor& tensor2, const Scalar& value) const {
  return stubs::addcdiv::call(*this, tensor1, tensor2, value);
}

Tensor& Tensor::addcdiv_(const Tensor& tensor1, const Tensor& tensor2, const Scalar& value) const {
  stubs::addcdiv_::call(const_cast<Tensor&>(*this), tensor1, tensor2, value);
  return const_cast<Tensor&>(*this);
}

Tensor Tensor::lerp(const Tensor& end, const Tensor& weight) const {
  return stubs::lerp_Tensor::call(*this, end, weight);
}

Tensor& Tensor::lerp_(const Tensor& end, const Tensor& weight) const {
  stubs::lerp__Tensor::call(const_cast<Tensor&>(*this), end, weight);
  return const_cast<Tensor&>(*this);
}

Tensor Tensor::lerp(const Tensor& end, const Scalar& weight) const {
  return stubs::lerp_Scalar::call(*this, end, weight);
}

Tensor& Tensor::lerp_(const Tensor& end, const Scalar& weight) const {
  stubs::lerp__Scalar::call(const_cast<Tensor&>(*this), end, weight);
  return const_cast<Tensor&>(*this);
}

}  // namespace tenon
