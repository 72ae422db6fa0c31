// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The bits that self and other both have.
struct TENON_API bitwise_and_Tensor
    : Operator<bitwise_and_Tensor, TensorBase(const TensorBase&, const TensorBase&)> {
  static constexpr std::string_view kSchema =
      "bitwise_and.Tensor(Tensor self, Tensor other) -> Tensor";
};
struct TENON_API bitwise_and__Tensor
    : Operator<bitwise_and__Tensor, TensorBase&(TensorBase&, const TensorBase&)> {
  static constexpr std::string_view kSchema =
      "bitwise_and_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)";
};
struct TENON_API bitwise_and_out
    : Operator<bitwise_and_out, TensorBase&(const TensorBase&, const TensorBase&, TensorBase&)> {
  static constexpr std::string_view kSchema =
      "bitwise_and.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)";
};

/// The bits that self and other both have.
struct TENON_API bitwise_and_Scalar
    : Operator<bitwise_and_Scalar, TensorBase(const TensorBase&, const Scalar&)> {
  static constexpr std::string_view kSchema =
      "bitwise_and.Scalar(Tensor self, Scalar other) -> Tensor";
};
struct TENON_API bitwise_and__Scalar
    : Operator<bitwise_and__Scalar, TensorBase&(TensorBase&, const Scalar&)> {
  static constexpr std::string_view kSchema =
      "bitwise_and_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)";
};
struct TENON_API bitwise_and_Scalar_out
    : Operator<bitwise_and_Scalar_out, TensorBase&(const TensorBase&, const Scalar&, TensorBase&)> {
  static constexpr std::string_view kSchema =
      "bitwise_and.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase bitwise_and(const TensorBase& self, const TensorBase& other) {
  return stubs::bitwise_and_Tensor::call(self, other);
}
inline TensorBase& bitwise_and_(TensorBase& self, const TensorBase& other) {
  return stubs::bitwise_and__Tensor::call(self, other);
}
inline TensorBase& bitwise_and_out(const TensorBase& self, const TensorBase& other,
                                   TensorBase& out) {
  return stubs::bitwise_and_out::call(self, other, out);
}

inline TensorBase bitwise_and(const TensorBase& self, const Scalar& other) {
  return stubs::bitwise_and_Scalar::call(self, other);
}
inline TensorBase& bitwise_and_(TensorBase& self, const Scalar& other) {
  return stubs::bitwise_and__Scalar::call(self, other);
}
inline TensorBase& bitwise_and_out(const TensorBase& self, const Scalar& other, TensorBase& out) {
  return stubs::bitwise_and_Scalar_out::call(self, other, out);
}

}  // namespace tenon::ops
