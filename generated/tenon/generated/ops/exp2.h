// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// Two to the power of each element.
struct TENON_API exp2 : Operator<exp2, TensorBase(const TensorBase&)> {
  static constexpr std::string_view kSchema = "exp2(Tensor self) -> Tensor";
};
struct TENON_API exp2_ : Operator<exp2_, TensorBase&(TensorBase&)> {
  static constexpr std::string_view kSchema = "exp2_(Tensor(a!) self) -> Tensor(a!)";
};
struct TENON_API exp2_out : Operator<exp2_out, TensorBase&(const TensorBase&, TensorBase&)> {
  static constexpr std::string_view kSchema =
      "exp2.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase exp2(const TensorBase& self) {
  return stubs::exp2::call(self);
}
inline TensorBase& exp2_(TensorBase& self) {
  return stubs::exp2_::call(self);
}
inline TensorBase& exp2_out(const TensorBase& self, TensorBase& out) {
  return stubs::exp2_out::call(self, out);
}

}  // namespace tenon::ops
