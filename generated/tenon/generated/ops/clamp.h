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

/// Each element limited to [min, max], NaN if one of them is; the gradient is self's at the bounds.
struct TENON_API clamp_Tensor
    : Operator<clamp_Tensor, TensorBase(const TensorBase&, const TensorBase&, const TensorBase&)> {
  static constexpr std::string_view kSchema =
      "clamp.Tensor(Tensor self, Tensor? min=None, Tensor? max=None) -> Tensor";
};
struct TENON_API clamp__Tensor
    : Operator<clamp__Tensor, TensorBase&(TensorBase&, const TensorBase&, const TensorBase&)> {
  static constexpr std::string_view kSchema =
      "clamp_.Tensor(Tensor(a!) self, Tensor? min=None, Tensor? max=None) -> Tensor(a!)";
};
struct TENON_API clamp_Tensor_out
    : Operator<clamp_Tensor_out,
               TensorBase&(const TensorBase&, const TensorBase&, const TensorBase&, TensorBase&)> {
  static constexpr std::string_view kSchema =
      "clamp.Tensor_out(Tensor self, Tensor? min=None, Tensor? max=None, *, Tensor(a!) out) -> "
      "Tensor(a!)";
};

/// The gradient of clamp.Tensor for self.
struct TENON_API _clamp_grad_self_Tensor
    : Operator<_clamp_grad_self_Tensor,
               TensorBase(const TensorBase&, const TensorBase&, const TensorBase&,
                          const TensorBase&)> {
  static constexpr std::string_view kSchema =
      "_clamp_grad_self.Tensor(Tensor grad_output, Tensor self, Tensor? min, Tensor? max) -> "
      "Tensor";
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

inline TensorBase clamp(const TensorBase& self, const TensorBase& min, const TensorBase& max = {}) {
  return stubs::clamp_Tensor::call(self, min, max);
}
inline TensorBase& clamp_(TensorBase& self, const TensorBase& min, const TensorBase& max = {}) {
  return stubs::clamp__Tensor::call(self, min, max);
}
inline TensorBase& clamp_out(const TensorBase& self, const TensorBase& min, const TensorBase& max,
                             TensorBase& out) {
  return stubs::clamp_Tensor_out::call(self, min, max, out);
}

inline TensorBase _clamp_grad_self(const TensorBase& grad_output, const TensorBase& self,
                                   const TensorBase& min, const TensorBase& max) {
  return stubs::_clamp_grad_self_Tensor::call(grad_output, self, min, max);
}

}  // namespace tenon::ops
