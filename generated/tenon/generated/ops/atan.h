// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The inverse tangent of each element, in radians.
struct TENON_API atan : Operator<atan, TensorBase(const TensorBase&)> {
  static constexpr std::string_view kSchema = "atan(Tensor self) -> Tensor";
};
struct TENON_API atan_ : Operator<atan_, TensorBase&(TensorBase&)> {
  static constexpr std::string_view kSchema = "atan_(Tensor(a!) self) -> Tensor(a!)";
};
struct TENON_API atan_out : Operator<atan_out, TensorBase&(const TensorBase&, TensorBase&)> {
  static constexpr std::string_view kSchema =
      "atan.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)";
};

/// The gradient of atan for self.
struct TENON_API _atan_grad_self
    : Operator<_atan_grad_self, TensorBase(const TensorBase&, const TensorBase&)> {
  static constexpr std::string_view kSchema =
      "_atan_grad_self(Tensor grad_output, Tensor self) -> Tensor";
};

/// The gradient of _atan_grad_self for self.
struct TENON_API _atan_grad_self_grad_self
    : Operator<_atan_grad_self_grad_self,
               TensorBase(const TensorBase&, const TensorBase&, const TensorBase&, const Scalar&)> {
  static constexpr std::string_view kSchema =
      "_atan_grad_self_grad_self(Tensor grad_grad, Tensor grad_output, Tensor self, Scalar scale) "
      "-> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase atan(const TensorBase& self) {
  return stubs::atan::call(self);
}
inline TensorBase& atan_(TensorBase& self) {
  return stubs::atan_::call(self);
}
inline TensorBase& atan_out(const TensorBase& self, TensorBase& out) {
  return stubs::atan_out::call(self, out);
}

inline TensorBase _atan_grad_self(const TensorBase& grad_output, const TensorBase& self) {
  return stubs::_atan_grad_self::call(grad_output, self);
}

inline TensorBase _atan_grad_self_grad_self(const TensorBase& grad_grad,
                                            const TensorBase& grad_output, const TensorBase& self,
                                            const Scalar& scale) {
  return stubs::_atan_grad_self_grad_self::call(grad_grad, grad_output, self, scale);
}

}  // namespace tenon::ops
