// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// Each element divided by its magnitude, 0 for 0; of real numbers the sign.
struct TENON_API sgn : Operator<sgn, TensorBase(const TensorBase&)> {
  static constexpr std::string_view kSchema = "sgn(Tensor self) -> Tensor";
};
struct TENON_API sgn_ : Operator<sgn_, TensorBase&(TensorBase&)> {
  static constexpr std::string_view kSchema = "sgn_(Tensor(a!) self) -> Tensor(a!)";
};
struct TENON_API sgn_out : Operator<sgn_out, TensorBase&(const TensorBase&, TensorBase&)> {
  static constexpr std::string_view kSchema =
      "sgn.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase sgn(const TensorBase& self) {
  return stubs::sgn::call(self);
}
inline TensorBase& sgn_(TensorBase& self) {
  return stubs::sgn_::call(self);
}
inline TensorBase& sgn_out(const TensorBase& self, TensorBase& out) {
  return stubs::sgn_out::call(self, out);
}

}  // namespace tenon::ops
