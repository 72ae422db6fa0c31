// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// -1, 0 or 1 by the sign of each element.
struct TENON_API sign : Operator<sign, TensorBase(const TensorBase&)> {
  static constexpr std::string_view kSchema = "sign(Tensor self) -> Tensor";
};
struct TENON_API sign_ : Operator<sign_, TensorBase&(TensorBase&)> {
  static constexpr std::string_view kSchema = "sign_(Tensor(a!) self) -> Tensor(a!)";
};
struct TENON_API sign_out : Operator<sign_out, TensorBase&(const TensorBase&, TensorBase&)> {
  static constexpr std::string_view kSchema =
      "sign.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase sign(const TensorBase& self) {
  return stubs::sign::call(self);
}
inline TensorBase& sign_(TensorBase& self) {
  return stubs::sign_::call(self);
}
inline TensorBase& sign_out(const TensorBase& self, TensorBase& out) {
  return stubs::sign_out::call(self, out);
}

}  // namespace tenon::ops
