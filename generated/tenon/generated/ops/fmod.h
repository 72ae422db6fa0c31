// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The remainder of self / other with the sign of self.
struct TENON_API fmod_Tensor
    : Operator<fmod_Tensor, TensorBase(const TensorBase&, const TensorBase&)> {
  static constexpr std::string_view kSchema = "fmod.Tensor(Tensor self, Tensor other) -> Tensor";
};
struct TENON_API fmod__Tensor
    : Operator<fmod__Tensor, TensorBase&(TensorBase&, const TensorBase&)> {
  static constexpr std::string_view kSchema =
      "fmod_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)";
};
struct TENON_API fmod_out
    : Operator<fmod_out, TensorBase&(const TensorBase&, const TensorBase&, TensorBase&)> {
  static constexpr std::string_view kSchema =
      "fmod.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)";
};

/// The gradient of fmod.Tensor for other.
struct TENON_API _fmod_grad_other_Tensor
    : Operator<_fmod_grad_other_Tensor,
               TensorBase(const TensorBase&, const TensorBase&, const TensorBase&, const Scalar&)> {
  static constexpr std::string_view kSchema =
      "_fmod_grad_other.Tensor(Tensor grad_output, Tensor self, Tensor other, Scalar scale) -> "
      "Tensor";
};

/// The remainder of self / other with the sign of self.
struct TENON_API fmod_Scalar : Operator<fmod_Scalar, TensorBase(const TensorBase&, const Scalar&)> {
  static constexpr std::string_view kSchema = "fmod.Scalar(Tensor self, Scalar other) -> Tensor";
};
struct TENON_API fmod__Scalar : Operator<fmod__Scalar, TensorBase&(TensorBase&, const Scalar&)> {
  static constexpr std::string_view kSchema =
      "fmod_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)";
};
struct TENON_API fmod_Scalar_out
    : Operator<fmod_Scalar_out, TensorBase&(const TensorBase&, const Scalar&, TensorBase&)> {
  static constexpr std::string_view kSchema =
      "fmod.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase fmod(const TensorBase& self, const TensorBase& other) {
  return stubs::fmod_Tensor::call(self, other);
}
inline TensorBase& fmod_(TensorBase& self, const TensorBase& other) {
  return stubs::fmod__Tensor::call(self, other);
}
inline TensorBase& fmod_out(const TensorBase& self, const TensorBase& other, TensorBase& out) {
  return stubs::fmod_out::call(self, other, out);
}

inline TensorBase _fmod_grad_other(const TensorBase& grad_output, const TensorBase& self,
                                   const TensorBase& other, const Scalar& scale) {
  return stubs::_fmod_grad_other_Tensor::call(grad_output, self, other, scale);
}

inline TensorBase fmod(const TensorBase& self, const Scalar& other) {
  return stubs::fmod_Scalar::call(self, other);
}
inline TensorBase& fmod_(TensorBase& self, const Scalar& other) {
  return stubs::fmod__Scalar::call(self, other);
}
inline TensorBase& fmod_out(const TensorBase& self, const Scalar& other, TensorBase& out) {
  return stubs::fmod_Scalar_out::call(self, other, out);
}

}  // namespace tenon::ops
