// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The error function of each element.
struct TENON_API erf : Operator<erf, TensorBase(const TensorBase&)> {
  static constexpr std::string_view kSchema = "erf(Tensor self) -> Tensor";
};
struct TENON_API erf_ : Operator<erf_, TensorBase&(TensorBase&)> {
  static constexpr std::string_view kSchema = "erf_(Tensor(a!) self) -> Tensor(a!)";
};
struct TENON_API erf_out : Operator<erf_out, TensorBase&(const TensorBase&, TensorBase&)> {
  static constexpr std::string_view kSchema =
      "erf.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)";
};

/// The gradient of erf for self.
struct TENON_API _erf_grad_self
    : Operator<_erf_grad_self, TensorBase(const TensorBase&, const TensorBase&, const Scalar&)> {
  static constexpr std::string_view kSchema =
      "_erf_grad_self(Tensor grad_output, Tensor self, Scalar scale) -> Tensor";
};

/// The gradient of _erf_grad_self for self.
struct TENON_API _erf_grad_self_grad_self
    : Operator<_erf_grad_self_grad_self,
               TensorBase(const TensorBase&, const TensorBase&, const TensorBase&, const Scalar&)> {
  static constexpr std::string_view kSchema =
      "_erf_grad_self_grad_self(Tensor grad_grad, Tensor grad_output, Tensor self, Scalar scale) "
      "-> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase erf(const TensorBase& self) {
  return stubs::erf::call(self);
}
inline TensorBase& erf_(TensorBase& self) {
  return stubs::erf_::call(self);
}
inline TensorBase& erf_out(const TensorBase& self, TensorBase& out) {
  return stubs::erf_out::call(self, out);
}

inline TensorBase _erf_grad_self(const TensorBase& grad_output, const TensorBase& self,
                                 const Scalar& scale) {
  return stubs::_erf_grad_self::call(grad_output, self, scale);
}

inline TensorBase _erf_grad_self_grad_self(const TensorBase& grad_grad,
                                           const TensorBase& grad_output, const TensorBase& self,
                                           const Scalar& scale) {
  return stubs::_erf_grad_self_grad_self::call(grad_grad, grad_output, self, scale);
}

}  // namespace tenon::ops
