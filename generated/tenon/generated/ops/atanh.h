// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The inverse hyperbolic tangent of each element.
struct TENON_API atanh : Operator<atanh, TensorBase(const TensorBase&)> {
  static constexpr std::string_view kSchema = "atanh(Tensor self) -> Tensor";
};
struct TENON_API atanh_ : Operator<atanh_, TensorBase&(TensorBase&)> {
  static constexpr std::string_view kSchema = "atanh_(Tensor(a!) self) -> Tensor(a!)";
};
struct TENON_API atanh_out : Operator<atanh_out, TensorBase&(const TensorBase&, TensorBase&)> {
  static constexpr std::string_view kSchema =
      "atanh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)";
};

/// The gradient of atanh for self.
struct TENON_API _atanh_grad_self
    : Operator<_atanh_grad_self, TensorBase(const TensorBase&, const TensorBase&)> {
  static constexpr std::string_view kSchema =
      "_atanh_grad_self(Tensor grad_output, Tensor self) -> Tensor";
};

/// The gradient of _atanh_grad_self for self.
struct TENON_API _atanh_grad_self_grad_self
    : Operator<_atanh_grad_self_grad_self,
               TensorBase(const TensorBase&, const TensorBase&, const TensorBase&, const Scalar&)> {
  static constexpr std::string_view kSchema =
      "_atanh_grad_self_grad_self(Tensor grad_grad, Tensor grad_output, Tensor self, Scalar scale) "
      "-> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase atanh(const TensorBase& self) {
  return stubs::atanh::call(self);
}
inline TensorBase& atanh_(TensorBase& self) {
  return stubs::atanh_::call(self);
}
inline TensorBase& atanh_out(const TensorBase& self, TensorBase& out) {
  return stubs::atanh_out::call(self, out);
}

inline TensorBase _atanh_grad_self(const TensorBase& grad_output, const TensorBase& self) {
  return stubs::_atanh_grad_self::call(grad_output, self);
}

inline TensorBase _atanh_grad_self_grad_self(const TensorBase& grad_grad,
                                             const TensorBase& grad_output, const TensorBase& self,
                                             const Scalar& scale) {
  return stubs::_atanh_grad_self_grad_self::call(grad_grad, grad_output, self, scale);
}

}  // namespace tenon::ops
