// Generated from ops.yaml by templates/redispatch/shard.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/tensor/public_conversions.h"
#include "tenon/generated/functions/pointwise_binary_from_rsub.h"

namespace tenon::redispatch {

inline Tensor rsub(DispatchKeySet keys, const Tensor& self, const Tensor& other,
                   const Scalar& alpha = 1) {
  return stubs::rsub_Tensor::redispatch(keys, self, other, alpha);
}
inline Tensor rsub(DispatchKeySet keys, const Tensor& self, const Scalar& other,
                   const Scalar& alpha = 1) {
  return stubs::rsub_Scalar::redispatch(keys, self, other, alpha);
}

inline Tensor sub(DispatchKeySet keys, const Tensor& self, const Tensor& other,
                  const Scalar& alpha = 1) {
  return stubs::sub_Tensor::redispatch(keys, self, other, alpha);
}
inline Tensor& sub_(DispatchKeySet keys, Tensor& self, const Tensor& other,
                    const Scalar& alpha = 1) {
  return detail::written_to(self, stubs::sub__Tensor::redispatch(keys, self, other, alpha));
}
inline Tensor& sub_out(DispatchKeySet keys, Tensor& out, const Tensor& self, const Tensor& other,
                       const Scalar& alpha = 1) {
  return detail::written_to(out, stubs::sub_out::redispatch(keys, self, other, alpha, out));
}
inline Tensor sub(DispatchKeySet keys, const Tensor& self, const Scalar& other,
                  const Scalar& alpha = 1) {
  return stubs::sub_Scalar::redispatch(keys, self, other, alpha);
}
inline Tensor& sub_(DispatchKeySet keys, Tensor& self, const Scalar& other,
                    const Scalar& alpha = 1) {
  return detail::written_to(self, stubs::sub__Scalar::redispatch(keys, self, other, alpha));
}
inline Tensor& sub_out(DispatchKeySet keys, Tensor& out, const Tensor& self, const Scalar& other,
                       const Scalar& alpha = 1) {
  return detail::written_to(out, stubs::sub_Scalar_out::redispatch(keys, self, other, alpha, out));
}

inline Tensor where(DispatchKeySet keys, const Tensor& condition, const Tensor& self,
                    const Tensor& other) {
  return stubs::where_self::redispatch(keys, condition, self, other);
}

}  // namespace tenon::redispatch
