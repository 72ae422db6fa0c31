// Generated from ops.yaml by templates/functions/shard.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/tensor/public_conversions.h"
#include "tenon/generated/ops/acos.h"
#include "tenon/generated/ops/cos.h"
#include "tenon/generated/ops/log.h"
#include "tenon/generated/ops/neg.h"
#include "tenon/generated/ops/reciprocal.h"
#include "tenon/generated/ops/square.h"
#include "tenon/generated/ops/trunc.h"

namespace tenon {

/// The negative of each element.
inline Tensor neg(const Tensor& self) {
  return stubs::neg::call(self);
}
inline Tensor& neg_(Tensor& self) {
  stubs::neg_::call(self);
  return self;
}
inline Tensor& neg_out(Tensor& out, const Tensor& self) {
  stubs::neg_out::call(self, out);
  return out;
}

/// The inverse cosine of each element, in radians.
inline Tensor acos(const Tensor& self) {
  return stubs::acos::call(self);
}
inline Tensor& acos_(Tensor& self) {
  stubs::acos_::call(self);
  return self;
}
inline Tensor& acos_out(Tensor& out, const Tensor& self) {
  stubs::acos_out::call(self, out);
  return out;
}

/// The cosine of each element, in radians.
inline Tensor cos(const Tensor& self) {
  return stubs::cos::call(self);
}
inline Tensor& cos_(Tensor& self) {
  stubs::cos_::call(self);
  return self;
}
inline Tensor& cos_out(Tensor& out, const Tensor& self) {
  stubs::cos_out::call(self, out);
  return out;
}

/// The natural logarithm of each element.
inline Tensor log(const Tensor& self) {
  return stubs::log::call(self);
}
inline Tensor& log_(Tensor& self) {
  stubs::log_::call(self);
  return self;
}
inline Tensor& log_out(Tensor& out, const Tensor& self) {
  stubs::log_out::call(self, out);
  return out;
}

/// One divided by each element.
inline Tensor reciprocal(const Tensor& self) {
  return stubs::reciprocal::call(self);
}
inline Tensor& reciprocal_(Tensor& self) {
  stubs::reciprocal_::call(self);
  return self;
}
inline Tensor& reciprocal_out(Tensor& out, const Tensor& self) {
  stubs::reciprocal_out::call(self, out);
  return out;
}

/// The square of each element.
inline Tensor square(const Tensor& self) {
  return stubs::square::call(self);
}
inline Tensor& square_(Tensor& self) {
  stubs::square_::call(self);
  return self;
}
inline Tensor& square_out(Tensor& out, const Tensor& self) {
  stubs::square_out::call(self, out);
  return out;
}

/// Each element without its fraction.
inline Tensor trunc(const Tensor& self) {
  return stubs::trunc::call(self);
}
inline Tensor& trunc_(Tensor& self) {
  stubs::trunc_::call(self);
  return self;
}
inline Tensor& trunc_out(Tensor& out, const Tensor& self) {
  stubs::trunc_out::call(self, out);
  return out;
}

}  // namespace tenon
