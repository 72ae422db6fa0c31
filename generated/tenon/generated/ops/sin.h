// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The sine of each element, in radians.
struct TENON_API sin : Operator<sin, TensorBase(const TensorBase&)> {
  static constexpr std::string_view kSchema = "sin(Tensor self) -> Tensor";
};
struct TENON_API sin_ : Operator<sin_, TensorBase&(TensorBase&)> {
  static constexpr std::string_view kSchema = "sin_(Tensor(a!) self) -> Tensor(a!)";
};
struct TENON_API sin_out : Operator<sin_out, TensorBase&(const TensorBase&, TensorBase&)> {
  static constexpr std::string_view kSchema =
      "sin.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)";
};

/// The gradient of sin for self.
struct TENON_API _sin_grad_self
    : Operator<_sin_grad_self, TensorBase(const TensorBase&, const TensorBase&)> {
  static constexpr std::string_view kSchema =
      "_sin_grad_self(Tensor grad_output, Tensor self) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase sin(const TensorBase& self) {
  return stubs::sin::call(self);
}
inline TensorBase& sin_(TensorBase& self) {
  return stubs::sin_::call(self);
}
inline TensorBase& sin_out(const TensorBase& self, TensorBase& out) {
  return stubs::sin_out::call(self, out);
}

inline TensorBase _sin_grad_self(const TensorBase& grad_output, const TensorBase& self) {
  return stubs::_sin_grad_self::call(grad_output, self);
}

}  // namespace tenon::ops
