// Generated from ops.yaml by templates/redispatch/category.h.j2. Do not edit; run
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

namespace tenon::redispatch {

// eq.Tensor(Tensor self, Tensor other) -> Tensor
inline Tensor eq(DispatchKeySet keys, const Tensor& self, const Tensor& other) {
  return stubs::eq_Tensor::redispatch(keys, self, other);
}

// eq_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
inline Tensor& eq_(DispatchKeySet keys, Tensor& self, const Tensor& other) {
  stubs::eq__Tensor::redispatch(keys, self, other);
  return self;
}

// eq.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
inline Tensor& eq_out(DispatchKeySet keys, Tensor& out, const Tensor& self, const Tensor& other) {
  stubs::eq_out::redispatch(keys, self, other, out);
  return out;
}

// eq.Scalar(Tensor self, Scalar other) -> Tensor
inline Tensor eq(DispatchKeySet keys, const Tensor& self, const Scalar& other) {
  return stubs::eq_Scalar::redispatch(keys, self, other);
}

// eq_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
inline Tensor& eq_(DispatchKeySet keys, Tensor& self, const Scalar& other) {
  stubs::eq__Scalar::redispatch(keys, self, other);
  return self;
}

// eq.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
inline Tensor& eq_out(DispatchKeySet keys, Tensor& out, const Tensor& self, const Scalar& other) {
  stubs::eq_Scalar_out::redispatch(keys, self, other, out);
  return out;
}

// ne.Tensor(Tensor self, Tensor other) -> Tensor
inline Tensor ne(DispatchKeySet keys, const Tensor& self, const Tensor& other) {
  return stubs::ne_Tensor::redispatch(keys, self, other);
}

// ne_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
inline Tensor& ne_(DispatchKeySet keys, Tensor& self, const Tensor& other) {
  stubs::ne__Tensor::redispatch(keys, self, other);
  return self;
}

// ne.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
inline Tensor& ne_out(DispatchKeySet keys, Tensor& out, const Tensor& self, const Tensor& other) {
  stubs::ne_out::redispatch(keys, self, other, out);
  return out;
}

// ne.Scalar(Tensor self, Scalar other) -> Tensor
inline Tensor ne(DispatchKeySet keys, const Tensor& self, const Scalar& other) {
  return stubs::ne_Scalar::redispatch(keys, self, other);
}

// ne_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
inline Tensor& ne_(DispatchKeySet keys, Tensor& self, const Scalar& other) {
  stubs::ne__Scalar::redispatch(keys, self, other);
  return self;
}

// ne.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
inline Tensor& ne_out(DispatchKeySet keys, Tensor& out, const Tensor& self, const Scalar& other) {
  stubs::ne_Scalar_out::redispatch(keys, self, other, out);
  return out;
}

// gt.Tensor(Tensor self, Tensor other) -> Tensor
inline Tensor gt(DispatchKeySet keys, const Tensor& self, const Tensor& other) {
  return stubs::gt_Tensor::redispatch(keys, self, other);
}

// gt_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
inline Tensor& gt_(DispatchKeySet keys, Tensor& self, const Tensor& other) {
  stubs::gt__Tensor::redispatch(keys, self, other);
  return self;
}

// gt.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
inline Tensor& gt_out(DispatchKeySet keys, Tensor& out, const Tensor& self, const Tensor& other) {
  stubs::gt_out::redispatch(keys, self, other, out);
  return out;
}

// gt.Scalar(Tensor self, Scalar other) -> Tensor
inline Tensor gt(DispatchKeySet keys, const Tensor& self, const Scalar& other) {
  return stubs::gt_Scalar::redispatch(keys, self, other);
}

// gt_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
inline Tensor& gt_(DispatchKeySet keys, Tensor& self, const Scalar& other) {
  stubs::gt__Scalar::redispatch(keys, self, other);
  return self;
}

// gt.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
inline Tensor& gt_out(DispatchKeySet keys, Tensor& out, const Tensor& self, const Scalar& other) {
  stubs::gt_Scalar_out::redispatch(keys, self, other, out);
  return out;
}

// ge.Tensor(Tensor self, Tensor other) -> Tensor
inline Tensor ge(DispatchKeySet keys, const Tensor& self, const Tensor& other) {
  return stubs::ge_Tensor::redispatch(keys, self, other);
}

// ge_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
inline Tensor& ge_(DispatchKeySet keys, Tensor& self, const Tensor& other) {
  stubs::ge__Tensor::redispatch(keys, self, other);
  return self;
}

// ge.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
inline Tensor& ge_out(DispatchKeySet keys, Tensor& out, const Tensor& self, const Tensor& other) {
  stubs::ge_out::redispatch(keys, self, other, out);
  return out;
}

// ge.Scalar(Tensor self, Scalar other) -> Tensor
inline Tensor ge(DispatchKeySet keys, const Tensor& self, const Scalar& other) {
  return stubs::ge_Scalar::redispatch(keys, self, other);
}

// ge_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
inline Tensor& ge_(DispatchKeySet keys, Tensor& self, const Scalar& other) {
  stubs::ge__Scalar::redispatch(keys, self, other);
  return self;
}

// ge.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
inline Tensor& ge_out(DispatchKeySet keys, Tensor& out, const Tensor& self, const Scalar& other) {
  stubs::ge_Scalar_out::redispatch(keys, self, other, out);
  return out;
}

// lt.Tensor(Tensor self, Tensor other) -> Tensor
inline Tensor lt(DispatchKeySet keys, const Tensor& self, const Tensor& other) {
  return stubs::lt_Tensor::redispatch(keys, self, other);
}

// lt_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
inline Tensor& lt_(DispatchKeySet keys, Tensor& self, const Tensor& other) {
  stubs::lt__Tensor::redispatch(keys, self, other);
  return self;
}

// lt.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
inline Tensor& lt_out(DispatchKeySet keys, Tensor& out, const Tensor& self, const Tensor& other) {
  stubs::lt_out::redispatch(keys, self, other, out);
  return out;
}

// lt.Scalar(Tensor self, Scalar other) -> Tensor
inline Tensor lt(DispatchKeySet keys, const Tensor& self, const Scalar& other) {
  return stubs::lt_Scalar::redispatch(keys, self, other);
}

// lt_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
inline Tensor& lt_(DispatchKeySet keys, Tensor& self, const Scalar& other) {
  stubs::lt__Scalar::redispatch(keys, self, other);
  return self;
}

// lt.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
inline Tensor& lt_out(DispatchKeySet keys, Tensor& out, const Tensor& self, const Scalar& other) {
  stubs::lt_Scalar_out::redispatch(keys, self, other, out);
  return out;
}

// le.Tensor(Tensor self, Tensor other) -> Tensor
inline Tensor le(DispatchKeySet keys, const Tensor& self, const Tensor& other) {
  return stubs::le_Tensor::redispatch(keys, self, other);
}

// le_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
inline Tensor& le_(DispatchKeySet keys, Tensor& self, const Tensor& other) {
  stubs::le__Tensor::redispatch(keys, self, other);
  return self;
}

// le.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
inline Tensor& le_out(DispatchKeySet keys, Tensor& out, const Tensor& self, const Tensor& other) {
  stubs::le_out::redispatch(keys, self, other, out);
  return out;
}

// le.Scalar(Tensor self, Scalar other) -> Tensor
inline Tensor le(DispatchKeySet keys, const Tensor& self, const Scalar& other) {
  return stubs::le_Scalar::redispatch(keys, self, other);
}

// le_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
inline Tensor& le_(DispatchKeySet keys, Tensor& self, const Scalar& other) {
  stubs::le__Scalar::redispatch(keys, self, other);
  return self;
}

// le.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
inline Tensor& le_out(DispatchKeySet keys, Tensor& out, const Tensor& self, const Scalar& other) {
  stubs::le_Scalar_out::redispatch(keys, self, other, out);
  return out;
}

// logical_and(Tensor self, Tensor other) -> Tensor
inline Tensor logical_and(DispatchKeySet keys, const Tensor& self, const Tensor& other) {
  return stubs::logical_and::redispatch(keys, self, other);
}

// logical_and_(Tensor(a!) self, Tensor other) -> Tensor(a!)
inline Tensor& logical_and_(DispatchKeySet keys, Tensor& self, const Tensor& other) {
  stubs::logical_and_::redispatch(keys, self, other);
  return self;
}

// logical_and.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
inline Tensor& logical_and_out(DispatchKeySet keys, Tensor& out, const Tensor& self,
                               const Tensor& other) {
  stubs::logical_and_out::redispatch(keys, self, other, out);
  return out;
}

// logical_or(Tensor self, Tensor other) -> Tensor
inline Tensor logical_or(DispatchKeySet keys, const Tensor& self, const Tensor& other) {
  return stubs::logical_or::redispatch(keys, self, other);
}

// logical_or_(Tensor(a!) self, Tensor other) -> Tensor(a!)
inline Tensor& logical_or_(DispatchKeySet keys, Tensor& self, const Tensor& other) {
  stubs::logical_or_::redispatch(keys, self, other);
  return self;
}

// logical_or.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
inline Tensor& logical_or_out(DispatchKeySet keys, Tensor& out, const Tensor& self,
                              const Tensor& other) {
  stubs::logical_or_out::redispatch(keys, self, other, out);
  return out;
}

// logical_xor(Tensor self, Tensor other) -> Tensor
inline Tensor logical_xor(DispatchKeySet keys, const Tensor& self, const Tensor& other) {
  return stubs::logical_xor::redispatch(keys, self, other);
}

// logical_xor_(Tensor(a!) self, Tensor other) -> Tensor(a!)
inline Tensor& logical_xor_(DispatchKeySet keys, Tensor& self, const Tensor& other) {
  stubs::logical_xor_::redispatch(keys, self, other);
  return self;
}

// logical_xor.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
inline Tensor& logical_xor_out(DispatchKeySet keys, Tensor& out, const Tensor& self,
                               const Tensor& other) {
  stubs::logical_xor_out::redispatch(keys, self, other, out);
  return out;
}

// equal(Tensor self, Tensor other) -> bool
inline bool equal(DispatchKeySet keys, const Tensor& self, const Tensor& other) {
  return stubs::equal::redispatch(keys, self, other);
}

// isclose(Tensor self, Tensor other, float rtol=1e-05, float atol=1e-08, bool equal_nan=False) ->
//   Tensor
inline Tensor isclose(DispatchKeySet keys, const Tensor& self, const Tensor& other,
                      double rtol = 1e-05, double atol = 1e-08, bool equal_nan = false) {
  return stubs::isclose::redispatch(keys, self, other, rtol, atol, equal_nan);
}

// allclose(Tensor self, Tensor other, float rtol=1e-05, float atol=1e-08, bool equal_nan=False) ->
//   bool
inline bool allclose(DispatchKeySet keys, const Tensor& self, const Tensor& other,
                     double rtol = 1e-05, double atol = 1e-08, bool equal_nan = false) {
  return stubs::allclose::redispatch(keys, self, other, rtol, atol, equal_nan);
}

}  // namespace tenon::redispatch
