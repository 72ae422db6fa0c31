// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The inverse hyperbolic sine of each element.
struct TENON_API asinh : Operator<asinh, TensorBase(const TensorBase&)> {
  static constexpr std::string_view kSchema = "asinh(Tensor self) -> Tensor";
};
struct TENON_API asinh_ : Operator<asinh_, TensorBase&(TensorBase&)> {
  static constexpr std::string_view kSchema = "asinh_(Tensor(a!) self) -> Tensor(a!)";
};
struct TENON_API asinh_out : Operator<asinh_out, TensorBase&(const TensorBase&, TensorBase&)> {
  static constexpr std::string_view kSchema =
      "asinh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)";
};

/// The gradient of asinh for self.
struct TENON_API _asinh_grad_self
    : Operator<_asinh_grad_self, TensorBase(const TensorBase&, const TensorBase&)> {
  static constexpr std::string_view kSchema =
      "_asinh_grad_self(Tensor grad_output, Tensor self) -> Tensor";
};

/// The gradient of _asinh_grad_self for self.
struct TENON_API _asinh_grad_self_grad_self
    : Operator<_asinh_grad_self_grad_self,
               TensorBase(const TensorBase&, const TensorBase&, const TensorBase&, const Scalar&)> {
  static constexpr std::string_view kSchema =
      "_asinh_grad_self_grad_self(Tensor grad_grad, Tensor grad_output, Tensor self, Scalar scale) "
      "-> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase asinh(const TensorBase& self) {
  return stubs::asinh::call(self);
}
inline TensorBase& asinh_(TensorBase& self) {
  return stubs::asinh_::call(self);
}
inline TensorBase& asinh_out(const TensorBase& self, TensorBase& out) {
  return stubs::asinh_out::call(self, out);
}

inline TensorBase _asinh_grad_self(const TensorBase& grad_output, const TensorBase& self) {
  return stubs::_asinh_grad_self::call(grad_output, self);
}

inline TensorBase _asinh_grad_self_grad_self(const TensorBase& grad_grad,
                                             const TensorBase& grad_output, const TensorBase& self,
                                             const Scalar& scale) {
  return stubs::_asinh_grad_self_grad_self::call(grad_grad, grad_output, self, scale);
}

}  // namespace tenon::ops
