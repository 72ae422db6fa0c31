// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// e to the power of each element, minus 1, accurate near 0.
struct TENON_API expm1 : Operator<expm1, TensorBase(const TensorBase&)> {
  static constexpr std::string_view kSchema = "expm1(Tensor self) -> Tensor";
};
struct TENON_API expm1_ : Operator<expm1_, TensorBase&(TensorBase&)> {
  static constexpr std::string_view kSchema = "expm1_(Tensor(a!) self) -> Tensor(a!)";
};
struct TENON_API expm1_out : Operator<expm1_out, TensorBase&(const TensorBase&, TensorBase&)> {
  static constexpr std::string_view kSchema =
      "expm1.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)";
};

/// The gradient of expm1 for self.
struct TENON_API _expm1_grad_self
    : Operator<_expm1_grad_self, TensorBase(const TensorBase&, const TensorBase&)> {
  static constexpr std::string_view kSchema =
      "_expm1_grad_self(Tensor grad_output, Tensor output) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase expm1(const TensorBase& self) {
  return stubs::expm1::call(self);
}
inline TensorBase& expm1_(TensorBase& self) {
  return stubs::expm1_::call(self);
}
inline TensorBase& expm1_out(const TensorBase& self, TensorBase& out) {
  return stubs::expm1_out::call(self, out);
}

inline TensorBase _expm1_grad_self(const TensorBase& grad_output, const TensorBase& output) {
  return stubs::_expm1_grad_self::call(grad_output, output);
}

}  // namespace tenon::ops
