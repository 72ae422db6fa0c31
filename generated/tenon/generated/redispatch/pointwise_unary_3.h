// Generated from ops.yaml by templates/redispatch/shard.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/tensor/public_conversions.h"
#include "tenon/generated/functions/pointwise_unary_3.h"

namespace tenon::redispatch {

inline Tensor abs(DispatchKeySet keys, const Tensor& self) {
  return stubs::abs::redispatch(keys, self);
}
inline Tensor& abs_(DispatchKeySet keys, Tensor& self) {
  stubs::abs_::redispatch(keys, self);
  return self;
}
inline Tensor& abs_out(DispatchKeySet keys, Tensor& out, const Tensor& self) {
  stubs::abs_out::redispatch(keys, self, out);
  return out;
}

inline Tensor asin(DispatchKeySet keys, const Tensor& self) {
  return stubs::asin::redispatch(keys, self);
}
inline Tensor& asin_(DispatchKeySet keys, Tensor& self) {
  stubs::asin_::redispatch(keys, self);
  return self;
}
inline Tensor& asin_out(DispatchKeySet keys, Tensor& out, const Tensor& self) {
  stubs::asin_out::redispatch(keys, self, out);
  return out;
}

inline Tensor asinh(DispatchKeySet keys, const Tensor& self) {
  return stubs::asinh::redispatch(keys, self);
}
inline Tensor& asinh_(DispatchKeySet keys, Tensor& self) {
  stubs::asinh_::redispatch(keys, self);
  return self;
}
inline Tensor& asinh_out(DispatchKeySet keys, Tensor& out, const Tensor& self) {
  stubs::asinh_out::redispatch(keys, self, out);
  return out;
}

inline Tensor floor(DispatchKeySet keys, const Tensor& self) {
  return stubs::floor::redispatch(keys, self);
}
inline Tensor& floor_(DispatchKeySet keys, Tensor& self) {
  stubs::floor_::redispatch(keys, self);
  return self;
}
inline Tensor& floor_out(DispatchKeySet keys, Tensor& out, const Tensor& self) {
  stubs::floor_out::redispatch(keys, self, out);
  return out;
}

inline Tensor log2(DispatchKeySet keys, const Tensor& self) {
  return stubs::log2::redispatch(keys, self);
}
inline Tensor& log2_(DispatchKeySet keys, Tensor& self) {
  stubs::log2_::redispatch(keys, self);
  return self;
}
inline Tensor& log2_out(DispatchKeySet keys, Tensor& out, const Tensor& self) {
  stubs::log2_out::redispatch(keys, self, out);
  return out;
}

inline Tensor rsqrt(DispatchKeySet keys, const Tensor& self) {
  return stubs::rsqrt::redispatch(keys, self);
}
inline Tensor& rsqrt_(DispatchKeySet keys, Tensor& self) {
  stubs::rsqrt_::redispatch(keys, self);
  return self;
}
inline Tensor& rsqrt_out(DispatchKeySet keys, Tensor& out, const Tensor& self) {
  stubs::rsqrt_out::redispatch(keys, self, out);
  return out;
}

inline Tensor sign(DispatchKeySet keys, const Tensor& self) {
  return stubs::sign::redispatch(keys, self);
}
inline Tensor& sign_(DispatchKeySet keys, Tensor& self) {
  stubs::sign_::redispatch(keys, self);
  return self;
}
inline Tensor& sign_out(DispatchKeySet keys, Tensor& out, const Tensor& self) {
  stubs::sign_out::redispatch(keys, self, out);
  return out;
}

inline Tensor sin(DispatchKeySet keys, const Tensor& self) {
  return stubs::sin::redispatch(keys, self);
}
inline Tensor& sin_(DispatchKeySet keys, Tensor& self) {
  stubs::sin_::redispatch(keys, self);
  return self;
}
inline Tensor& sin_out(DispatchKeySet keys, Tensor& out, const Tensor& self) {
  stubs::sin_out::redispatch(keys, self, out);
  return out;
}

inline Tensor sinh(DispatchKeySet keys, const Tensor& self) {
  return stubs::sinh::redispatch(keys, self);
}
inline Tensor& sinh_(DispatchKeySet keys, Tensor& self) {
  stubs::sinh_::redispatch(keys, self);
  return self;
}
inline Tensor& sinh_out(DispatchKeySet keys, Tensor& out, const Tensor& self) {
  stubs::sinh_out::redispatch(keys, self, out);
  return out;
}

inline Tensor isfinite(DispatchKeySet keys, const Tensor& self) {
  return stubs::isfinite::redispatch(keys, self);
}

inline Tensor clamp(DispatchKeySet keys, const Tensor& self,
                    const std::optional<Scalar>& min = std::nullopt,
                    const std::optional<Scalar>& max = std::nullopt) {
  return stubs::clamp::redispatch(keys, self, min, max);
}
inline Tensor& clamp_(DispatchKeySet keys, Tensor& self,
                      const std::optional<Scalar>& min = std::nullopt,
                      const std::optional<Scalar>& max = std::nullopt) {
  stubs::clamp_::redispatch(keys, self, min, max);
  return self;
}
inline Tensor& clamp_out(DispatchKeySet keys, Tensor& out, const Tensor& self,
                         const std::optional<Scalar>& min = std::nullopt,
                         const std::optional<Scalar>& max = std::nullopt) {
  stubs::clamp_out::redispatch(keys, self, min, max, out);
  return out;
}

inline Tensor clamp_max(DispatchKeySet keys, const Tensor& self, const Scalar& max) {
  return stubs::clamp_max::redispatch(keys, self, max);
}
inline Tensor& clamp_max_(DispatchKeySet keys, Tensor& self, const Scalar& max) {
  stubs::clamp_max_::redispatch(keys, self, max);
  return self;
}
inline Tensor& clamp_max_out(DispatchKeySet keys, Tensor& out, const Tensor& self,
                             const Scalar& max) {
  stubs::clamp_max_out::redispatch(keys, self, max, out);
  return out;
}

}  // namespace tenon::redispatch
