// Generated from ops.yaml by templates/methods/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/tensor/public_conversions.h"
#include "tenon/generated/functions/pointwise_binary_3.h"

namespace tenon {

Tensor Tensor::remainder(const Tensor& other) const {
  return stubs::remainder_Tensor::call(*this, other);
}

Tensor& Tensor::remainder_(const Tensor& other) const {
  stubs::remainder__Tensor::call(const_cast<Tensor&>(*this), other);
  return const_cast<Tensor&>(*this);
}

Tensor Tensor::remainder(const Scalar& other) const {
  return stubs::remainder_Scalar::call(*this, other);
}

Tensor& Tensor::remainder_(const Scalar& other) const {
  stubs::remainder__Scalar::call(const_cast<Tensor&>(*this), other);
  return const_cast<Tensor&>(*this);
}

Tensor Tensor::maximum(const Tensor& other) const {
  return stubs::maximum::call(*this, other);
}

Tensor Tensor::bitwise_or(const Tensor& other) const {
  return stubs::bitwise_or_Tensor::call(*this, other);
}

Tensor& Tensor::bitwise_or_(const Tensor& other) const {
  stubs::bitwise_or__Tensor::call(const_cast<Tensor&>(*this), other);
  return const_cast<Tensor&>(*this);
}

Tensor Tensor::bitwise_or(const Scalar& other) const {
  return stubs::bitwise_or_Scalar::call(*this, other);
}

Tensor& Tensor::bitwise_or_(const Scalar& other) const {
  stubs::bitwise_or__Scalar::call(const_cast<Tensor&>(*this), other);
  return const_cast<Tensor&>(*this);
}

}  // namespace tenon
