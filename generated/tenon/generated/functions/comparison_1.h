// Generated from ops.yaml by templates/functions/shard.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/tensor/public_conversions.h"
#include "tenon/generated/ops/ge.h"
#include "tenon/generated/ops/gt.h"
#include "tenon/generated/ops/isclose.h"
#include "tenon/generated/ops/logical_or.h"
#include "tenon/generated/ops/logical_xor.h"

namespace tenon {

/// Whether each element is greater than other.
inline Tensor gt(const Tensor& self, const Tensor& other) {
  return stubs::gt_Tensor::call(self, other);
}
inline Tensor& gt_(Tensor& self, const Tensor& other) {
  stubs::gt__Tensor::call(self, other);
  return self;
}
inline Tensor& gt_out(Tensor& out, const Tensor& self, const Tensor& other) {
  stubs::gt_out::call(self, other, out);
  return out;
}

/// Whether each element is greater than other.
inline Tensor gt(const Tensor& self, const Scalar& other) {
  return stubs::gt_Scalar::call(self, other);
}
inline Tensor& gt_(Tensor& self, const Scalar& other) {
  stubs::gt__Scalar::call(self, other);
  return self;
}
inline Tensor& gt_out(Tensor& out, const Tensor& self, const Scalar& other) {
  stubs::gt_Scalar_out::call(self, other, out);
  return out;
}

/// Whether each element is at least other.
inline Tensor ge(const Tensor& self, const Tensor& other) {
  return stubs::ge_Tensor::call(self, other);
}
inline Tensor& ge_(Tensor& self, const Tensor& other) {
  stubs::ge__Tensor::call(self, other);
  return self;
}
inline Tensor& ge_out(Tensor& out, const Tensor& self, const Tensor& other) {
  stubs::ge_out::call(self, other, out);
  return out;
}

/// Whether each element is at least other.
inline Tensor ge(const Tensor& self, const Scalar& other) {
  return stubs::ge_Scalar::call(self, other);
}
inline Tensor& ge_(Tensor& self, const Scalar& other) {
  stubs::ge__Scalar::call(self, other);
  return self;
}
inline Tensor& ge_out(Tensor& out, const Tensor& self, const Scalar& other) {
  stubs::ge_Scalar_out::call(self, other, out);
  return out;
}

/// Whether at least one of the elements is nonzero.
inline Tensor logical_or(const Tensor& self, const Tensor& other) {
  return stubs::logical_or::call(self, other);
}
inline Tensor& logical_or_(Tensor& self, const Tensor& other) {
  stubs::logical_or_::call(self, other);
  return self;
}
inline Tensor& logical_or_out(Tensor& out, const Tensor& self, const Tensor& other) {
  stubs::logical_or_out::call(self, other, out);
  return out;
}

/// Whether exactly one of the elements is nonzero.
inline Tensor logical_xor(const Tensor& self, const Tensor& other) {
  return stubs::logical_xor::call(self, other);
}
inline Tensor& logical_xor_(Tensor& self, const Tensor& other) {
  stubs::logical_xor_::call(self, other);
  return self;
}
inline Tensor& logical_xor_out(Tensor& out, const Tensor& self, const Tensor& other) {
  stubs::logical_xor_out::call(self, other, out);
  return out;
}

/// Whether each element is near that of other, within atol + rtol * |other|.
inline Tensor isclose(const Tensor& self, const Tensor& other, double rtol = 1e-05,
                      double atol = 1e-08, bool equal_nan = false) {
  return stubs::isclose::call(self, other, rtol, atol, equal_nan);
}

}  // namespace tenon
