// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The hyperbolic tangent of each element.
struct TENON_API tanh : Operator<tanh, TensorBase(const TensorBase&)> {
  static constexpr std::string_view kSchema = "tanh(Tensor self) -> Tensor";
};
struct TENON_API tanh_ : Operator<tanh_, TensorBase&(TensorBase&)> {
  static constexpr std::string_view kSchema = "tanh_(Tensor(a!) self) -> Tensor(a!)";
};
struct TENON_API tanh_out : Operator<tanh_out, TensorBase&(const TensorBase&, TensorBase&)> {
  static constexpr std::string_view kSchema =
      "tanh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase tanh(const TensorBase& self) {
  return stubs::tanh::call(self);
}
inline TensorBase& tanh_(TensorBase& self) {
  return stubs::tanh_::call(self);
}
inline TensorBase& tanh_out(const TensorBase& self, TensorBase& out) {
  return stubs::tanh_out::call(self, out);
}

}  // namespace tenon::ops
