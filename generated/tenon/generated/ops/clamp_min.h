// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// Each element, at least min; the gradient is 1 at the bound.
struct TENON_API clamp_min : Operator<clamp_min, TensorBase(const TensorBase&, const Scalar&)> {
  static constexpr std::string_view kSchema = "clamp_min(Tensor self, Scalar min) -> Tensor";
};
struct TENON_API clamp_min_ : Operator<clamp_min_, TensorBase&(TensorBase&, const Scalar&)> {
  static constexpr std::string_view kSchema =
      "clamp_min_(Tensor(a!) self, Scalar min) -> Tensor(a!)";
};
struct TENON_API clamp_min_out
    : Operator<clamp_min_out, TensorBase&(const TensorBase&, const Scalar&, TensorBase&)> {
  static constexpr std::string_view kSchema =
      "clamp_min.out(Tensor self, Scalar min, *, Tensor(a!) out) -> Tensor(a!)";
};

/// The gradient of clamp_min for self.
struct TENON_API _clamp_min_grad_self
    : Operator<_clamp_min_grad_self,
               TensorBase(const TensorBase&, const TensorBase&, const Scalar&)> {
  static constexpr std::string_view kSchema =
      "_clamp_min_grad_self(Tensor grad_output, Tensor self, Scalar min) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase clamp_min(const TensorBase& self, const Scalar& min) {
  return stubs::clamp_min::call(self, min);
}
inline TensorBase& clamp_min_(TensorBase& self, const Scalar& min) {
  return stubs::clamp_min_::call(self, min);
}
inline TensorBase& clamp_min_out(const TensorBase& self, const Scalar& min, TensorBase& out) {
  return stubs::clamp_min_out::call(self, min, out);
}

inline TensorBase _clamp_min_grad_self(const TensorBase& grad_output, const TensorBase& self,
                                       const Scalar& min) {
  return stubs::_clamp_min_grad_self::call(grad_output, self, min);
}

}  // namespace tenon::ops
