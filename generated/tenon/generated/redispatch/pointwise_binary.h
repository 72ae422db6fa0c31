// Generated from ops.yaml by templates/redispatch/shard.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/tensor/public_conversions.h"
#include "tenon/generated/functions/pointwise_binary.h"

namespace tenon::redispatch {

inline Tensor add(DispatchKeySet keys, const Tensor& self, const Tensor& other,
                  const Scalar& alpha = 1) {
  return stubs::add_Tensor::redispatch(keys, self, other, alpha);
}
inline Tensor& add_(DispatchKeySet keys, Tensor& self, const Tensor& other,
                    const Scalar& alpha = 1) {
  return detail::written_to(self, stubs::add__Tensor::redispatch(keys, self, other, alpha));
}
inline Tensor& add_out(DispatchKeySet keys, Tensor& out, const Tensor& self, const Tensor& other,
                       const Scalar& alpha = 1) {
  return detail::written_to(out, stubs::add_out::redispatch(keys, self, other, alpha, out));
}
inline Tensor add(DispatchKeySet keys, const Tensor& self, const Scalar& other,
                  const Scalar& alpha = 1) {
  return stubs::add_Scalar::redispatch(keys, self, other, alpha);
}
inline Tensor& add_(DispatchKeySet keys, Tensor& self, const Scalar& other,
                    const Scalar& alpha = 1) {
  return detail::written_to(self, stubs::add__Scalar::redispatch(keys, self, other, alpha));
}
inline Tensor& add_out(DispatchKeySet keys, Tensor& out, const Tensor& self, const Scalar& other,
                       const Scalar& alpha = 1) {
  return detail::written_to(out, stubs::add_Scalar_out::redispatch(keys, self, other, alpha, out));
}

inline Tensor addcdiv(DispatchKeySet keys, const Tensor& self, const Tensor& tensor1,
                      const Tensor& tensor2, const Scalar& value = 1) {
  return stubs::addcdiv::redispatch(keys, self, tensor1, tensor2, value);
}
inline Tensor& addcdiv_(DispatchKeySet keys, Tensor& self, const Tensor& tensor1,
                        const Tensor& tensor2, const Scalar& value = 1) {
  return detail::written_to(self, stubs::addcdiv_::redispatch(keys, self, tensor1, tensor2, value));
}
inline Tensor& addcdiv_out(DispatchKeySet keys, Tensor& out, const Tensor& self,
                           const Tensor& tensor1, const Tensor& tensor2, const Scalar& value = 1) {
  return detail::written_to(out,
                            stubs::addcdiv_out::redispatch(keys, self, tensor1, tensor2, value,
                                                           out));
}

inline Tensor addcmul(DispatchKeySet keys, const Tensor& self, const Tensor& tensor1,
                      const Tensor& tensor2, const Scalar& value = 1) {
  return stubs::addcmul::redispatch(keys, self, tensor1, tensor2, value);
}
inline Tensor& addcmul_(DispatchKeySet keys, Tensor& self, const Tensor& tensor1,
                        const Tensor& tensor2, const Scalar& value = 1) {
  return detail::written_to(self, stubs::addcmul_::redispatch(keys, self, tensor1, tensor2, value));
}
inline Tensor& addcmul_out(DispatchKeySet keys, Tensor& out, const Tensor& self,
                           const Tensor& tensor1, const Tensor& tensor2, const Scalar& value = 1) {
  return detail::written_to(out,
                            stubs::addcmul_out::redispatch(keys, self, tensor1, tensor2, value,
                                                           out));
}

inline Tensor atan2(DispatchKeySet keys, const Tensor& self, const Tensor& other) {
  return stubs::atan2::redispatch(keys, self, other);
}
inline Tensor& atan2_(DispatchKeySet keys, Tensor& self, const Tensor& other) {
  return detail::written_to(self, stubs::atan2_::redispatch(keys, self, other));
}
inline Tensor& atan2_out(DispatchKeySet keys, Tensor& out, const Tensor& self,
                         const Tensor& other) {
  return detail::written_to(out, stubs::atan2_out::redispatch(keys, self, other, out));
}

inline Tensor bitwise_and(DispatchKeySet keys, const Tensor& self, const Tensor& other) {
  return stubs::bitwise_and_Tensor::redispatch(keys, self, other);
}
inline Tensor& bitwise_and_(DispatchKeySet keys, Tensor& self, const Tensor& other) {
  return detail::written_to(self, stubs::bitwise_and__Tensor::redispatch(keys, self, other));
}
inline Tensor& bitwise_and_out(DispatchKeySet keys, Tensor& out, const Tensor& self,
                               const Tensor& other) {
  return detail::written_to(out, stubs::bitwise_and_out::redispatch(keys, self, other, out));
}
inline Tensor bitwise_and(DispatchKeySet keys, const Tensor& self, const Scalar& other) {
  return stubs::bitwise_and_Scalar::redispatch(keys, self, other);
}
inline Tensor& bitwise_and_(DispatchKeySet keys, Tensor& self, const Scalar& other) {
  return detail::written_to(self, stubs::bitwise_and__Scalar::redispatch(keys, self, other));
}
inline Tensor& bitwise_and_out(DispatchKeySet keys, Tensor& out, const Tensor& self,
                               const Scalar& other) {
  return detail::written_to(out, stubs::bitwise_and_Scalar_out::redispatch(keys, self, other, out));
}

inline Tensor bitwise_or(DispatchKeySet keys, const Tensor& self, const Tensor& other) {
  return stubs::bitwise_or_Tensor::redispatch(keys, self, other);
}
inline Tensor& bitwise_or_(DispatchKeySet keys, Tensor& self, const Tensor& other) {
  return detail::written_to(self, stubs::bitwise_or__Tensor::redispatch(keys, self, other));
}
inline Tensor& bitwise_or_out(DispatchKeySet keys, Tensor& out, const Tensor& self,
                              const Tensor& other) {
  return detail::written_to(out, stubs::bitwise_or_out::redispatch(keys, self, other, out));
}
inline Tensor bitwise_or(DispatchKeySet keys, const Tensor& self, const Scalar& other) {
  return stubs::bitwise_or_Scalar::redispatch(keys, self, other);
}
inline Tensor& bitwise_or_(DispatchKeySet keys, Tensor& self, const Scalar& other) {
  return detail::written_to(self, stubs::bitwise_or__Scalar::redispatch(keys, self, other));
}
inline Tensor& bitwise_or_out(DispatchKeySet keys, Tensor& out, const Tensor& self,
                              const Scalar& other) {
  return detail::written_to(out, stubs::bitwise_or_Scalar_out::redispatch(keys, self, other, out));
}

inline Tensor bitwise_xor(DispatchKeySet keys, const Tensor& self, const Tensor& other) {
  return stubs::bitwise_xor_Tensor::redispatch(keys, self, other);
}
inline Tensor& bitwise_xor_(DispatchKeySet keys, Tensor& self, const Tensor& other) {
  return detail::written_to(self, stubs::bitwise_xor__Tensor::redispatch(keys, self, other));
}
inline Tensor& bitwise_xor_out(DispatchKeySet keys, Tensor& out, const Tensor& self,
                               const Tensor& other) {
  return detail::written_to(out, stubs::bitwise_xor_out::redispatch(keys, self, other, out));
}
inline Tensor bitwise_xor(DispatchKeySet keys, const Tensor& self, const Scalar& other) {
  return stubs::bitwise_xor_Scalar::redispatch(keys, self, other);
}
inline Tensor& bitwise_xor_(DispatchKeySet keys, Tensor& self, const Scalar& other) {
  return detail::written_to(self, stubs::bitwise_xor__Scalar::redispatch(keys, self, other));
}
inline Tensor& bitwise_xor_out(DispatchKeySet keys, Tensor& out, const Tensor& self,
                               const Scalar& other) {
  return detail::written_to(out, stubs::bitwise_xor_Scalar_out::redispatch(keys, self, other, out));
}

inline Tensor div(DispatchKeySet keys, const Tensor& self, const Tensor& other) {
  return stubs::div_Tensor::redispatch(keys, self, other);
}
inline Tensor& div_(DispatchKeySet keys, Tensor& self, const Tensor& other) {
  return detail::written_to(self, stubs::div__Tensor::redispatch(keys, self, other));
}
inline Tensor& div_out(DispatchKeySet keys, Tensor& out, const Tensor& self, const Tensor& other) {
  return detail::written_to(out, stubs::div_out::redispatch(keys, self, other, out));
}
inline Tensor div(DispatchKeySet keys, const Tensor& self, const Scalar& other) {
  return stubs::div_Scalar::redispatch(keys, self, other);
}
inline Tensor& div_(DispatchKeySet keys, Tensor& self, const Scalar& other) {
  return detail::written_to(self, stubs::div__Scalar::redispatch(keys, self, other));
}
inline Tensor& div_out(DispatchKeySet keys, Tensor& out, const Tensor& self, const Scalar& other) {
  return detail::written_to(out, stubs::div_Scalar_out::redispatch(keys, self, other, out));
}

inline Tensor fmod(DispatchKeySet keys, const Tensor& self, const Tensor& other) {
  return stubs::fmod_Tensor::redispatch(keys, self, other);
}
inline Tensor& fmod_(DispatchKeySet keys, Tensor& self, const Tensor& other) {
  return detail::written_to(self, stubs::fmod__Tensor::redispatch(keys, self, other));
}
inline Tensor& fmod_out(DispatchKeySet keys, Tensor& out, const Tensor& self, const Tensor& other) {
  return detail::written_to(out, stubs::fmod_out::redispatch(keys, self, other, out));
}
inline Tensor fmod(DispatchKeySet keys, const Tensor& self, const Scalar& other) {
  return stubs::fmod_Scalar::redispatch(keys, self, other);
}
inline Tensor& fmod_(DispatchKeySet keys, Tensor& self, const Scalar& other) {
  return detail::written_to(self, stubs::fmod__Scalar::redispatch(keys, self, other));
}
inline Tensor& fmod_out(DispatchKeySet keys, Tensor& out, const Tensor& self, const Scalar& other) {
  return detail::written_to(out, stubs::fmod_Scalar_out::redispatch(keys, self, other, out));
}

}  // namespace tenon::redispatch
