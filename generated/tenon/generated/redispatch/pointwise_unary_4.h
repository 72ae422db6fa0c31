// Generated from ops.yaml by templates/redispatch/shard.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/tensor/public_conversions.h"
#include "tenon/generated/functions/pointwise_unary_4.h"

namespace tenon::redispatch {

inline Tensor exp(DispatchKeySet keys, const Tensor& self) {
  return stubs::exp::redispatch(keys, self);
}
inline Tensor& exp_(DispatchKeySet keys, Tensor& self) {
  stubs::exp_::redispatch(keys, self);
  return self;
}
inline Tensor& exp_out(DispatchKeySet keys, Tensor& out, const Tensor& self) {
  stubs::exp_out::redispatch(keys, self, out);
  return out;
}

inline Tensor acosh(DispatchKeySet keys, const Tensor& self) {
  return stubs::acosh::redispatch(keys, self);
}
inline Tensor& acosh_(DispatchKeySet keys, Tensor& self) {
  stubs::acosh_::redispatch(keys, self);
  return self;
}
inline Tensor& acosh_out(DispatchKeySet keys, Tensor& out, const Tensor& self) {
  stubs::acosh_out::redispatch(keys, self, out);
  return out;
}

inline Tensor atan(DispatchKeySet keys, const Tensor& self) {
  return stubs::atan::redispatch(keys, self);
}
inline Tensor& atan_(DispatchKeySet keys, Tensor& self) {
  stubs::atan_::redispatch(keys, self);
  return self;
}
inline Tensor& atan_out(DispatchKeySet keys, Tensor& out, const Tensor& self) {
  stubs::atan_out::redispatch(keys, self, out);
  return out;
}

inline Tensor atanh(DispatchKeySet keys, const Tensor& self) {
  return stubs::atanh::redispatch(keys, self);
}
inline Tensor& atanh_(DispatchKeySet keys, Tensor& self) {
  stubs::atanh_::redispatch(keys, self);
  return self;
}
inline Tensor& atanh_out(DispatchKeySet keys, Tensor& out, const Tensor& self) {
  stubs::atanh_out::redispatch(keys, self, out);
  return out;
}

inline Tensor ceil(DispatchKeySet keys, const Tensor& self) {
  return stubs::ceil::redispatch(keys, self);
}
inline Tensor& ceil_(DispatchKeySet keys, Tensor& self) {
  stubs::ceil_::redispatch(keys, self);
  return self;
}
inline Tensor& ceil_out(DispatchKeySet keys, Tensor& out, const Tensor& self) {
  stubs::ceil_out::redispatch(keys, self, out);
  return out;
}

inline Tensor cosh(DispatchKeySet keys, const Tensor& self) {
  return stubs::cosh::redispatch(keys, self);
}
inline Tensor& cosh_(DispatchKeySet keys, Tensor& self) {
  stubs::cosh_::redispatch(keys, self);
  return self;
}
inline Tensor& cosh_out(DispatchKeySet keys, Tensor& out, const Tensor& self) {
  stubs::cosh_out::redispatch(keys, self, out);
  return out;
}

inline Tensor exp2(DispatchKeySet keys, const Tensor& self) {
  return stubs::exp2::redispatch(keys, self);
}
inline Tensor& exp2_(DispatchKeySet keys, Tensor& self) {
  stubs::exp2_::redispatch(keys, self);
  return self;
}
inline Tensor& exp2_out(DispatchKeySet keys, Tensor& out, const Tensor& self) {
  stubs::exp2_out::redispatch(keys, self, out);
  return out;
}

inline Tensor expm1(DispatchKeySet keys, const Tensor& self) {
  return stubs::expm1::redispatch(keys, self);
}
inline Tensor& expm1_(DispatchKeySet keys, Tensor& self) {
  stubs::expm1_::redispatch(keys, self);
  return self;
}
inline Tensor& expm1_out(DispatchKeySet keys, Tensor& out, const Tensor& self) {
  stubs::expm1_out::redispatch(keys, self, out);
  return out;
}

inline Tensor log10(DispatchKeySet keys, const Tensor& self) {
  return stubs::log10::redispatch(keys, self);
}
inline Tensor& log10_(DispatchKeySet keys, Tensor& self) {
  stubs::log10_::redispatch(keys, self);
  return self;
}
inline Tensor& log10_out(DispatchKeySet keys, Tensor& out, const Tensor& self) {
  stubs::log10_out::redispatch(keys, self, out);
  return out;
}

inline Tensor log1p(DispatchKeySet keys, const Tensor& self) {
  return stubs::log1p::redispatch(keys, self);
}
inline Tensor& log1p_(DispatchKeySet keys, Tensor& self) {
  stubs::log1p_::redispatch(keys, self);
  return self;
}
inline Tensor& log1p_out(DispatchKeySet keys, Tensor& out, const Tensor& self) {
  stubs::log1p_out::redispatch(keys, self, out);
  return out;
}

inline Tensor sigmoid(DispatchKeySet keys, const Tensor& self) {
  return stubs::sigmoid::redispatch(keys, self);
}
inline Tensor& sigmoid_(DispatchKeySet keys, Tensor& self) {
  stubs::sigmoid_::redispatch(keys, self);
  return self;
}
inline Tensor& sigmoid_out(DispatchKeySet keys, Tensor& out, const Tensor& self) {
  stubs::sigmoid_out::redispatch(keys, self, out);
  return out;
}

inline Tensor tan(DispatchKeySet keys, const Tensor& self) {
  return stubs::tan::redispatch(keys, self);
}
inline Tensor& tan_(DispatchKeySet keys, Tensor& self) {
  stubs::tan_::redispatch(keys, self);
  return self;
}
inline Tensor& tan_out(DispatchKeySet keys, Tensor& out, const Tensor& self) {
  stubs::tan_out::redispatch(keys, self, out);
  return out;
}

inline Tensor tanh(DispatchKeySet keys, const Tensor& self) {
  return stubs::tanh::redispatch(keys, self);
}
inline Tensor& tanh_(DispatchKeySet keys, Tensor& self) {
  stubs::tanh_::redispatch(keys, self);
  return self;
}
inline Tensor& tanh_out(DispatchKeySet keys, Tensor& out, const Tensor& self) {
  stubs::tanh_out::redispatch(keys, self, out);
  return out;
}

inline Tensor logical_not(DispatchKeySet keys, const Tensor& self) {
  return stubs::logical_not::redispatch(keys, self);
}
inline Tensor& logical_not_(DispatchKeySet keys, Tensor& self) {
  stubs::logical_not_::redispatch(keys, self);
  return self;
}
inline Tensor& logical_not_out(DispatchKeySet keys, Tensor& out, const Tensor& self) {
  stubs::logical_not_out::redispatch(keys, self, out);
  return out;
}

inline Tensor clamp_min(DispatchKeySet keys, const Tensor& self, const Scalar& min) {
  return stubs::clamp_min::redispatch(keys, self, min);
}
inline Tensor& clamp_min_(DispatchKeySet keys, Tensor& self, const Scalar& min) {
  stubs::clamp_min_::redispatch(keys, self, min);
  return self;
}
inline Tensor& clamp_min_out(DispatchKeySet keys, Tensor& out, const Tensor& self,
                             const Scalar& min) {
  stubs::clamp_min_out::redispatch(keys, self, min, out);
  return out;
}

}  // namespace tenon::redispatch
