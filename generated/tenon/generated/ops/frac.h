// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// What stands behind the point of each element, with its sign.
struct TENON_API frac : Operator<frac, TensorBase(const TensorBase&)> {
  static constexpr std::string_view kSchema = "frac(Tensor self) -> Tensor";
};
struct TENON_API frac_ : Operator<frac_, TensorBase&(TensorBase&)> {
  static constexpr std::string_view kSchema = "frac_(Tensor(a!) self) -> Tensor(a!)";
};
struct TENON_API frac_out : Operator<frac_out, TensorBase&(const TensorBase&, TensorBase&)> {
  static constexpr std::string_view kSchema =
      "frac.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase frac(const TensorBase& self) {
  return stubs::frac::call(self);
}
inline TensorBase& frac_(TensorBase& self) {
  return stubs::frac_::call(self);
}
inline TensorBase& frac_out(const TensorBase& self, TensorBase& out) {
  return stubs::frac_out::call(self, out);
}

}  // namespace tenon::ops
