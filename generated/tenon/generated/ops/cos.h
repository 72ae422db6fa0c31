// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The cosine of each element, in radians.
struct TENON_API cos : Operator<cos, TensorBase(const TensorBase&)> {
  static constexpr std::string_view kSchema = "cos(Tensor self) -> Tensor";
};
struct TENON_API cos_ : Operator<cos_, TensorBase&(TensorBase&)> {
  static constexpr std::string_view kSchema = "cos_(Tensor(a!) self) -> Tensor(a!)";
};
struct TENON_API cos_out : Operator<cos_out, TensorBase&(const TensorBase&, TensorBase&)> {
  static constexpr std::string_view kSchema =
      "cos.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)";
};

/// The gradient of cos for self.
struct TENON_API _cos_grad_self
    : Operator<_cos_grad_self, TensorBase(const TensorBase&, const TensorBase&, const Scalar&)> {
  static constexpr std::string_view kSchema =
      "_cos_grad_self(Tensor grad_output, Tensor self, Scalar scale) -> Tensor";
};

/// The gradient of _cos_grad_self for self.
struct TENON_API _cos_grad_self_grad_self
    : Operator<_cos_grad_self_grad_self,
               TensorBase(const TensorBase&, const TensorBase&, const TensorBase&, const Scalar&)> {
  static constexpr std::string_view kSchema =
      "_cos_grad_self_grad_self(Tensor grad_grad, Tensor grad_output, Tensor self, Scalar scale) "
      "-> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase cos(const TensorBase& self) {
  return stubs::cos::call(self);
}
inline TensorBase& cos_(TensorBase& self) {
  return stubs::cos_::call(self);
}
inline TensorBase& cos_out(const TensorBase& self, TensorBase& out) {
  return stubs::cos_out::call(self, out);
}

inline TensorBase _cos_grad_self(const TensorBase& grad_output, const TensorBase& self,
                                 const Scalar& scale) {
  return stubs::_cos_grad_self::call(grad_output, self, scale);
}

inline TensorBase _cos_grad_self_grad_self(const TensorBase& grad_grad,
                                           const TensorBase& grad_output, const TensorBase& self,
                                           const Scalar& scale) {
  return stubs::_cos_grad_self_grad_self::call(grad_grad, grad_output, self, scale);
}

}  // namespace tenon::ops
