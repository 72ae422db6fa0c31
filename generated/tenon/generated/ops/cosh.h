// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The hyperbolic cosine of each element.
struct TENON_API cosh : Operator<cosh, TensorBase(const TensorBase&)> {
  static constexpr std::string_view kSchema = "cosh(Tensor self) -> Tensor";
};
struct TENON_API cosh_ : Operator<cosh_, TensorBase&(TensorBase&)> {
  static constexpr std::string_view kSchema = "cosh_(Tensor(a!) self) -> Tensor(a!)";
};
struct TENON_API cosh_out : Operator<cosh_out, TensorBase&(const TensorBase&, TensorBase&)> {
  static constexpr std::string_view kSchema =
      "cosh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)";
};

/// The gradient of cosh for self.
struct TENON_API _cosh_grad_self
    : Operator<_cosh_grad_self, TensorBase(const TensorBase&, const TensorBase&)> {
  static constexpr std::string_view kSchema =
      "_cosh_grad_self(Tensor grad_output, Tensor self) -> Tensor";
};

/// The gradient of _cosh_grad_self for self.
struct TENON_API _cosh_grad_self_grad_self
    : Operator<_cosh_grad_self_grad_self,
               TensorBase(const TensorBase&, const TensorBase&, const TensorBase&)> {
  static constexpr std::string_view kSchema =
      "_cosh_grad_self_grad_self(Tensor grad_grad, Tensor grad_output, Tensor self) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase cosh(const TensorBase& self) {
  return stubs::cosh::call(self);
}
inline TensorBase& cosh_(TensorBase& self) {
  return stubs::cosh_::call(self);
}
inline TensorBase& cosh_out(const TensorBase& self, TensorBase& out) {
  return stubs::cosh_out::call(self, out);
}

inline TensorBase _cosh_grad_self(const TensorBase& grad_output, const TensorBase& self) {
  return stubs::_cosh_grad_self::call(grad_output, self);
}

inline TensorBase _cosh_grad_self_grad_self(const TensorBase& grad_grad,
                                            const TensorBase& grad_output, const TensorBase& self) {
  return stubs::_cosh_grad_self_grad_self::call(grad_grad, grad_output, self);
}

}  // namespace tenon::ops
