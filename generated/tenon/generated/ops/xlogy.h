// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// self * log(other), and 0 where self is 0 and other is a number.
struct TENON_API xlogy_Tensor
    : Operator<xlogy_Tensor, TensorBase(const TensorBase&, const TensorBase&)> {
  static constexpr std::string_view kSchema = "xlogy.Tensor(Tensor self, Tensor other) -> Tensor";
};
struct TENON_API xlogy__Tensor
    : Operator<xlogy__Tensor, TensorBase&(TensorBase&, const TensorBase&)> {
  static constexpr std::string_view kSchema =
      "xlogy_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)";
};
struct TENON_API xlogy_OutTensor
    : Operator<xlogy_OutTensor, TensorBase&(const TensorBase&, const TensorBase&, TensorBase&)> {
  static constexpr std::string_view kSchema =
      "xlogy.OutTensor(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)";
};

/// self * log(other), and 0 where self is 0 and other is a number.
struct TENON_API xlogy_Scalar_Self
    : Operator<xlogy_Scalar_Self, TensorBase(const Scalar&, const TensorBase&)> {
  static constexpr std::string_view kSchema =
      "xlogy.Scalar_Self(Scalar self, Tensor other) -> Tensor";
};
struct TENON_API xlogy_OutScalar_Self
    : Operator<xlogy_OutScalar_Self, TensorBase&(const Scalar&, const TensorBase&, TensorBase&)> {
  static constexpr std::string_view kSchema =
      "xlogy.OutScalar_Self(Scalar self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)";
};

/// self * log(other), and 0 where self is 0 and other is a number.
struct TENON_API xlogy_Scalar_Other
    : Operator<xlogy_Scalar_Other, TensorBase(const TensorBase&, const Scalar&)> {
  static constexpr std::string_view kSchema =
      "xlogy.Scalar_Other(Tensor self, Scalar other) -> Tensor";
};
struct TENON_API xlogy__Scalar_Other
    : Operator<xlogy__Scalar_Other, TensorBase&(TensorBase&, const Scalar&)> {
  static constexpr std::string_view kSchema =
      "xlogy_.Scalar_Other(Tensor(a!) self, Scalar other) -> Tensor(a!)";
};
struct TENON_API xlogy_OutScalar_Other
    : Operator<xlogy_OutScalar_Other, TensorBase&(const TensorBase&, const Scalar&, TensorBase&)> {
  static constexpr std::string_view kSchema =
      "xlogy.OutScalar_Other(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase xlogy(const TensorBase& self, const TensorBase& other) {
  return stubs::xlogy_Tensor::call(self, other);
}
inline TensorBase& xlogy_(TensorBase& self, const TensorBase& other) {
  return stubs::xlogy__Tensor::call(self, other);
}
inline TensorBase& xlogy_out(const TensorBase& self, const TensorBase& other, TensorBase& out) {
  return stubs::xlogy_OutTensor::call(self, other, out);
}

inline TensorBase xlogy(const Scalar& self, const TensorBase& other) {
  return stubs::xlogy_Scalar_Self::call(self, other);
}
inline TensorBase& xlogy_out(const Scalar& self, const TensorBase& other, TensorBase& out) {
  return stubs::xlogy_OutScalar_Self::call(self, other, out);
}

inline TensorBase xlogy(const TensorBase& self, const Scalar& other) {
  return stubs::xlogy_Scalar_Other::call(self, other);
}
inline TensorBase& xlogy_(TensorBase& self, const Scalar& other) {
  return stubs::xlogy__Scalar_Other::call(self, other);
}
inline TensorBase& xlogy_out(const TensorBase& self, const Scalar& other, TensorBase& out) {
  return stubs::xlogy_OutScalar_Other::call(self, other, out);
}

}  // namespace tenon::ops
