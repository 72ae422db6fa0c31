// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// e to the power of each element.
struct TENON_API exp : Operator<exp, TensorBase(const TensorBase&)> {
  static constexpr std::string_view kSchema = "exp(Tensor self) -> Tensor";
};
struct TENON_API exp_ : Operator<exp_, TensorBase&(TensorBase&)> {
  static constexpr std::string_view kSchema = "exp_(Tensor(a!) self) -> Tensor(a!)";
};
struct TENON_API exp_out : Operator<exp_out, TensorBase&(const TensorBase&, TensorBase&)> {
  static constexpr std::string_view kSchema =
      "exp.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase exp(const TensorBase& self) {
  return stubs::exp::call(self);
}
inline TensorBase& exp_(TensorBase& self) {
  return stubs::exp_::call(self);
}
inline TensorBase& exp_out(const TensorBase& self, TensorBase& out) {
  return stubs::exp_out::call(self, out);
}

}  // namespace tenon::ops
