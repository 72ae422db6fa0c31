// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The bits that self or other has.
struct TENON_API bitwise_or_Tensor
    : Operator<bitwise_or_Tensor, TensorBase(const TensorBase&, const TensorBase&)> {
  static constexpr std::string_view kSchema =
      "bitwise_or.Tensor(Tensor self, Tensor other) -> Tensor";
};
struct TENON_API bitwise_or__Tensor
    : Operator<bitwise_or__Tensor, TensorBase&(TensorBase&, const TensorBase&)> {
  static constexpr std::string_view kSchema =
      "bitwise_or_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)";
};
struct TENON_API bitwise_or_out
    : Operator<bitwise_or_out, TensorBase&(const TensorBase&, const TensorBase&, TensorBase&)> {
  static constexpr std::string_view kSchema =
      "bitwise_or.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)";
};

/// The bits that self or other has.
struct TENON_API bitwise_or_Scalar
    : Operator<bitwise_or_Scalar, TensorBase(const TensorBase&, const Scalar&)> {
  static constexpr std::string_view kSchema =
      "bitwise_or.Scalar(Tensor self, Scalar other) -> Tensor";
};
struct TENON_API bitwise_or__Scalar
    : Operator<bitwise_or__Scalar, TensorBase&(TensorBase&, const Scalar&)> {
  static constexpr std::string_view kSchema =
      "bitwise_or_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)";
};
struct TENON_API bitwise_or_Scalar_out
    : Operator<bitwise_or_Scalar_out, TensorBase&(const TensorBase&, const Scalar&, TensorBase&)> {
  static constexpr std::string_view kSchema =
      "bitwise_or.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase bitwise_or(const TensorBase& self, const TensorBase& other) {
  return stubs::bitwise_or_Tensor::call(self, other);
}
inline TensorBase& bitwise_or_(TensorBase& self, const TensorBase& other) {
  return stubs::bitwise_or__Tensor::call(self, other);
}
inline TensorBase& bitwise_or_out(const TensorBase& self, const TensorBase& other,
                                  TensorBase& out) {
  return stubs::bitwise_or_out::call(self, other, out);
}

inline TensorBase bitwise_or(const TensorBase& self, const Scalar& other) {
  return stubs::bitwise_or_Scalar::call(self, other);
}
inline TensorBase& bitwise_or_(TensorBase& self, const Scalar& other) {
  return stubs::bitwise_or__Scalar::call(self, other);
}
inline TensorBase& bitwise_or_out(const TensorBase& self, const Scalar& other, TensorBase& out) {
  return stubs::bitwise_or_Scalar_out::call(self, other, out);
}

}  // namespace tenon::ops
