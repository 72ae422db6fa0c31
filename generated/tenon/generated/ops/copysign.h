// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The magnitude of self with the sign of other, also of its zeros.
struct TENON_API copysign_Tensor
    : Operator<copysign_Tensor, TensorBase(const TensorBase&, const TensorBase&)> {
  static constexpr std::string_view kSchema =
      "copysign.Tensor(Tensor self, Tensor other) -> Tensor";
};
struct TENON_API copysign__Tensor
    : Operator<copysign__Tensor, TensorBase&(TensorBase&, const TensorBase&)> {
  static constexpr std::string_view kSchema =
      "copysign_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)";
};
struct TENON_API copysign_out
    : Operator<copysign_out, TensorBase&(const TensorBase&, const TensorBase&, TensorBase&)> {
  static constexpr std::string_view kSchema =
      "copysign.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)";
};

/// The magnitude of self with the sign of other, also of its zeros.
struct TENON_API copysign_Scalar
    : Operator<copysign_Scalar, TensorBase(const TensorBase&, const Scalar&)> {
  static constexpr std::string_view kSchema =
      "copysign.Scalar(Tensor self, Scalar other) -> Tensor";
};
struct TENON_API copysign__Scalar
    : Operator<copysign__Scalar, TensorBase&(TensorBase&, const Scalar&)> {
  static constexpr std::string_view kSchema =
      "copysign_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)";
};
struct TENON_API copysign_Scalar_out
    : Operator<copysign_Scalar_out, TensorBase&(const TensorBase&, const Scalar&, TensorBase&)> {
  static constexpr std::string_view kSchema =
      "copysign.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase copysign(const TensorBase& self, const TensorBase& other) {
  return stubs::copysign_Tensor::call(self, other);
}
inline TensorBase& copysign_(TensorBase& self, const TensorBase& other) {
  return stubs::copysign__Tensor::call(self, other);
}
inline TensorBase& copysign_out(const TensorBase& self, const TensorBase& other, TensorBase& out) {
  return stubs::copysign_out::call(self, other, out);
}

inline TensorBase copysign(const TensorBase& self, const Scalar& other) {
  return stubs::copysign_Scalar::call(self, other);
}
inline TensorBase& copysign_(TensorBase& self, const Scalar& other) {
  return stubs::copysign__Scalar::call(self, other);
}
inline TensorBase& copysign_out(const TensorBase& self, const Scalar& other, TensorBase& out) {
  return stubs::copysign_Scalar_out::call(self, other, out);
}

}  // namespace tenon::ops
