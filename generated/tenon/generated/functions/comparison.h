// Generated from ops.yaml by templates/functions/shard.h.j2. Do not edit; run
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

/// Whether isclose holds for all elements.
inline bool allclose(const Tensor& self, const Tensor& other, double rtol = 1e-05,
                     double atol = 1e-08, bool equal_nan = false) {
  return stubs::allclose::call(self, other, rtol, atol, equal_nan);
}

/// Whether each element equals other.
inline Tensor eq(const Tensor& self, const Tensor& other) {
  return stubs::eq_Tensor::call(self, other);
}
inline Tensor& eq_(Tensor& self, const Tensor& other) {
  return detail::written_to(self, stubs::eq__Tensor::call(self, other));
}
inline Tensor& eq_out(Tensor& out, const Tensor& self, const Tensor& other) {
  return detail::written_to(out, stubs::eq_out::call(self, other, out));
}

/// Whether each element equals other.
inline Tensor eq(const Tensor& self, const Scalar& other) {
  return stubs::eq_Scalar::call(self, other);
}
inline Tensor& eq_(Tensor& self, const Scalar& other) {
  return detail::written_to(self, stubs::eq__Scalar::call(self, other));
}
inline Tensor& eq_out(Tensor& out, const Tensor& self, const Scalar& other) {
  return detail::written_to(out, stubs::eq_Scalar_out::call(self, other, out));
}

/// Whether two tensors have equal sizes and equal elements.
inline bool equal(const Tensor& self, const Tensor& other) {
  return stubs::equal::call(self, other);
}

/// Whether each element is at least other.
inline Tensor ge(const Tensor& self, const Tensor& other) {
  return stubs::ge_Tensor::call(self, other);
}
inline Tensor& ge_(Tensor& self, const Tensor& other) {
  return detail::written_to(self, stubs::ge__Tensor::call(self, other));
}
inline Tensor& ge_out(Tensor& out, const Tensor& self, const Tensor& other) {
  return detail::written_to(out, stubs::ge_out::call(self, other, out));
}

/// Whether each element is at least other.
inline Tensor ge(const Tensor& self, const Scalar& other) {
  return stubs::ge_Scalar::call(self, other);
}
inline Tensor& ge_(Tensor& self, const Scalar& other) {
  return detail::written_to(self, stubs::ge__Scalar::call(self, other));
}
inline Tensor& ge_out(Tensor& out, const Tensor& self, const Scalar& other) {
  return detail::written_to(out, stubs::ge_Scalar_out::call(self, other, out));
}

/// Whether each element is greater than other.
inline Tensor gt(const Tensor& self, const Tensor& other) {
  return stubs::gt_Tensor::call(self, other);
}
inline Tensor& gt_(Tensor& self, const Tensor& other) {
  return detail::written_to(self, stubs::gt__Tensor::call(self, other));
}
inline Tensor& gt_out(Tensor& out, const Tensor& self, const Tensor& other) {
  return detail::written_to(out, stubs::gt_out::call(self, other, out));
}

/// Whether each element is greater than other.
inline Tensor gt(const Tensor& self, const Scalar& other) {
  return stubs::gt_Scalar::call(self, other);
}
inline Tensor& gt_(Tensor& self, const Scalar& other) {
  return detail::written_to(self, stubs::gt__Scalar::call(self, other));
}
inline Tensor& gt_out(Tensor& out, const Tensor& self, const Scalar& other) {
  return detail::written_to(out, stubs::gt_Scalar_out::call(self, other, out));
}

/// Whether each element is near that of other, within atol + rtol * |other|.
inline Tensor isclose(const Tensor& self, const Tensor& other, double rtol = 1e-05,
                      double atol = 1e-08, bool equal_nan = false) {
  return stubs::isclose::call(self, other, rtol, atol, equal_nan);
}

/// Whether each element is at most other.
inline Tensor le(const Tensor& self, const Tensor& other) {
  return stubs::le_Tensor::call(self, other);
}
inline Tensor& le_(Tensor& self, const Tensor& other) {
  return detail::written_to(self, stubs::le__Tensor::call(self, other));
}
inline Tensor& le_out(Tensor& out, const Tensor& self, const Tensor& other) {
  return detail::written_to(out, stubs::le_out::call(self, other, out));
}

/// Whether each element is at most other.
inline Tensor le(const Tensor& self, const Scalar& other) {
  return stubs::le_Scalar::call(self, other);
}
inline Tensor& le_(Tensor& self, const Scalar& other) {
  return detail::written_to(self, stubs::le__Scalar::call(self, other));
}
inline Tensor& le_out(Tensor& out, const Tensor& self, const Scalar& other) {
  return detail::written_to(out, stubs::le_Scalar_out::call(self, other, out));
}

/// Whether both elements are nonzero.
inline Tensor logical_and(const Tensor& self, const Tensor& other) {
  return stubs::logical_and::call(self, other);
}
inline Tensor& logical_and_(Tensor& self, const Tensor& other) {
  return detail::written_to(self, stubs::logical_and_::call(self, other));
}
inline Tensor& logical_and_out(Tensor& out, const Tensor& self, const Tensor& other) {
  return detail::written_to(out, stubs::logical_and_out::call(self, other, out));
}

/// Whether at least one of the elements is nonzero.
inline Tensor logical_or(const Tensor& self, const Tensor& other) {
  return stubs::logical_or::call(self, other);
}
inline Tensor& logical_or_(Tensor& self, const Tensor& other) {
  return detail::written_to(self, stubs::logical_or_::call(self, other));
}
inline Tensor& logical_or_out(Tensor& out, const Tensor& self, const Tensor& other) {
  return detail::written_to(out, stubs::logical_or_out::call(self, other, out));
}

/// Whether exactly one of the elements is nonzero.
inline Tensor logical_xor(const Tensor& self, const Tensor& other) {
  return stubs::logical_xor::call(self, other);
}
inline Tensor& logical_xor_(Tensor& self, const Tensor& other) {
  return detail::written_to(self, stubs::logical_xor_::call(self, other));
}
inline Tensor& logical_xor_out(Tensor& out, const Tensor& self, const Tensor& other) {
  return detail::written_to(out, stubs::logical_xor_out::call(self, other, out));
}

/// Whether each element is less than other.
inline Tensor lt(const Tensor& self, const Tensor& other) {
  return stubs::lt_Tensor::call(self, other);
}
inline Tensor& lt_(Tensor& self, const Tensor& other) {
  return detail::written_to(self, stubs::lt__Tensor::call(self, other));
}
inline Tensor& lt_out(Tensor& out, const Tensor& self, const Tensor& other) {
  return detail::written_to(out, stubs::lt_out::call(self, other, out));
}

/// Whether each element is less than other.
inline Tensor lt(const Tensor& self, const Scalar& other) {
  return stubs::lt_Scalar::call(self, other);
}
inline Tensor& lt_(Tensor& self, const Scalar& other) {
  return detail::written_to(self, stubs::lt__Scalar::call(self, other));
}
inline Tensor& lt_out(Tensor& out, const Tensor& self, const Scalar& other) {
  return detail::written_to(out, stubs::lt_Scalar_out::call(self, other, out));
}

/// Whether each element differs from other.
inline Tensor ne(const Tensor& self, const Tensor& other) {
  return stubs::ne_Tensor::call(self, other);
}
inline Tensor& ne_(Tensor& self, const Tensor& other) {
  return detail::written_to(self, stubs::ne__Tensor::call(self, other));
}
inline Tensor& ne_out(Tensor& out, const Tensor& self, const Tensor& other) {
  return detail::written_to(out, stubs::ne_out::call(self, other, out));
}

/// Whether each element differs from other.
inline Tensor ne(const Tensor& self, const Scalar& other) {
  return stubs::ne_Scalar::call(self, other);
}
inline Tensor& ne_(Tensor& self, const Scalar& other) {
  return detail::written_to(self, stubs::ne__Scalar::call(self, other));
}
inline Tensor& ne_out(Tensor& out, const Tensor& self, const Scalar& other) {
  return detail::written_to(out, stubs::ne_Scalar_out::call(self, other, out));
}

}  // namespace tenon
