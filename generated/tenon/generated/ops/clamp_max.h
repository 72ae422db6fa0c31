// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// Each element, at most max; the gradient is 1 at the bound.
struct TENON_API clamp_max : Operator<clamp_max, TensorBase(const TensorBase&, const Scalar&)> {
  static constexpr std::string_view kSchema = "clamp_max(Tensor self, Scalar max) -> Tensor";
};
struct TENON_API clamp_max_ : Operator<clamp_max_, TensorBase&(TensorBase&, const Scalar&)> {
  static constexpr std::string_view kSchema =
      "clamp_max_(Tensor(a!) self, Scalar max) -> Tensor(a!)";
};
struct TENON_API clamp_max_out
    : Operator<clamp_max_out, TensorBase&(const TensorBase&, const Scalar&, TensorBase&)> {
  static constexpr std::string_view kSchema =
      "clamp_max.out(Tensor self, Scalar max, *, Tensor(a!) out) -> Tensor(a!)";
};

/// The gradient of clamp_max for self.
struct TENON_API _clamp_max_grad_self
    : Operator<_clamp_max_grad_self,
               TensorBase(const TensorBase&, const TensorBase&, const Scalar&)> {
  static constexpr std::string_view kSchema =
      "_clamp_max_grad_self(Tensor grad_output, Tensor self, Scalar max) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase clamp_max(const TensorBase& self, const Scalar& max) {
  return stubs::clamp_max::call(self, max);
}
inline TensorBase& clamp_max_(TensorBase& self, const Scalar& max) {
  return stubs::clamp_max_::call(self, max);
}
inline TensorBase& clamp_max_out(const TensorBase& self, const Scalar& max, TensorBase& out) {
  return stubs::clamp_max_out::call(self, max, out);
}

inline TensorBase _clamp_max_grad_self(const TensorBase& grad_output, const TensorBase& self,
                                       const Scalar& max) {
  return stubs::_clamp_max_grad_self::call(grad_output, self, max);
}

}  // namespace tenon::ops
