// Generated from ops.yaml by templates/redispatch/shard.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/tensor/public_conversions.h"
#include "tenon/generated/functions/pointwise_unary_from_atanh.h"

namespace tenon::redispatch {

inline Tensor atanh(DispatchKeySet keys, const Tensor& self) {
  return stubs::atanh::redispatch(keys, self);
}
inline Tensor& atanh_(DispatchKeySet keys, Tensor& self) {
  return detail::written_to(self, stubs::atanh_::redispatch(keys, self));
}
inline Tensor& atanh_out(DispatchKeySet keys, Tensor& out, const Tensor& self) {
  return detail::written_to(out, stubs::atanh_out::redispatch(keys, self, out));
}

inline Tensor bitwise_not(DispatchKeySet keys, const Tensor& self) {
  return stubs::bitwise_not::redispatch(keys, self);
}
inline Tensor& bitwise_not_(DispatchKeySet keys, Tensor& self) {
  return detail::written_to(self, stubs::bitwise_not_::redispatch(keys, self));
}
inline Tensor& bitwise_not_out(DispatchKeySet keys, Tensor& out, const Tensor& self) {
  return detail::written_to(out, stubs::bitwise_not_out::redispatch(keys, self, out));
}

inline Tensor ceil(DispatchKeySet keys, const Tensor& self) {
  return stubs::ceil::redispatch(keys, self);
}
inline Tensor& ceil_(DispatchKeySet keys, Tensor& self) {
  return detail::written_to(self, stubs::ceil_::redispatch(keys, self));
}
inline Tensor& ceil_out(DispatchKeySet keys, Tensor& out, const Tensor& self) {
  return detail::written_to(out, stubs::ceil_out::redispatch(keys, self, out));
}

inline Tensor clamp(DispatchKeySet keys, const Tensor& self,
                    const std::optional<Scalar>& min = std::nullopt,
                    const std::optional<Scalar>& max = std::nullopt) {
  return stubs::clamp::redispatch(keys, self, min, max);
}
inline Tensor& clamp_(DispatchKeySet keys, Tensor& self,
                      const std::optional<Scalar>& min = std::nullopt,
                      const std::optional<Scalar>& max = std::nullopt) {
  return detail::written_to(self, stubs::clamp_::redispatch(keys, self, min, max));
}
inline Tensor& clamp_out(DispatchKeySet keys, Tensor& out, const Tensor& self,
                         const std::optional<Scalar>& min = std::nullopt,
                         const std::optional<Scalar>& max = std::nullopt) {
  return detail::written_to(out, stubs::clamp_out::redispatch(keys, self, min, max, out));
}

inline Tensor clamp_max(DispatchKeySet keys, const Tensor& self, const Scalar& max) {
  return stubs::clamp_max::redispatch(keys, self, max);
}
inline Tensor& clamp_max_(DispatchKeySet keys, Tensor& self, const Scalar& max) {
  return detail::written_to(self, stubs::clamp_max_::redispatch(keys, self, max));
}
inline Tensor& clamp_max_out(DispatchKeySet keys, Tensor& out, const Tensor& self,
                             const Scalar& max) {
  return detail::written_to(out, stubs::clamp_max_out::redispatch(keys, self, max, out));
}

inline Tensor clamp_min(DispatchKeySet keys, const Tensor& self, const Scalar& min) {
  return stubs::clamp_min::redispatch(keys, self, min);
}
inline Tensor& clamp_min_(DispatchKeySet keys, Tensor& self, const Scalar& min) {
  return detail::written_to(self, stubs::clamp_min_::redispatch(keys, self, min));
}
inline Tensor& clamp_min_out(DispatchKeySet keys, Tensor& out, const Tensor& self,
                             const Scalar& min) {
  return detail::written_to(out, stubs::clamp_min_out::redispatch(keys, self, min, out));
}

inline Tensor cos(DispatchKeySet keys, const Tensor& self) {
  return stubs::cos::redispatch(keys, self);
}
inline Tensor& cos_(DispatchKeySet keys, Tensor& self) {
  return detail::written_to(self, stubs::cos_::redispatch(keys, self));
}
inline Tensor& cos_out(DispatchKeySet keys, Tensor& out, const Tensor& self) {
  return detail::written_to(out, stubs::cos_out::redispatch(keys, self, out));
}

inline Tensor cosh(DispatchKeySet keys, const Tensor& self) {
  return stubs::cosh::redispatch(keys, self);
}
inline Tensor& cosh_(DispatchKeySet keys, Tensor& self) {
  return detail::written_to(self, stubs::cosh_::redispatch(keys, self));
}
inline Tensor& cosh_out(DispatchKeySet keys, Tensor& out, const Tensor& self) {
  return detail::written_to(out, stubs::cosh_out::redispatch(keys, self, out));
}

}  // namespace tenon::redispatch
