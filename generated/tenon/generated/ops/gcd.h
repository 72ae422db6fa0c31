// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The greatest number that divides self and other.
struct TENON_API gcd : Operator<gcd, TensorBase(const TensorBase&, const TensorBase&)> {
  static constexpr std::string_view kSchema = "gcd(Tensor self, Tensor other) -> Tensor";
};
struct TENON_API gcd_ : Operator<gcd_, TensorBase&(TensorBase&, const TensorBase&)> {
  static constexpr std::string_view kSchema = "gcd_(Tensor(a!) self, Tensor other) -> Tensor(a!)";
};
struct TENON_API gcd_out
    : Operator<gcd_out, TensorBase&(const TensorBase&, const TensorBase&, TensorBase&)> {
  static constexpr std::string_view kSchema =
      "gcd.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase gcd(const TensorBase& self, const TensorBase& other) {
  return stubs::gcd::call(self, other);
}
inline TensorBase& gcd_(TensorBase& self, const TensorBase& other) {
  return stubs::gcd_::call(self, other);
}
inline TensorBase& gcd_out(const TensorBase& self, const TensorBase& other, TensorBase& out) {
  return stubs::gcd_out::call(self, other, out);
}

}  // namespace tenon::ops
