// Generated from ops.yaml by templates/functions/category.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

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

/// Whether each element equals that of other.
// eq.Tensor(Tensor self, Tensor other) -> Tensor
inline Tensor eq(const Tensor& self, const Tensor& other) {
  return stubs::eq_Tensor::call(self, other);
}

// eq_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
inline Tensor& eq_(Tensor& self, const Tensor& other) {
  stubs::eq__Tensor::call(self, other);
  return self;
}

// eq.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
inline Tensor& eq_out(Tensor& out, const Tensor& self, const Tensor& other) {
  stubs::eq_out::call(self, other, out);
  return out;
}

/// Whether each element equals other.
// eq.Scalar(Tensor self, Scalar other) -> Tensor
inline Tensor eq(const Tensor& self, const Scalar& other) {
  return stubs::eq_Scalar::call(self, other);
}

// eq_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
inline Tensor& eq_(Tensor& self, const Scalar& other) {
  stubs::eq__Scalar::call(self, other);
  return self;
}

// eq.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
inline Tensor& eq_out(Tensor& out, const Tensor& self, const Scalar& other) {
  stubs::eq_Scalar_out::call(self, other, out);
  return out;
}

/// Whether each element differs from that of other.
// ne.Tensor(Tensor self, Tensor other) -> Tensor
inline Tensor ne(const Tensor& self, const Tensor& other) {
  return stubs::ne_Tensor::call(self, other);
}

// ne_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
inline Tensor& ne_(Tensor& self, const Tensor& other) {
  stubs::ne__Tensor::call(self, other);
  return self;
}

// ne.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
inline Tensor& ne_out(Tensor& out, const Tensor& self, const Tensor& other) {
  stubs::ne_out::call(self, other, out);
  return out;
}

/// Whether each element differs from other.
// ne.Scalar(Tensor self, Scalar other) -> Tensor
inline Tensor ne(const Tensor& self, const Scalar& other) {
  return stubs::ne_Scalar::call(self, other);
}

// ne_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
inline Tensor& ne_(Tensor& self, const Scalar& other) {
  stubs::ne__Scalar::call(self, other);
  return self;
}

// ne.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
inline Tensor& ne_out(Tensor& out, const Tensor& self, const Scalar& other) {
  stubs::ne_Scalar_out::call(self, other, out);
  return out;
}

/// Whether each element is greater than that of other.
// gt.Tensor(Tensor self, Tensor other) -> Tensor
inline Tensor gt(const Tensor& self, const Tensor& other) {
  return stubs::gt_Tensor::call(self, other);
}

// gt_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
inline Tensor& gt_(Tensor& self, const Tensor& other) {
  stubs::gt__Tensor::call(self, other);
  return self;
}

// gt.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
inline Tensor& gt_out(Tensor& out, const Tensor& self, const Tensor& other) {
  stubs::gt_out::call(self, other, out);
  return out;
}

/// Whether each element is greater than other.
// gt.Scalar(Tensor self, Scalar other) -> Tensor
inline Tensor gt(const Tensor& self, const Scalar& other) {
  return stubs::gt_Scalar::call(self, other);
}

// gt_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
inline Tensor& gt_(Tensor& self, const Scalar& other) {
  stubs::gt__Scalar::call(self, other);
  return self;
}

// gt.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
inline Tensor& gt_out(Tensor& out, const Tensor& self, const Scalar& other) {
  stubs::gt_Scalar_out::call(self, other, out);
  return out;
}

/// Whether each element is at least that of other.
// ge.Tensor(Tensor self, Tensor other) -> Tensor
inline Tensor ge(const Tensor& self, const Tensor& other) {
  return stubs::ge_Tensor::call(self, other);
}

// ge_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
inline Tensor& ge_(Tensor& self, const Tensor& other) {
  stubs::ge__Tensor::call(self, other);
  return self;
}

// ge.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
inline Tensor& ge_out(Tensor& out, const Tensor& self, const Tensor& other) {
  stubs::ge_out::call(self, other, out);
  return out;
}

/// Whether each element is at least other.
// ge.Scalar(Tensor self, Scalar other) -> Tensor
inline Tensor ge(const Tensor& self, const Scalar& other) {
  return stubs::ge_Scalar::call(self, other);
}

// ge_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
inline Tensor& ge_(Tensor& self, const Scalar& other) {
  stubs::ge__Scalar::call(self, other);
  return self;
}

// ge.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
inline Tensor& ge_out(Tensor& out, const Tensor& self, const Scalar& other) {
  stubs::ge_Scalar_out::call(self, other, out);
  return out;
}

/// Whether each element is less than that of other.
// lt.Tensor(Tensor self, Tensor other) -> Tensor
inline Tensor lt(const Tensor& self, const Tensor& other) {
  return stubs::lt_Tensor::call(self, other);
}

// lt_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
inline Tensor& lt_(Tensor& self, const Tensor& other) {
  stubs::lt__Tensor::call(self, other);
  return self;
}

// lt.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
inline Tensor& lt_out(Tensor& out, const Tensor& self, const Tensor& other) {
  stubs::lt_out::call(self, other, out);
  return out;
}

/// Whether each element is less than other.
// lt.Scalar(Tensor self, Scalar other) -> Tensor
inline Tensor lt(const Tensor& self, const Scalar& other) {
  return stubs::lt_Scalar::call(self, other);
}

// lt_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
inline Tensor& lt_(Tensor& self, const Scalar& other) {
  stubs::lt__Scalar::call(self, other);
  return self;
}

// lt.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
inline Tensor& lt_out(Tensor& out, const Tensor& self, const Scalar& other) {
  stubs::lt_Scalar_out::call(self, other, out);
  return out;
}

/// Whether each element is at most that of other.
// le.Tensor(Tensor self, Tensor other) -> Tensor
inline Tensor le(const Tensor& self, const Tensor& other) {
  return stubs::le_Tensor::call(self, other);
}

// le_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
inline Tensor& le_(Tensor& self, const Tensor& other) {
  stubs::le__Tensor::call(self, other);
  return self;
}

// le.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
inline Tensor& le_out(Tensor& out, const Tensor& self, const Tensor& other) {
  stubs::le_out::call(self, other, out);
  return out;
}

/// Whether each element is at most other.
// le.Scalar(Tensor self, Scalar other) -> Tensor
inline Tensor le(const Tensor& self, const Scalar& other) {
  return stubs::le_Scalar::call(self, other);
}

// le_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
inline Tensor& le_(Tensor& self, const Scalar& other) {
  stubs::le__Scalar::call(self, other);
  return self;
}

// le.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
inline Tensor& le_out(Tensor& out, const Tensor& self, const Scalar& other) {
  stubs::le_Scalar_out::call(self, other, out);
  return out;
}

/// Whether both elements are nonzero.
// logical_and(Tensor self, Tensor other) -> Tensor
inline Tensor logical_and(const Tensor& self, const Tensor& other) {
  return stubs::logical_and::call(self, other);
}

// logical_and_(Tensor(a!) self, Tensor other) -> Tensor(a!)
inline Tensor& logical_and_(Tensor& self, const Tensor& other) {
  stubs::logical_and_::call(self, other);
  return self;
}

// logical_and.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
inline Tensor& logical_and_out(Tensor& out, const Tensor& self, const Tensor& other) {
  stubs::logical_and_out::call(self, other, out);
  return out;
}

/// Whether at least one of the elements is nonzero.
// logical_or(Tensor self, Tensor other) -> Tensor
inline Tensor logical_or(const Tensor& self, const Tensor& other) {
  return stubs::logical_or::call(self, other);
}

// logical_or_(Tensor(a!) self, Tensor other) -> Tensor(a!)
inline Tensor& logical_or_(Tensor& self, const Tensor& other) {
  stubs::logical_or_::call(self, other);
  return self;
}

// logical_or.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
inline Tensor& logical_or_out(Tensor& out, const Tensor& self, const Tensor& other) {
  stubs::logical_or_out::call(self, other, out);
  return out;
}

/// Whether exactly one of the elements is nonzero.
// logical_xor(Tensor self, Tensor other) -> Tensor
inline Tensor logical_xor(const Tensor& self, const Tensor& other) {
  return stubs::logical_xor::call(self, other);
}

// logical_xor_(Tensor(a!) self, Tensor other) -> Tensor(a!)
inline Tensor& logical_xor_(Tensor& self, const Tensor& other) {
  stubs::logical_xor_::call(self, other);
  return self;
}

// logical_xor.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
inline Tensor& logical_xor_out(Tensor& out, const Tensor& self, const Tensor& other) {
  stubs::logical_xor_out::call(self, other, out);
  return out;
}

/// Whether two tensors have equal sizes and equal elements.
// equal(Tensor self, Tensor other) -> bool
inline bool equal(const Tensor& self, const Tensor& other) {
  return stubs::equal::call(self, other);
}

/// Whether each element is near that of other, within atol + rtol * |other|.
// isclose(Tensor self, Tensor other, float rtol=1e-05, float atol=1e-08, bool equal_nan=False) ->
//   Tensor
inline Tensor isclose(const Tensor& self, const Tensor& other, double rtol = 1e-05,
                      double atol = 1e-08, bool equal_nan = false) {
  return stubs::isclose::call(self, other, rtol, atol, equal_nan);
}

/// Whether isclose holds for all elements.
// allclose(Tensor self, Tensor other, float rtol=1e-05, float atol=1e-08, bool equal_nan=False) ->
//   bool
inline bool allclose(const Tensor& self, const Tensor& other, double rtol = 1e-05,
                     double atol = 1e-08, bool equal_nan = false) {
  return stubs::allclose::call(self, other, rtol, atol, equal_nan);
}

}  // namespace tenon
