// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The square root of each element.
struct TENON_API sqrt : Operator<sqrt, TensorBase(const TensorBase&)> {
  static constexpr std::string_view kSchema = "sqrt(Tensor self) -> Tensor";
};
struct TENON_API sqrt_ : Operator<sqrt_, TensorBase&(TensorBase&)> {
  static constexpr std::string_view kSchema = "sqrt_(Tensor(a!) self) -> Tensor(a!)";
};
struct TENON_API sqrt_out : Operator<sqrt_out, TensorBase&(const TensorBase&, TensorBase&)> {
  static constexpr std::string_view kSchema =
      "sqrt.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase sqrt(const TensorBase& self) {
  return stubs::sqrt::call(self);
}
inline TensorBase& sqrt_(TensorBase& self) {
  return stubs::sqrt_::call(self);
}
inline TensorBase& sqrt_out(const TensorBase& self, TensorBase& out) {
  return stubs::sqrt_out::call(self, out);
}

}  // namespace tenon::ops
