// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// Each element times its hardsigmoid.
struct TENON_API hardswish : Operator<hardswish, TensorBase(const TensorBase&)> {
  static constexpr std::string_view kSchema = "hardswish(Tensor self) -> Tensor";
};
struct TENON_API hardswish_ : Operator<hardswish_, TensorBase&(TensorBase&)> {
  static constexpr std::string_view kSchema = "hardswish_(Tensor(a!) self) -> Tensor(a!)";
};

/// The gradient of hardswish for self.
struct TENON_API _hardswish_grad_self
    : Operator<_hardswish_grad_self, TensorBase(const TensorBase&, const TensorBase&)> {
  static constexpr std::string_view kSchema =
      "_hardswish_grad_self(Tensor grad_output, Tensor self) -> Tensor";
};

/// The gradient of _hardswish_grad_self for self.
struct TENON_API _hardswish_grad_self_grad_self
    : Operator<_hardswish_grad_self_grad_self,
               TensorBase(const TensorBase&, const TensorBase&, const TensorBase&)> {
  static constexpr std::string_view kSchema =
      "_hardswish_grad_self_grad_self(Tensor grad_grad, Tensor grad_output, Tensor self) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase hardswish(const TensorBase& self) {
  return stubs::hardswish::call(self);
}
inline TensorBase& hardswish_(TensorBase& self) {
  return stubs::hardswish_::call(self);
}

inline TensorBase _hardswish_grad_self(const TensorBase& grad_output, const TensorBase& self) {
  return stubs::_hardswish_grad_self::call(grad_output, self);
}

inline TensorBase _hardswish_grad_self_grad_self(
    const TensorBase& grad_grad, const TensorBase& grad_output, const TensorBase& self) {
  return stubs::_hardswish_grad_self_grad_self::call(grad_grad, grad_output, self);
}

}  // namespace tenon::ops
