// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// One divided by each element.
struct TENON_API reciprocal : Operator<reciprocal, TensorBase(const TensorBase&)> {
  static constexpr std::string_view kSchema = "reciprocal(Tensor self) -> Tensor";
};
struct TENON_API reciprocal_ : Operator<reciprocal_, TensorBase&(TensorBase&)> {
  static constexpr std::string_view kSchema = "reciprocal_(Tensor(a!) self) -> Tensor(a!)";
};
struct TENON_API reciprocal_out
    : Operator<reciprocal_out, TensorBase&(const TensorBase&, TensorBase&)> {
  static constexpr std::string_view kSchema =
      "reciprocal.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)";
};

/// The gradient of reciprocal for self.
struct TENON_API _reciprocal_grad_self
    : Operator<_reciprocal_grad_self,
               TensorBase(const TensorBase&, const TensorBase&, const Scalar&)> {
  static constexpr std::string_view kSchema =
      "_reciprocal_grad_self(Tensor grad_output, Tensor output, Scalar scale) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase reciprocal(const TensorBase& self) {
  return stubs::reciprocal::call(self);
}
inline TensorBase& reciprocal_(TensorBase& self) {
  return stubs::reciprocal_::call(self);
}
inline TensorBase& reciprocal_out(const TensorBase& self, TensorBase& out) {
  return stubs::reciprocal_out::call(self, out);
}

inline TensorBase _reciprocal_grad_self(const TensorBase& grad_output, const TensorBase& output,
                                        const Scalar& scale) {
  return stubs::_reciprocal_grad_self::call(grad_output, output, scale);
}

}  // namespace tenon::ops
