// Generated from ops.yaml by templates/methods/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/tensor/public_conversions.h"
#include "tenon/generated/functions/comparison_2.h"

namespace tenon {

Tensor Tensor::eq(const Tensor& other) const {
  return stubs::eq_Tensor::call(*this, other);
}

Tensor& Tensor::eq_(const Tensor& other) const {
  stubs::eq__Tensor::call(const_cast<Tensor&>(*this), other);
  return const_cast<Tensor&>(*this);
}

Tensor Tensor::eq(const Scalar& other) const {
  return stubs::eq_Scalar::call(*this, other);
}

Tensor& Tensor::eq_(const Scalar& other) const {
  stubs::eq__Scalar::call(const_cast<Tensor&>(*this), other);
  return const_cast<Tensor&>(*this);
}

Tensor Tensor::ne(const Tensor& other) const {
  return stubs::ne_Tensor::call(*this, other);
}

Tensor& Tensor::ne_(const Tensor& other) const {
  stubs::ne__Tensor::call(const_cast<Tensor&>(*this), other);
  return const_cast<Tensor&>(*this);
}

Tensor Tensor::ne(const Scalar& other) const {
  return stubs::ne_Scalar::call(*this, other);
}

Tensor& Tensor::ne_(const Scalar& other) const {
  stubs::ne__Scalar::call(const_cast<Tensor&>(*this), other);
  return const_cast<Tensor&>(*this);
}

Tensor Tensor::lt(const Tensor& other) const {
  return stubs::lt_Tensor::call(*this, other);
}

Tensor& Tensor::lt_(const Tensor& other) const {
  stubs::lt__Tensor::call(const_cast<Tensor&>(*this), other);
  return const_cast<Tensor&>(*this);
}

Tensor Tensor::lt(const Scalar& other) const {
  return stubs::lt_Scalar::call(*this, other);
}

Tensor& Tensor::lt_(const Scalar& other) const {
  stubs::lt__Scalar::call(const_cast<Tensor&>(*this), other);
  return const_cast<Tensor&>(*this);
}

Tensor Tensor::le(const Tensor& other) const {
  return stubs::le_Tensor::call(*this, other);
}

Tensor& Tensor::le_(const Tensor& other) const {
  stubs::le__Tensor::call(const_cast<Tensor&>(*this), other);
  return const_cast<Tensor&>(*this);
}

Tensor Tensor::le(const Scalar& other) const {
  return stubs::le_Scalar::call(*this, other);
}

Tensor& Tensor::le_(const Scalar& other) const {
  stubs::le__Scalar::call(const_cast<Tensor&>(*this), other);
  return const_cast<Tensor&>(*this);
}

Tensor Tensor::logical_and(const Tensor& other) const {
  return stubs::logical_and::call(*this, other);
}

Tensor& Tensor::logical_and_(const Tensor& other) const {
  stubs::logical_and_::call(const_cast<Tensor&>(*this), other);
  return const_cast<Tensor&>(*this);
}

bool Tensor::equal(const Tensor& other) const {
  return stubs::equal::call(*this, other);
}

bool Tensor::allclose(const Tensor& other, double rtol, double atol, bool equal_nan) const {
  return stubs::allclose::call(*this, other, rtol, atol, equal_nan);
}

}  // namespace tenon
