// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The bits that either self or other has.
struct TENON_API bitwise_xor_Tensor
    : Operator<bitwise_xor_Tensor, TensorBase(const TensorBase&, const TensorBase&)> {
  static constexpr std::string_view kSchema =
      "bitwise_xor.Tensor(Tensor self, Tensor other) -> Tensor";
};
struct TENON_API bitwise_xor__Tensor
    : Operator<bitwise_xor__Tensor, TensorBase&(TensorBase&, const TensorBase&)> {
  static constexpr std::string_view kSchema =
      "bitwise_xor_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)";
};
struct TENON_API bitwise_xor_out
    : Operator<bitwise_xor_out, TensorBase&(const TensorBase&, const TensorBase&, TensorBase&)> {
  static constexpr std::string_view kSchema =
      "bitwise_xor.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)";
};

/// The bits that either self or other has.
struct TENON_API bitwise_xor_Scalar
    : Operator<bitwise_xor_Scalar, TensorBase(const TensorBase&, const Scalar&)> {
  static constexpr std::string_view kSchema =
      "bitwise_xor.Scalar(Tensor self, Scalar other) -> Tensor";
};
struct TENON_API bitwise_xor__Scalar
    : Operator<bitwise_xor__Scalar, TensorBase&(TensorBase&, const Scalar&)> {
  static constexpr std::string_view kSchema =
      "bitwise_xor_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)";
};
struct TENON_API bitwise_xor_Scalar_out
    : Operator<bitwise_xor_Scalar_out, TensorBase&(const TensorBase&, const Scalar&, TensorBase&)> {
  static constexpr std::string_view kSchema =
      "bitwise_xor.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase bitwise_xor(const TensorBase& self, const TensorBase& other) {
  return stubs::bitwise_xor_Tensor::call(self, other);
}
inline TensorBase& bitwise_xor_(TensorBase& self, const TensorBase& other) {
  return stubs::bitwise_xor__Tensor::call(self, other);
}
inline TensorBase& bitwise_xor_out(const TensorBase& self, const TensorBase& other,
                                   TensorBase& out) {
  return stubs::bitwise_xor_out::call(self, other, out);
}

inline TensorBase bitwise_xor(const TensorBase& self, const Scalar& other) {
  return stubs::bitwise_xor_Scalar::call(self, other);
}
inline TensorBase& bitwise_xor_(TensorBase& self, const Scalar& other) {
  return stubs::bitwise_xor__Scalar::call(self, other);
}
inline TensorBase& bitwise_xor_out(const TensorBase& self, const Scalar& other, TensorBase& out) {
  return stubs::bitwise_xor_Scalar_out::call(self, other, out);
}

}  // namespace tenon::ops
