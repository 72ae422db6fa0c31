// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The tangent of each element, in radians.
struct TENON_API tan : Operator<tan, TensorBase(const TensorBase&)> {
  static constexpr std::string_view kSchema = "tan(Tensor self) -> Tensor";
};
struct TENON_API tan_ : Operator<tan_, TensorBase&(TensorBase&)> {
  static constexpr std::string_view kSchema = "tan_(Tensor(a!) self) -> Tensor(a!)";
};
struct TENON_API tan_out : Operator<tan_out, TensorBase&(const TensorBase&, TensorBase&)> {
  static constexpr std::string_view kSchema =
      "tan.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)";
};

/// The gradient of tan for self.
struct TENON_API _tan_grad_self
    : Operator<_tan_grad_self, TensorBase(const TensorBase&, const TensorBase&)> {
  static constexpr std::string_view kSchema =
      "_tan_grad_self(Tensor grad_output, Tensor output) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase tan(const TensorBase& self) {
  return stubs::tan::call(self);
}
inline TensorBase& tan_(TensorBase& self) {
  return stubs::tan_::call(self);
}
inline TensorBase& tan_out(const TensorBase& self, TensorBase& out) {
  return stubs::tan_out::call(self, out);
}

inline TensorBase _tan_grad_self(const TensorBase& grad_output, const TensorBase& output) {
  return stubs::_tan_grad_self::call(grad_output, output);
}

}  // namespace tenon::ops
