// Generated from ops.yaml by templates/methods/category.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/tensor/public_conversions.h"
#include "tenon/generated/ops/allclose.h"
#include "tenon/generated/ops/eq.h"
#include "tenon/generated/ops/equal.h"
#include "tenon/generated/ops/ge.h"
#include "tenon/generated/ops/gt.h"
#include "tenon/generated/ops/isclose.h"
#include "tenon/generated/ops/le.h"
#include "tenon/generated/ops/logical_and.h"
#include "tenon/generated/ops/logical_or.h"
#include "tenon/generated/ops/logical_xor.h"
#include "tenon/generated/ops/lt.h"
#include "tenon/generated/ops/ne.h"

namespace tenon {

// eq.Tensor(Tensor self, Tensor other) -> Tensor
Tensor Tensor::eq(const Tensor& other) const {
  return ops::eq_Tensor::call(*this, other);
}

// eq_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
Tensor& Tensor::eq_(const Tensor& other) const {
  ops::eq__Tensor::call(const_cast<Tensor&>(*this), other);
  return const_cast<Tensor&>(*this);
}

// eq.Scalar(Tensor self, Scalar other) -> Tensor
Tensor Tensor::eq(const Scalar& other) const {
  return ops::eq_Scalar::call(*this, other);
}

// eq_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
Tensor& Tensor::eq_(const Scalar& other) const {
  ops::eq__Scalar::call(const_cast<Tensor&>(*this), other);
  return const_cast<Tensor&>(*this);
}

// ne.Tensor(Tensor self, Tensor other) -> Tensor
Tensor Tensor::ne(const Tensor& other) const {
  return ops::ne_Tensor::call(*this, other);
}

// ne_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
Tensor& Tensor::ne_(const Tensor& other) const {
  ops::ne__Tensor::call(const_cast<Tensor&>(*this), other);
  return const_cast<Tensor&>(*this);
}

// ne.Scalar(Tensor self, Scalar other) -> Tensor
Tensor Tensor::ne(const Scalar& other) const {
  return ops::ne_Scalar::call(*this, other);
}

// ne_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
Tensor& Tensor::ne_(const Scalar& other) const {
  ops::ne__Scalar::call(const_cast<Tensor&>(*this), other);
  return const_cast<Tensor&>(*this);
}

// gt.Tensor(Tensor self, Tensor other) -> Tensor
Tensor Tensor::gt(const Tensor& other) const {
  return ops::gt_Tensor::call(*this, other);
}

// gt_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
Tensor& Tensor::gt_(const Tensor& other) const {
  ops::gt__Tensor::call(const_cast<Tensor&>(*this), other);
  return const_cast<Tensor&>(*this);
}

// gt.Scalar(Tensor self, Scalar other) -> Tensor
Tensor Tensor::gt(const Scalar& other) const {
  return ops::gt_Scalar::call(*this, other);
}

// gt_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
Tensor& Tensor::gt_(const Scalar& other) const {
  ops::gt__Scalar::call(const_cast<Tensor&>(*this), other);
  return const_cast<Tensor&>(*this);
}

// ge.Tensor(Tensor self, Tensor other) -> Tensor
Tensor Tensor::ge(const Tensor& other) const {
  return ops::ge_Tensor::call(*this, other);
}

// ge_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
Tensor& Tensor::ge_(const Tensor& other) const {
  ops::ge__Tensor::call(const_cast<Tensor&>(*this), other);
  return const_cast<Tensor&>(*this);
}

// ge.Scalar(Tensor self, Scalar other) -> Tensor
Tensor Tensor::ge(const Scalar& other) const {
  return ops::ge_Scalar::call(*this, other);
}

// ge_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
Tensor& Tensor::ge_(const Scalar& other) const {
  ops::ge__Scalar::call(const_cast<Tensor&>(*this), other);
  return const_cast<Tensor&>(*this);
}

// lt.Tensor(Tensor self, Tensor other) -> Tensor
Tensor Tensor::lt(const Tensor& other) const {
  return ops::lt_Tensor::call(*this, other);
}

// lt_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
Tensor& Tensor::lt_(const Tensor& other) const {
  ops::lt__Tensor::call(const_cast<Tensor&>(*this), other);
  return const_cast<Tensor&>(*this);
}

// lt.Scalar(Tensor self, Scalar other) -> Tensor
Tensor Tensor::lt(const Scalar& other) const {
  return ops::lt_Scalar::call(*this, other);
}

// lt_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
Tensor& Tensor::lt_(const Scalar& other) const {
  ops::lt__Scalar::call(const_cast<Tensor&>(*this), other);
  return const_cast<Tensor&>(*this);
}

// le.Tensor(Tensor self, Tensor other) -> Tensor
Tensor Tensor::le(const Tensor& other) const {
  return ops::le_Tensor::call(*this, other);
}

// le_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
Tensor& Tensor::le_(const Tensor& other) const {
  ops::le__Tensor::call(const_cast<Tensor&>(*this), other);
  return const_cast<Tensor&>(*this);
}

// le.Scalar(Tensor self, Scalar other) -> Tensor
Tensor Tensor::le(const Scalar& other) const {
  return ops::le_Scalar::call(*this, other);
}

// le_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
Tensor& Tensor::le_(const Scalar& other) const {
  ops::le__Scalar::call(const_cast<Tensor&>(*this), other);
  return const_cast<Tensor&>(*this);
}

// logical_and(Tensor self, Tensor other) -> Tensor
Tensor Tensor::logical_and(const Tensor& other) const {
  return ops::logical_and::call(*this, other);
}

// logical_and_(Tensor(a!) self, Tensor other) -> Tensor(a!)
Tensor& Tensor::logical_and_(const Tensor& other) const {
  ops::logical_and_::call(const_cast<Tensor&>(*this), other);
  return const_cast<Tensor&>(*this);
}

// logical_or(Tensor self, Tensor other) -> Tensor
Tensor Tensor::logical_or(const Tensor& other) const {
  return ops::logical_or::call(*this, other);
}

// logical_or_(Tensor(a!) self, Tensor other) -> Tensor(a!)
Tensor& Tensor::logical_or_(const Tensor& other) const {
  ops::logical_or_::call(const_cast<Tensor&>(*this), other);
  return const_cast<Tensor&>(*this);
}

// logical_xor(Tensor self, Tensor other) -> Tensor
Tensor Tensor::logical_xor(const Tensor& other) const {
  return ops::logical_xor::call(*this, other);
}

// logical_xor_(Tensor(a!) self, Tensor other) -> Tensor(a!)
Tensor& Tensor::logical_xor_(const Tensor& other) const {
  ops::logical_xor_::call(const_cast<Tensor&>(*this), other);
  return const_cast<Tensor&>(*this);
}

// equal(Tensor self, Tensor other) -> bool
bool Tensor::equal(const Tensor& other) const {
  return ops::equal::call(*this, other);
}

// isclose(Tensor self, Tensor other, float rtol=1e-05, float atol=1e-08, bool equal_nan=False) -> Tensor
Tensor Tensor::isclose(const Tensor& other, double rtol, double atol, bool equal_nan) const {
  return ops::isclose::call(*this, other, rtol, atol, equal_nan);
}

// allclose(Tensor self, Tensor other, float rtol=1e-05, float atol=1e-08, bool equal_nan=False) -> bool
bool Tensor::allclose(const Tensor& other, double rtol, double atol, bool equal_nan) const {
  return ops::allclose::call(*this, other, rtol, atol, equal_nan);
}

}  // namespace tenon
