// Generated from ops.yaml by templates/methods/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/tensor/public_conversions.h"
#include "tenon/generated/functions/pointwise_binary_2.h"

namespace tenon {

Tensor Tensor::mul(const Tensor& other) const {
  return stubs::mul_Tensor::call(*this, other);
}

Tensor& Tensor::mul_(const Tensor& other) const {
  stubs::mul__Tensor::call(const_cast<Tensor&>(*this), other);
  return const_cast<Tensor&>(*this);
}

Tensor Tensor::mul(const Scalar& other) const {
  return stubs::mul_Scalar::call(*this, other);
}

Tensor& Tensor::mul_(const Scalar& other) const {
  stubs::mul__Scalar::call(const_cast<Tensor&>(*this), other);
  return const_cast<Tensor&>(*this);
}

Tensor Tensor::div(const Tensor& other) const {
  return stubs::div_Tensor::call(*this, other);
}

Tensor& Tensor::div_(const Tensor& other) const {
  stubs::div__Tensor::call(const_cast<Tensor&>(*this), other);
  return const_cast<Tensor&>(*this);
}

Tensor Tensor::div(const Scalar& other) const {
  return stubs::div_Scalar::call(*this, other);
}

Tensor& Tensor::div_(const Scalar& other) const {
  stubs::div__Scalar::call(const_cast<Tensor&>(*this), other);
  return const_cast<Tensor&>(*this);
}

Tensor Tensor::pow(const Scalar& exponent) const {
  return stubs::pow_Tensor_Scalar::call(*this, exponent);
}

Tensor& Tensor::pow_(const Scalar& exponent) const {
  stubs::pow__Tensor_Scalar::call(const_cast<Tensor&>(*this), exponent);
  return const_cast<Tensor&>(*this);
}

Tensor Tensor::pow(const Tensor& exponent) const {
  return stubs::pow_Tensor_Tensor::call(*this, exponent);
}

Tensor Tensor::atan2(const Tensor& other) const {
  return stubs::atan2::call(*this, other);
}

Tensor& Tensor::atan2_(const Tensor& other) const {
  stubs::atan2_::call(const_cast<Tensor&>(*this), other);
  return const_cast<Tensor&>(*this);
}

Tensor Tensor::fmod(const Tensor& other) const {
  return stubs::fmod_Tensor::call(*this, other);
}

Tensor& Tensor::fmod_(const Tensor& other) const {
  stubs::fmod__Tensor::call(const_cast<Tensor&>(*this), other);
  return const_cast<Tensor&>(*this);
}

Tensor Tensor::fmod(const Scalar& other) const {
  return stubs::fmod_Scalar::call(*this, other);
}

Tensor& Tensor::fmod_(const Scalar& other) const {
  stubs::fmod__Scalar::call(const_cast<Tensor&>(*this), other);
  return const_cast<Tensor&>(*this);
}

Tensor Tensor::minimum(const Tensor& other) const {
  return stubs::minimum::call(*this, other);
}

}  // namespace tenon
