// Generated from ops.yaml by templates/redispatch/shard.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/tensor/public_conversions.h"
#include "tenon/generated/functions/pointwise_binary_from_lerp.h"

namespace tenon::redispatch {

inline Tensor lerp(DispatchKeySet keys, const Tensor& self, const Tensor& end,
                   const Tensor& weight) {
  return stubs::lerp_Tensor::redispatch(keys, self, end, weight);
}
inline Tensor& lerp_(DispatchKeySet keys, Tensor& self, const Tensor& end, const Tensor& weight) {
  return detail::written_to(self, stubs::lerp__Tensor::redispatch(keys, self, end, weight));
}
inline Tensor& lerp_out(DispatchKeySet keys, Tensor& out, const Tensor& self, const Tensor& end,
                        const Tensor& weight) {
  return detail::written_to(out, stubs::lerp_Tensor_out::redispatch(keys, self, end, weight, out));
}
inline Tensor lerp(DispatchKeySet keys, const Tensor& self, const Tensor& end,
                   const Scalar& weight) {
  return stubs::lerp_Scalar::redispatch(keys, self, end, weight);
}
inline Tensor& lerp_(DispatchKeySet keys, Tensor& self, const Tensor& end, const Scalar& weight) {
  return detail::written_to(self, stubs::lerp__Scalar::redispatch(keys, self, end, weight));
}
inline Tensor& lerp_out(DispatchKeySet keys, Tensor& out, const Tensor& self, const Tensor& end,
                        const Scalar& weight) {
  return detail::written_to(out, stubs::lerp_Scalar_out::redispatch(keys, self, end, weight, out));
}

inline Tensor maximum(DispatchKeySet keys, const Tensor& self, const Tensor& other) {
  return stubs::maximum::redispatch(keys, self, other);
}
inline Tensor& maximum_out(DispatchKeySet keys, Tensor& out, const Tensor& self,
                           const Tensor& other) {
  return detail::written_to(out, stubs::maximum_out::redispatch(keys, self, other, out));
}

inline Tensor minimum(DispatchKeySet keys, const Tensor& self, const Tensor& other) {
  return stubs::minimum::redispatch(keys, self, other);
}
inline Tensor& minimum_out(DispatchKeySet keys, Tensor& out, const Tensor& self,
                           const Tensor& other) {
  return detail::written_to(out, stubs::minimum_out::redispatch(keys, self, other, out));
}

inline Tensor mul(DispatchKeySet keys, const Tensor& self, const Tensor& other) {
  return stubs::mul_Tensor::redispatch(keys, self, other);
}
inline Tensor& mul_(DispatchKeySet keys, Tensor& self, const Tensor& other) {
  return detail::written_to(self, stubs::mul__Tensor::redispatch(keys, self, other));
}
inline Tensor& mul_out(DispatchKeySet keys, Tensor& out, const Tensor& self, const Tensor& other) {
  return detail::written_to(out, stubs::mul_out::redispatch(keys, self, other, out));
}
inline Tensor mul(DispatchKeySet keys, const Tensor& self, const Scalar& other) {
  return stubs::mul_Scalar::redispatch(keys, self, other);
}
inline Tensor& mul_(DispatchKeySet keys, Tensor& self, const Scalar& other) {
  return detail::written_to(self, stubs::mul__Scalar::redispatch(keys, self, other));
}
inline Tensor& mul_out(DispatchKeySet keys, Tensor& out, const Tensor& self, const Scalar& other) {
  return detail::written_to(out, stubs::mul_Scalar_out::redispatch(keys, self, other, out));
}

inline Tensor pow(DispatchKeySet keys, const Tensor& self, const Scalar& exponent) {
  return stubs::pow_Tensor_Scalar::redispatch(keys, self, exponent);
}
inline Tensor& pow_(DispatchKeySet keys, Tensor& self, const Scalar& exponent) {
  return detail::written_to(self, stubs::pow__Tensor_Scalar::redispatch(keys, self, exponent));
}
inline Tensor& pow_out(DispatchKeySet keys, Tensor& out, const Tensor& self,
                       const Scalar& exponent) {
  return detail::written_to(out,
                            stubs::pow_Tensor_Scalar_out::redispatch(keys, self, exponent, out));
}

inline Tensor _pow(DispatchKeySet keys, const Tensor& self, const Scalar& exponent) {
  return stubs::_pow::redispatch(keys, self, exponent);
}

inline Tensor pow(DispatchKeySet keys, const Tensor& self, const Tensor& exponent) {
  return stubs::pow_Tensor_Tensor::redispatch(keys, self, exponent);
}
inline Tensor& pow_out(DispatchKeySet keys, Tensor& out, const Tensor& self,
                       const Tensor& exponent) {
  return detail::written_to(out,
                            stubs::pow_Tensor_Tensor_out::redispatch(keys, self, exponent, out));
}
inline Tensor pow(DispatchKeySet keys, const Scalar& self, const Tensor& exponent) {
  return stubs::pow_Scalar::redispatch(keys, self, exponent);
}
inline Tensor& pow_out(DispatchKeySet keys, Tensor& out, const Scalar& self,
                       const Tensor& exponent) {
  return detail::written_to(out, stubs::pow_Scalar_out::redispatch(keys, self, exponent, out));
}

inline Tensor remainder(DispatchKeySet keys, const Tensor& self, const Tensor& other) {
  return stubs::remainder_Tensor::redispatch(keys, self, other);
}
inline Tensor& remainder_(DispatchKeySet keys, Tensor& self, const Tensor& other) {
  return detail::written_to(self, stubs::remainder__Tensor::redispatch(keys, self, other));
}
inline Tensor& remainder_out(DispatchKeySet keys, Tensor& out, const Tensor& self,
                             const Tensor& other) {
  return detail::written_to(out, stubs::remainder_out::redispatch(keys, self, other, out));
}
inline Tensor remainder(DispatchKeySet keys, const Tensor& self, const Scalar& other) {
  return stubs::remainder_Scalar::redispatch(keys, self, other);
}
inline Tensor& remainder_(DispatchKeySet keys, Tensor& self, const Scalar& other) {
  return detail::written_to(self, stubs::remainder__Scalar::redispatch(keys, self, other));
}
inline Tensor& remainder_out(DispatchKeySet keys, Tensor& out, const Tensor& self,
                             const Scalar& other) {
  return detail::written_to(out, stubs::remainder_Scalar_out::redispatch(keys, self, other, out));
}

}  // namespace tenon::redispatch
