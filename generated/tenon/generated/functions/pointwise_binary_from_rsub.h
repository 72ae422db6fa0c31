// Generated from ops.yaml by templates/functions/shard.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/tensor/public_conversions.h"
#include "tenon/generated/ops/rsub.h"
#include "tenon/generated/ops/sub.h"
#include "tenon/generated/ops/where.h"

namespace tenon {

/// other - alpha * self.
inline Tensor rsub(const Tensor& self, const Tensor& other, const Scalar& alpha = 1) {
  return stubs::rsub_Tensor::call(self, other, alpha);
}

/// other - alpha * self.
inline Tensor rsub(const Tensor& self, const Scalar& other, const Scalar& alpha = 1) {
  return stubs::rsub_Scalar::call(self, other, alpha);
}

/// self - alpha * other.
inline Tensor sub(const Tensor& self, const Tensor& other, const Scalar& alpha = 1) {
  return stubs::sub_Tensor::call(self, other, alpha);
}
inline Tensor& sub_(Tensor& self, const Tensor& other, const Scalar& alpha = 1) {
  return detail::written_to(self, stubs::sub__Tensor::call(self, other, alpha));
}
inline Tensor& sub_out(Tensor& out, const Tensor& self, const Tensor& other,
                       const Scalar& alpha = 1) {
  return detail::written_to(out, stubs::sub_out::call(self, other, alpha, out));
}

/// self - alpha * other.
inline Tensor sub(const Tensor& self, const Scalar& other, const Scalar& alpha = 1) {
  return stubs::sub_Scalar::call(self, other, alpha);
}
inline Tensor& sub_(Tensor& self, const Scalar& other, const Scalar& alpha = 1) {
  return detail::written_to(self, stubs::sub__Scalar::call(self, other, alpha));
}
inline Tensor& sub_out(Tensor& out, const Tensor& self, const Scalar& other,
                       const Scalar& alpha = 1) {
  return detail::written_to(out, stubs::sub_Scalar_out::call(self, other, alpha, out));
}

/// self where the bool condition holds, else other.
inline Tensor where(const Tensor& condition, const Tensor& self, const Tensor& other) {
  return stubs::where_self::call(condition, self, other);
}

}  // namespace tenon
