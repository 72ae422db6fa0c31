// Generated from ops.yaml by templates/redispatch/shard.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/tensor/public_conversions.h"
#include "tenon/generated/functions/comparison.h"

namespace tenon::redispatch {

inline bool allclose(DispatchKeySet keys, const Tensor& self, const Tensor& other,
                     double rtol = 1e-05, double atol = 1e-08, bool equal_nan = false) {
  return stubs::allclose::redispatch(keys, self, other, rtol, atol, equal_nan);
}

inline Tensor eq(DispatchKeySet keys, const Tensor& self, const Tensor& other) {
  return stubs::eq_Tensor::redispatch(keys, self, other);
}
inline Tensor& eq_(DispatchKeySet keys, Tensor& self, const Tensor& other) {
  return detail::written_to(self, stubs::eq__Tensor::redispatch(keys, self, other));
}
inline Tensor& eq_out(DispatchKeySet keys, Tensor& out, const Tensor& self, const Tensor& other) {
  return detail::written_to(out, stubs::eq_out::redispatch(keys, self, other, out));
}
inline Tensor eq(DispatchKeySet keys, const Tensor& self, const Scalar& other) {
  return stubs::eq_Scalar::redispatch(keys, self, other);
}
inline Tensor& eq_(DispatchKeySet keys, Tensor& self, const Scalar& other) {
  return detail::written_to(self, stubs::eq__Scalar::redispatch(keys, self, other));
}
inline Tensor& eq_out(DispatchKeySet keys, Tensor& out, const Tensor& self, const Scalar& other) {
  return detail::written_to(out, stubs::eq_Scalar_out::redispatch(keys, self, other, out));
}

inline bool equal(DispatchKeySet keys, const Tensor& self, const Tensor& other) {
  return stubs::equal::redispatch(keys, self, other);
}

inline Tensor ge(DispatchKeySet keys, const Tensor& self, const Tensor& other) {
  return stubs::ge_Tensor::redispatch(keys, self, other);
}
inline Tensor& ge_(DispatchKeySet keys, Tensor& self, const Tensor& other) {
  return detail::written_to(self, stubs::ge__Tensor::redispatch(keys, self, other));
}
inline Tensor& ge_out(DispatchKeySet keys, Tensor& out, const Tensor& self, const Tensor& other) {
  return detail::written_to(out, stubs::ge_out::redispatch(keys, self, other, out));
}
inline Tensor ge(DispatchKeySet keys, const Tensor& self, const Scalar& other) {
  return stubs::ge_Scalar::redispatch(keys, self, other);
}
inline Tensor& ge_(DispatchKeySet keys, Tensor& self, const Scalar& other) {
  return detail::written_to(self, stubs::ge__Scalar::redispatch(keys, self, other));
}
inline Tensor& ge_out(DispatchKeySet keys, Tensor& out, const Tensor& self, const Scalar& other) {
  return detail::written_to(out, stubs::ge_Scalar_out::redispatch(keys, self, other, out));
}

inline Tensor gt(DispatchKeySet keys, const Tensor& self, const Tensor& other) {
  return stubs::gt_Tensor::redispatch(keys, self, other);
}
inline Tensor& gt_(DispatchKeySet keys, Tensor& self, const Tensor& other) {
  return detail::written_to(self, stubs::gt__Tensor::redispatch(keys, self, other));
}
inline Tensor& gt_out(DispatchKeySet keys, Tensor& out, const Tensor& self, const Tensor& other) {
  return detail::written_to(out, stubs::gt_out::redispatch(keys, self, other, out));
}
inline Tensor gt(DispatchKeySet keys, const Tensor& self, const Scalar& other) {
  return stubs::gt_Scalar::redispatch(keys, self, other);
}
inline Tensor& gt_(DispatchKeySet keys, Tensor& self, const Scalar& other) {
  return detail::written_to(self, stubs::gt__Scalar::redispatch(keys, self, other));
}
inline Tensor& gt_out(DispatchKeySet keys, Tensor& out, const Tensor& self, const Scalar& other) {
  return detail::written_to(out, stubs::gt_Scalar_out::redispatch(keys, self, other, out));
}

inline Tensor isclose(DispatchKeySet keys, const Tensor& self, const Tensor& other,
                      double rtol = 1e-05, double atol = 1e-08, bool equal_nan = false) {
  return stubs::isclose::redispatch(keys, self, other, rtol, atol, equal_nan);
}

inline Tensor le(DispatchKeySet keys, const Tensor& self, const Tensor& other) {
  return stubs::le_Tensor::redispatch(keys, self, other);
}
inline Tensor& le_(DispatchKeySet keys, Tensor& self, const Tensor& other) {
  return detail::written_to(self, stubs::le__Tensor::redispatch(keys, self, other));
}
inline Tensor& le_out(DispatchKeySet keys, Tensor& out, const Tensor& self, const Tensor& other) {
  return detail::written_to(out, stubs::le_out::redispatch(keys, self, other, out));
}
inline Tensor le(DispatchKeySet keys, const Tensor& self, const Scalar& other) {
  return stubs::le_Scalar::redispatch(keys, self, other);
}
inline Tensor& le_(DispatchKeySet keys, Tensor& self, const Scalar& other) {
  return detail::written_to(self, stubs::le__Scalar::redispatch(keys, self, other));
}
inline Tensor& le_out(DispatchKeySet keys, Tensor& out, const Tensor& self, const Scalar& other) {
  return detail::written_to(out, stubs::le_Scalar_out::redispatch(keys, self, other, out));
}

inline Tensor logical_and(DispatchKeySet keys, const Tensor& self, const Tensor& other) {
  return stubs::logical_and::redispatch(keys, self, other);
}
inline Tensor& logical_and_(DispatchKeySet keys, Tensor& self, const Tensor& other) {
  return detail::written_to(self, stubs::logical_and_::redispatch(keys, self, other));
}
inline Tensor& logical_and_out(DispatchKeySet keys, Tensor& out, const Tensor& self,
                               const Tensor& other) {
  return detail::written_to(out, stubs::logical_and_out::redispatch(keys, self, other, out));
}

inline Tensor logical_or(DispatchKeySet keys, const Tensor& self, const Tensor& other) {
  return stubs::logical_or::redispatch(keys, self, other);
}
inline Tensor& logical_or_(DispatchKeySet keys, Tensor& self, const Tensor& other) {
  return detail::written_to(self, stubs::logical_or_::redispatch(keys, self, other));
}
inline Tensor& logical_or_out(DispatchKeySet keys, Tensor& out, const Tensor& self,
                              const Tensor& other) {
  return detail::written_to(out, stubs::logical_or_out::redispatch(keys, self, other, out));
}

inline Tensor logical_xor(DispatchKeySet keys, const Tensor& self, const Tensor& other) {
  return stubs::logical_xor::redispatch(keys, self, other);
}
inline Tensor& logical_xor_(DispatchKeySet keys, Tensor& self, const Tensor& other) {
  return detail::written_to(self, stubs::logical_xor_::redispatch(keys, self, other));
}
inline Tensor& logical_xor_out(DispatchKeySet keys, Tensor& out, const Tensor& self,
                               const Tensor& other) {
  return detail::written_to(out, stubs::logical_xor_out::redispatch(keys, self, other, out));
}

inline Tensor lt(DispatchKeySet keys, const Tensor& self, const Tensor& other) {
  return stubs::lt_Tensor::redispatch(keys, self, other);
}
inline Tensor& lt_(DispatchKeySet keys, Tensor& self, const Tensor& other) {
  return detail::written_to(self, stubs::lt__Tensor::redispatch(keys, self, other));
}
inline Tensor& lt_out(DispatchKeySet keys, Tensor& out, const Tensor& self, const Tensor& other) {
  return detail::written_to(out, stubs::lt_out::redispatch(keys, self, other, out));
}
inline Tensor lt(DispatchKeySet keys, const Tensor& self, const Scalar& other) {
  return stubs::lt_Scalar::redispatch(keys, self, other);
}
inline Tensor& lt_(DispatchKeySet keys, Tensor& self, const Scalar& other) {
  return detail::written_to(self, stubs::lt__Scalar::redispatch(keys, self, other));
}
inline Tensor& lt_out(DispatchKeySet keys, Tensor& out, const Tensor& self, const Scalar& other) {
  return detail::written_to(out, stubs::lt_Scalar_out::redispatch(keys, self, other, out));
}

inline Tensor ne(DispatchKeySet keys, const Tensor& self, const Tensor& other) {
  return stubs::ne_Tensor::redispatch(keys, self, other);
}
inline Tensor& ne_(DispatchKeySet keys, Tensor& self, const Tensor& other) {
  return detail::written_to(self, stubs::ne__Tensor::redispatch(keys, self, other));
}
inline Tensor& ne_out(DispatchKeySet keys, Tensor& out, const Tensor& self, const Tensor& other) {
  return detail::written_to(out, stubs::ne_out::redispatch(keys, self, other, out));
}
inline Tensor ne(DispatchKeySet keys, const Tensor& self, const Scalar& other) {
  return stubs::ne_Scalar::redispatch(keys, self, other);
}
inline Tensor& ne_(DispatchKeySet keys, Tensor& self, const Scalar& other) {
  return detail::written_to(self, stubs::ne__Scalar::redispatch(keys, self, other));
}
inline Tensor& ne_out(DispatchKeySet keys, Tensor& out, const Tensor& self, const Scalar& other) {
  return detail::written_to(out, stubs::ne_Scalar_out::redispatch(keys, self, other, out));
}

}  // namespace tenon::redispatch
