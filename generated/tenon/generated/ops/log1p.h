// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The natural logarithm of 1 plus each element, accurate near 0.
struct TENON_API log1p : Operator<log1p, TensorBase(const TensorBase&)> {
  static constexpr std::string_view kSchema = "log1p(Tensor self) -> Tensor";
};
struct TENON_API log1p_ : Operator<log1p_, TensorBase&(TensorBase&)> {
  static constexpr std::string_view kSchema = "log1p_(Tensor(a!) self) -> Tensor(a!)";
};
struct TENON_API log1p_out : Operator<log1p_out, TensorBase&(const TensorBase&, TensorBase&)> {
  static constexpr std::string_view kSchema =
      "log1p.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)";
};

/// The gradient of log1p for self.
struct TENON_API _log1p_grad_self
    : Operator<_log1p_grad_self, TensorBase(const TensorBase&, const TensorBase&)> {
  static constexpr std::string_view kSchema =
      "_log1p_grad_self(Tensor grad_output, Tensor self) -> Tensor";
};

/// The gradient of _log1p_grad_self for self.
struct TENON_API _log1p_grad_self_grad_self
    : Operator<_log1p_grad_self_grad_self,
               TensorBase(const TensorBase&, const TensorBase&, const TensorBase&, const Scalar&)> {
  static constexpr std::string_view kSchema =
      "_log1p_grad_self_grad_self(Tensor grad_grad, Tensor grad_output, Tensor self, Scalar scale) "
      "-> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase log1p(const TensorBase& self) {
  return stubs::log1p::call(self);
}
inline TensorBase& log1p_(TensorBase& self) {
  return stubs::log1p_::call(self);
}
inline TensorBase& log1p_out(const TensorBase& self, TensorBase& out) {
  return stubs::log1p_out::call(self, out);
}

inline TensorBase _log1p_grad_self(const TensorBase& grad_output, const TensorBase& self) {
  return stubs::_log1p_grad_self::call(grad_output, self);
}

inline TensorBase _log1p_grad_self_grad_self(const TensorBase& grad_grad,
                                             const TensorBase& grad_output, const TensorBase& self,
                                             const Scalar& scale) {
  return stubs::_log1p_grad_self_grad_self::call(grad_grad, grad_output, self, scale);
}

}  // namespace tenon::ops
