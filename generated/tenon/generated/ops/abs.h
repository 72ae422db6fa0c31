// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The absolute value of each element.
struct TENON_API abs : Operator<abs, TensorBase(const TensorBase&)> {
  static constexpr std::string_view kSchema = "abs(Tensor self) -> Tensor";
};
struct TENON_API abs_ : Operator<abs_, TensorBase&(TensorBase&)> {
  static constexpr std::string_view kSchema = "abs_(Tensor(a!) self) -> Tensor(a!)";
};
struct TENON_API abs_out : Operator<abs_out, TensorBase&(const TensorBase&, TensorBase&)> {
  static constexpr std::string_view kSchema =
      "abs.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)";
};

/// The gradient of abs for self.
struct TENON_API _abs_grad_self
    : Operator<_abs_grad_self, TensorBase(const TensorBase&, const TensorBase&)> {
  static constexpr std::string_view kSchema =
      "_abs_grad_self(Tensor grad_output, Tensor self) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase abs(const TensorBase& self) {
  return stubs::abs::call(self);
}
inline TensorBase& abs_(TensorBase& self) {
  return stubs::abs_::call(self);
}
inline TensorBase& abs_out(const TensorBase& self, TensorBase& out) {
  return stubs::abs_out::call(self, out);
}

inline TensorBase _abs_grad_self(const TensorBase& grad_output, const TensorBase& self) {
  return stubs::_abs_grad_self::call(grad_output, self);
}

}  // namespace tenon::ops
