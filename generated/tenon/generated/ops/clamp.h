// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// Each element limited to [min, max]; the gradient is 1 at the bounds.
struct TENON_API clamp
    : Operator<clamp,
               TensorBase(const TensorBase&, const std::optional<Scalar>&,
                          const std::optional<Scalar>&)> {
  static constexpr std::string_view kSchema =
      "clamp(Tensor self, Scalar? min=None, Scalar? max=None) -> Tensor";
};
struct TENON_API clamp_
    : Operator<clamp_,
               TensorBase&(TensorBase&, const std::optional<Scalar>&,
                           const std::optional<Scalar>&)> {
  static constexpr std::string_view kSchema =
      "clamp_(Tensor(a!) self, Scalar? min=None, Scalar? max=None) -> Tensor(a!)";
};
struct TENON_API clamp_out
    : Operator<clamp_out,
               TensorBase&(const TensorBase&, const std::optional<Scalar>&,
                           const std::optional<Scalar>&, TensorBase&)> {
  static constexpr std::string_view kSchema =
      "clamp.out(Tensor self, Scalar? min=None, Scalar? max=None, *, Tensor(a!) out) -> Tensor(a!)";
};

/// The gradient of clamp for self.
struct TENON_API _clamp_grad_self
    : Operator<_clamp_grad_self,
               TensorBase(const TensorBase&, const TensorBase&, const std::optional<Scalar>&,
                          const std::optional<Scalar>&)> {
  static constexpr std::string_view kSchema =
      "_clamp_grad_self(Tensor grad_output, Tensor self, Scalar? min, Scalar? max) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase clamp(const TensorBase& self, const std::optional<Scalar>& min = std::nullopt,
                        const std::optional<Scalar>& max = std::nullopt) {
  return stubs::clamp::call(self, min, max);
}
inline TensorBase& clamp_(TensorBase& self, const std::optional<Scalar>& min = std::nullopt,
                          const std::optional<Scalar>& max = std::nullopt) {
  return stubs::clamp_::call(self, min, max);
}
inline TensorBase& clamp_out(const TensorBase& self, const std::optional<Scalar>& min,
                             const std::optional<Scalar>& max, TensorBase& out) {
  return stubs::clamp_out::call(self, min, max, out);
}

inline TensorBase _clamp_grad_self(const TensorBase& grad_output, const TensorBase& self,
                                   const std::optional<Scalar>& min,
                                   const std::optional<Scalar>& max) {
  return stubs::_clamp_grad_self::call(grad_output, self, min, max);
}

}  // namespace tenon::ops
