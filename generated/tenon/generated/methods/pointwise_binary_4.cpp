// Generated from ops.yaml by templates/methods/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/tensor/public_conversions.h"
#include "tenon/generated/functions/pointwise_binary_4.h"

namespace tenon {

Tensor Tensor::add(const Tensor& other, const Scalar& alpha) const {
  return stubs::add_Tensor::call(*this, other, alpha);
}

Tensor& Tensor::add_(const Tensor& other, const Scalar& alpha) const {
  stubs::add__Tensor::call(const_cast<Tensor&>(*this), other, alpha);
  return const_cast<Tensor&>(*this);
}

Tensor Tensor::add(const Scalar& other, const Scalar& alpha) const {
  return stubs::add_Scalar::call(*this, other, alpha);
}

Tensor& Tensor::add_(const Scalar& other, const Scalar& alpha) const {
  stubs::add__Scalar::call(const_cast<Tensor&>(*this), other, alpha);
  return const_cast<Tensor&>(*this);
}

Tensor Tensor::bitwise_xor(const Tensor& other) const {
  return stubs::bitwise_xor_Tensor::call(*this, other);
}

Tensor& Tensor::bitwise_xor_(const Tensor& other) const {
  stubs::bitwise_xor__Tensor::call(const_cast<Tensor&>(*this), other);
  return const_cast<Tensor&>(*this);
}

Tensor Tensor::bitwise_xor(const Scalar& other) const {
  return stubs::bitwise_xor_Scalar::call(*this, other);
}

Tensor& Tensor::bitwise_xor_(const Scalar& other) const {
  stubs::bitwise_xor__Scalar::call(const_cast<Tensor&>(*this), other);
  return const_cast<Tensor&>(*this);
}

}  // namespace tenon
