// Generated from ops.yaml by templates/redispatch/shard.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/tensor/public_conversions.h"
#include "tenon/generated/functions/comparison_1.h"

namespace tenon::redispatch {

inline Tensor gt(DispatchKeySet keys, const Tensor& self, const Tensor& other) {
  return stubs::gt_Tensor::redispatch(keys, self, other);
}
inline Tensor& gt_(DispatchKeySet keys, Tensor& self, const Tensor& other) {
  stubs::gt__Tensor::redispatch(keys, self, other);
  return self;
}
inline Tensor& gt_out(DispatchKeySet keys, Tensor& out, const Tensor& self, const Tensor& other) {
  stubs::gt_out::redispatch(keys, self, other, out);
  return out;
}
inline Tensor gt(DispatchKeySet keys, const Tensor& self, const Scalar& other) {
  return stubs::gt_Scalar::redispatch(keys, self, other);
}
inline Tensor& gt_(DispatchKeySet keys, Tensor& self, const Scalar& other) {
  stubs::gt__Scalar::redispatch(keys, self, other);
  return self;
}
inline Tensor& gt_out(DispatchKeySet keys, Tensor& out, const Tensor& self, const Scalar& other) {
  stubs::gt_Scalar_out::redispatch(keys, self, other, out);
  return out;
}

inline Tensor ge(DispatchKeySet keys, const Tensor& self, const Tensor& other) {
  return stubs::ge_Tensor::redispatch(keys, self, other);
}
inline Tensor& ge_(DispatchKeySet keys, Tensor& self, const Tensor& other) {
  stubs::ge__Tensor::redispatch(keys, self, other);
  return self;
}
inline Tensor& ge_out(DispatchKeySet keys, Tensor& out, const Tensor& self, const Tensor& other) {
  stubs::ge_out::redispatch(keys, self, other, out);
  return out;
}
inline Tensor ge(DispatchKeySet keys, const Tensor& self, const Scalar& other) {
  return stubs::ge_Scalar::redispatch(keys, self, other);
}
inline Tensor& ge_(DispatchKeySet keys, Tensor& self, const Scalar& other) {
  stubs::ge__Scalar::redispatch(keys, self, other);
  return self;
}
inline Tensor& ge_out(DispatchKeySet keys, Tensor& out, const Tensor& self, const Scalar& other) {
  stubs::ge_Scalar_out::redispatch(keys, self, other, out);
  return out;
}

inline Tensor logical_or(DispatchKeySet keys, const Tensor& self, const Tensor& other) {
  return stubs::logical_or::redispatch(keys, self, other);
}
inline Tensor& logical_or_(DispatchKeySet keys, Tensor& self, const Tensor& other) {
  stubs::logical_or_::redispatch(keys, self, other);
  return self;
}
inline Tensor& logical_or_out(DispatchKeySet keys, Tensor& out, const Tensor& self,
                              const Tensor& other) {
  stubs::logical_or_out::redispatch(keys, self, other, out);
  return out;
}

inline Tensor logical_xor(DispatchKeySet keys, const Tensor& self, const Tensor& other) {
  return stubs::logical_xor::redispatch(keys, self, other);
}
inline Tensor& logical_xor_(DispatchKeySet keys, Tensor& self, const Tensor& other) {
  stubs::logical_xor_::redispatch(keys, self, other);
  return self;
}
inline Tensor& logical_xor_out(DispatchKeySet keys, Tensor& out, const Tensor& self,
                               const Tensor& other) {
  stubs::logical_xor_out::redispatch(keys, self, other, out);
  return out;
}

inline Tensor isclose(DispatchKeySet keys, const Tensor& self, const Tensor& other,
                      double rtol = 1e-05, double atol = 1e-08, bool equal_nan = false) {
  return stubs::isclose::redispatch(keys, self, other, rtol, atol, equal_nan);
}

}  // namespace tenon::redispatch
