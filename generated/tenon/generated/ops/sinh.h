// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The hyperbolic sine of each element.
struct TENON_API sinh : Operator<sinh, TensorBase(const TensorBase&)> {
  static constexpr std::string_view kSchema = "sinh(Tensor self) -> Tensor";
};
struct TENON_API sinh_ : Operator<sinh_, TensorBase&(TensorBase&)> {
  static constexpr std::string_view kSchema = "sinh_(Tensor(a!) self) -> Tensor(a!)";
};
struct TENON_API sinh_out : Operator<sinh_out, TensorBase&(const TensorBase&, TensorBase&)> {
  static constexpr std::string_view kSchema =
      "sinh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)";
};

/// The gradient of sinh for self.
struct TENON_API _sinh_grad_self
    : Operator<_sinh_grad_self, TensorBase(const TensorBase&, const TensorBase&)> {
  static constexpr std::string_view kSchema =
      "_sinh_grad_self(Tensor grad_output, Tensor self) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase sinh(const TensorBase& self) {
  return stubs::sinh::call(self);
}
inline TensorBase& sinh_(TensorBase& self) {
  return stubs::sinh_::call(self);
}
inline TensorBase& sinh_out(const TensorBase& self, TensorBase& out) {
  return stubs::sinh_out::call(self, out);
}

inline TensorBase _sinh_grad_self(const TensorBase& grad_output, const TensorBase& self) {
  return stubs::_sinh_grad_self::call(grad_output, self);
}

}  // namespace tenon::ops
