// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// self / 6 + 1/2, limited to [0, 1].
struct TENON_API hardsigmoid : Operator<hardsigmoid, TensorBase(const TensorBase&)> {
  static constexpr std::string_view kSchema = "hardsigmoid(Tensor self) -> Tensor";
};
struct TENON_API hardsigmoid_ : Operator<hardsigmoid_, TensorBase&(TensorBase&)> {
  static constexpr std::string_view kSchema = "hardsigmoid_(Tensor(a!) self) -> Tensor(a!)";
};

/// The gradient of hardsigmoid for self.
struct TENON_API _hardsigmoid_grad_self
    : Operator<_hardsigmoid_grad_self, TensorBase(const TensorBase&, const TensorBase&)> {
  static constexpr std::string_view kSchema =
      "_hardsigmoid_grad_self(Tensor grad_output, Tensor self) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase hardsigmoid(const TensorBase& self) {
  return stubs::hardsigmoid::call(self);
}
inline TensorBase& hardsigmoid_(TensorBase& self) {
  return stubs::hardsigmoid_::call(self);
}

inline TensorBase _hardsigmoid_grad_self(const TensorBase& grad_output, const TensorBase& self) {
  return stubs::_hardsigmoid_grad_self::call(grad_output, self);
}

}  // namespace tenon::ops
