// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// self with its bits moved up by other.
struct TENON_API bitwise_left_shift_Tensor
    : Operator<bitwise_left_shift_Tensor, TensorBase(const TensorBase&, const TensorBase&)> {
  static constexpr std::string_view kSchema =
      "bitwise_left_shift.Tensor(Tensor self, Tensor other) -> Tensor";
};
struct TENON_API bitwise_left_shift__Tensor
    : Operator<bitwise_left_shift__Tensor, TensorBase&(TensorBase&, const TensorBase&)> {
  static constexpr std::string_view kSchema =
      "bitwise_left_shift_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)";
};
struct TENON_API bitwise_left_shift_out
    : Operator<bitwise_left_shift_out,
               TensorBase&(const TensorBase&, const TensorBase&, TensorBase&)> {
  static constexpr std::string_view kSchema =
      "bitwise_left_shift.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)";
};

/// self with its bits moved up by other.
struct TENON_API bitwise_left_shift_Tensor_Scalar
    : Operator<bitwise_left_shift_Tensor_Scalar, TensorBase(const TensorBase&, const Scalar&)> {
  static constexpr std::string_view kSchema =
      "bitwise_left_shift.Tensor_Scalar(Tensor self, Scalar other) -> Tensor";
};
struct TENON_API bitwise_left_shift__Tensor_Scalar
    : Operator<bitwise_left_shift__Tensor_Scalar, TensorBase&(TensorBase&, const Scalar&)> {
  static constexpr std::string_view kSchema =
      "bitwise_left_shift_.Tensor_Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)";
};
struct TENON_API bitwise_left_shift_Tensor_Scalar_out
    : Operator<bitwise_left_shift_Tensor_Scalar_out,
               TensorBase&(const TensorBase&, const Scalar&, TensorBase&)> {
  static constexpr std::string_view kSchema =
      "bitwise_left_shift.Tensor_Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> "
      "Tensor(a!)";
};

/// self with its bits moved up by other.
struct TENON_API bitwise_left_shift_Scalar_Tensor
    : Operator<bitwise_left_shift_Scalar_Tensor, TensorBase(const Scalar&, const TensorBase&)> {
  static constexpr std::string_view kSchema =
      "bitwise_left_shift.Scalar_Tensor(Scalar self, Tensor other) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase bitwise_left_shift(const TensorBase& self, const TensorBase& other) {
  return stubs::bitwise_left_shift_Tensor::call(self, other);
}
inline TensorBase& bitwise_left_shift_(TensorBase& self, const TensorBase& other) {
  return stubs::bitwise_left_shift__Tensor::call(self, other);
}
inline TensorBase& bitwise_left_shift_out(const TensorBase& self, const TensorBase& other,
                                          TensorBase& out) {
  return stubs::bitwise_left_shift_out::call(self, other, out);
}

inline TensorBase bitwise_left_shift(const TensorBase& self, const Scalar& other) {
  return stubs::bitwise_left_shift_Tensor_Scalar::call(self, other);
}
inline TensorBase& bitwise_left_shift_(TensorBase& self, const Scalar& other) {
  return stubs::bitwise_left_shift__Tensor_Scalar::call(self, other);
}
inline TensorBase& bitwise_left_shift_out(const TensorBase& self, const Scalar& other,
                                          TensorBase& out) {
  return stubs::bitwise_left_shift_Tensor_Scalar_out::call(self, other, out);
}

inline TensorBase bitwise_left_shift(const Scalar& self, const TensorBase& other) {
  return stubs::bitwise_left_shift_Scalar_Tensor::call(self, other);
}

}  // namespace tenon::ops
