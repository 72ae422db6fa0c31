// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The inverse cosine of each element, in radians.
struct TENON_API acos : Operator<acos, TensorBase(const TensorBase&)> {
  static constexpr std::string_view kSchema = "acos(Tensor self) -> Tensor";
};
struct TENON_API acos_ : Operator<acos_, TensorBase&(TensorBase&)> {
  static constexpr std::string_view kSchema = "acos_(Tensor(a!) self) -> Tensor(a!)";
};
struct TENON_API acos_out : Operator<acos_out, TensorBase&(const TensorBase&, TensorBase&)> {
  static constexpr std::string_view kSchema =
      "acos.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)";
};

/// The gradient of acos for self.
struct TENON_API _acos_grad_self
    : Operator<_acos_grad_self, TensorBase(const TensorBase&, const TensorBase&, const Scalar&)> {
  static constexpr std::string_view kSchema =
      "_acos_grad_self(Tensor grad_output, Tensor self, Scalar scale) -> Tensor";
};

/// The gradient of _acos_grad_self for self.
struct TENON_API _acos_grad_self_grad_self
    : Operator<_acos_grad_self_grad_self,
               TensorBase(const TensorBase&, const TensorBase&, const TensorBase&, const Scalar&)> {
  static constexpr std::string_view kSchema =
      "_acos_grad_self_grad_self(Tensor grad_grad, Tensor grad_output, Tensor self, Scalar scale) "
      "-> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase acos(const TensorBase& self) {
  return stubs::acos::call(self);
}
inline TensorBase& acos_(TensorBase& self) {
  return stubs::acos_::call(self);
}
inline TensorBase& acos_out(const TensorBase& self, TensorBase& out) {
  return stubs::acos_out::call(self, out);
}

inline TensorBase _acos_grad_self(const TensorBase& grad_output, const TensorBase& self,
                                  const Scalar& scale) {
  return stubs::_acos_grad_self::call(grad_output, self, scale);
}

inline TensorBase _acos_grad_self_grad_self(const TensorBase& grad_grad,
                                            const TensorBase& grad_output, const TensorBase& self,
                                            const Scalar& scale) {
  return stubs::_acos_grad_self_grad_self::call(grad_grad, grad_output, self, scale);
}

}  // namespace tenon::ops
