// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The greatest whole number that is not above self / other; integers stay integers.
struct TENON_API floor_divide
    : Operator<floor_divide, TensorBase(const TensorBase&, const TensorBase&)> {
  static constexpr std::string_view kSchema = "floor_divide(Tensor self, Tensor other) -> Tensor";
};
struct TENON_API floor_divide_
    : Operator<floor_divide_, TensorBase&(TensorBase&, const TensorBase&)> {
  static constexpr std::string_view kSchema =
      "floor_divide_(Tensor(a!) self, Tensor other) -> Tensor(a!)";
};
struct TENON_API floor_divide_out
    : Operator<floor_divide_out, TensorBase&(const TensorBase&, const TensorBase&, TensorBase&)> {
  static constexpr std::string_view kSchema =
      "floor_divide.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)";
};

/// The greatest whole number that is not above self / other; integers stay integers.
struct TENON_API floor_divide_Scalar
    : Operator<floor_divide_Scalar, TensorBase(const TensorBase&, const Scalar&)> {
  static constexpr std::string_view kSchema =
      "floor_divide.Scalar(Tensor self, Scalar other) -> Tensor";
};
struct TENON_API floor_divide__Scalar
    : Operator<floor_divide__Scalar, TensorBase&(TensorBase&, const Scalar&)> {
  static constexpr std::string_view kSchema =
      "floor_divide_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase floor_divide(const TensorBase& self, const TensorBase& other) {
  return stubs::floor_divide::call(self, other);
}
inline TensorBase& floor_divide_(TensorBase& self, const TensorBase& other) {
  return stubs::floor_divide_::call(self, other);
}
inline TensorBase& floor_divide_out(const TensorBase& self, const TensorBase& other,
                                    TensorBase& out) {
  return stubs::floor_divide_out::call(self, other, out);
}

inline TensorBase floor_divide(const TensorBase& self, const Scalar& other) {
  return stubs::floor_divide_Scalar::call(self, other);
}
inline TensorBase& floor_divide_(TensorBase& self, const Scalar& other) {
  return stubs::floor_divide__Scalar::call(self, other);
}

}  // namespace tenon::ops
