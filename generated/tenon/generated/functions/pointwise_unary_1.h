// Generated from ops.yaml by templates/functions/shard.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/tensor/public_conversions.h"
#include "tenon/generated/ops/bitwise_not.h"
#include "tenon/generated/ops/erf.h"
#include "tenon/generated/ops/erfc.h"
#include "tenon/generated/ops/isinf.h"
#include "tenon/generated/ops/isnan.h"
#include "tenon/generated/ops/round.h"
#include "tenon/generated/ops/sqrt.h"

namespace tenon {

/// The square root of each element.
inline Tensor sqrt(const Tensor& self) {
  return stubs::sqrt::call(self);
}
inline Tensor& sqrt_(Tensor& self) {
  stubs::sqrt_::call(self);
  return self;
}
inline Tensor& sqrt_out(Tensor& out, const Tensor& self) {
  stubs::sqrt_out::call(self, out);
  return out;
}

/// The error function of each element.
inline Tensor erf(const Tensor& self) {
  return stubs::erf::call(self);
}
inline Tensor& erf_(Tensor& self) {
  stubs::erf_::call(self);
  return self;
}
inline Tensor& erf_out(Tensor& out, const Tensor& self) {
  stubs::erf_out::call(self, out);
  return out;
}

/// The complementary error function of each element.
inline Tensor erfc(const Tensor& self) {
  return stubs::erfc::call(self);
}
inline Tensor& erfc_(Tensor& self) {
  stubs::erfc_::call(self);
  return self;
}
inline Tensor& erfc_out(Tensor& out, const Tensor& self) {
  stubs::erfc_out::call(self, out);
  return out;
}

/// The integer nearest to each element, the even one of two.
inline Tensor round(const Tensor& self) {
  return stubs::round::call(self);
}
inline Tensor& round_(Tensor& self) {
  stubs::round_::call(self);
  return self;
}
inline Tensor& round_out(Tensor& out, const Tensor& self) {
  stubs::round_out::call(self, out);
  return out;
}

/// Whether each element is not a number.
inline Tensor isnan(const Tensor& self) {
  return stubs::isnan::call(self);
}

/// Whether each element is infinite.
inline Tensor isinf(const Tensor& self) {
  return stubs::isinf::call(self);
}

/// The bits of each element inverted; of a bool, its negation.
inline Tensor bitwise_not(const Tensor& self) {
  return stubs::bitwise_not::call(self);
}
inline Tensor& bitwise_not_(Tensor& self) {
  stubs::bitwise_not_::call(self);
  return self;
}
inline Tensor& bitwise_not_out(Tensor& out, const Tensor& self) {
  stubs::bitwise_not_out::call(self, out);
  return out;
}

}  // namespace tenon
