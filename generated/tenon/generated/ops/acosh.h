// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The inverse hyperbolic cosine of each element.
struct TENON_API acosh : Operator<acosh, TensorBase(const TensorBase&)> {
  static constexpr std::string_view kSchema = "acosh(Tensor self) -> Tensor";
};
struct TENON_API acosh_ : Operator<acosh_, TensorBase&(TensorBase&)> {
  static constexpr std::string_view kSchema = "acosh_(Tensor(a!) self) -> Tensor(a!)";
};
struct TENON_API acosh_out : Operator<acosh_out, TensorBase&(const TensorBase&, TensorBase&)> {
  static constexpr std::string_view kSchema =
      "acosh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)";
};

/// The gradient of acosh for self.
struct TENON_API _acosh_grad_self
    : Operator<_acosh_grad_self, TensorBase(const TensorBase&, const TensorBase&)> {
  static constexpr std::string_view kSchema =
      "_acosh_grad_self(Tensor grad_output, Tensor self) -> Tensor";
};

/// The gradient of _acosh_grad_self for self.
struct TENON_API _acosh_grad_self_grad_self
    : Operator<_acosh_grad_self_grad_self,
               TensorBase(const TensorBase&, const TensorBase&, const TensorBase&, const Scalar&)> {
  static constexpr std::string_view kSchema =
      "_acosh_grad_self_grad_self(Tensor grad_grad, Tensor grad_output, Tensor self, Scalar scale) "
      "-> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase acosh(const TensorBase& self) {
  return stubs::acosh::call(self);
}
inline TensorBase& acosh_(TensorBase& self) {
  return stubs::acosh_::call(self);
}
inline TensorBase& acosh_out(const TensorBase& self, TensorBase& out) {
  return stubs::acosh_out::call(self, out);
}

inline TensorBase _acosh_grad_self(const TensorBase& grad_output, const TensorBase& self) {
  return stubs::_acosh_grad_self::call(grad_output, self);
}

inline TensorBase _acosh_grad_self_grad_self(const TensorBase& grad_grad,
                                             const TensorBase& grad_output, const TensorBase& self,
                                             const Scalar& scale) {
  return stubs::_acosh_grad_self_grad_self::call(grad_grad, grad_output, self, scale);
}

}  // namespace tenon::ops
