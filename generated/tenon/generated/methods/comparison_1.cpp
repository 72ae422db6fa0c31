// Generated from ops.yaml by templates/methods/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/tensor/public_conversions.h"
#include "tenon/generated/functions/comparison_1.h"

namespace tenon {

Tensor Tensor::gt(const Tensor& other) const {
  return stubs::gt_Tensor::call(*this, other);
}

Tensor& Tensor::gt_(const Tensor& other) const {
  stubs::gt__Tensor::call(const_cast<Tensor&>(*this), other);
  return const_cast<Tensor&>(*this);
}

Tensor Tensor::gt(const Scalar& other) const {
  return stubs::gt_Scalar::call(*this, other);
}

Tensor& Tensor::gt_(const Scalar& other) const {
  stubs::gt__Scalar::call(const_cast<Tensor&>(*this), other);
  return const_cast<Tensor&>(*this);
}

Tensor Tensor::ge(const Tensor& other) const {
  return stubs::ge_Tensor::call(*this, other);
}

Tensor& Tensor::ge_(const Tensor& other) const {
  stubs::ge__Tensor::call(const_cast<Tensor&>(*this), other);
  return const_cast<Tensor&>(*this);
}

Tensor Tensor::ge(const Scalar& other) const {
  return stubs::ge_Scalar::call(*this, other);
}

Tensor& Tensor::ge_(const Scalar& other) const {
  stubs::ge__Scalar::call(const_cast<Tensor&>(*this), other);
  return const_cast<Tensor&>(*this);
}

Tensor Tensor::logical_or(const Tensor& other) const {
  return stubs::logical_or::call(*this, other);
}

Tensor& Tensor::logical_or_(const Tensor& other) const {
  stubs::logical_or_::call(const_cast<Tensor&>(*this), other);
  return const_cast<Tensor&>(*this);
}

Tensor Tensor::logical_xor(const Tensor& other) const {
  return stubs::logical_xor::call(*this, other);
}

Tensor& Tensor::logical_xor_(const Tensor& other) const {
  stubs::logical_xor_::call(const_cast<Tensor&>(*this), other);
  return const_cast<Tensor&>(*this);
}

Tensor Tensor::isclose(const Tensor& other, double rtol, double atol, bool equal_nan) const {
  return stubs::isclose::call(*this, other, rtol, atol, equal_nan);
}

}  // namespace tenon
