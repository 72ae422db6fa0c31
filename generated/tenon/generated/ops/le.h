// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// Whether each element is at most other.
struct TENON_API le_Tensor : Operator<le_Tensor, TensorBase(const TensorBase&, const TensorBase&)> {
  static constexpr std::string_view kSchema = "le.Tensor(Tensor self, Tensor other) -> Tensor";
};
struct TENON_API le__Tensor : Operator<le__Tensor, TensorBase&(TensorBase&, const TensorBase&)> {
  static constexpr std::string_view kSchema =
      "le_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)";
};
struct TENON_API le_out
    : Operator<le_out, TensorBase&(const TensorBase&, const TensorBase&, TensorBase&)> {
  static constexpr std::string_view kSchema =
      "le.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)";
};

/// Whether each element is at most other.
struct TENON_API le_Scalar : Operator<le_Scalar, TensorBase(const TensorBase&, const Scalar&)> {
  static constexpr std::string_view kSchema = "le.Scalar(Tensor self, Scalar other) -> Tensor";
};
struct TENON_API le__Scalar : Operator<le__Scalar, TensorBase&(TensorBase&, const Scalar&)> {
  static constexpr std::string_view kSchema =
      "le_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)";
};
struct TENON_API le_Scalar_out
    : Operator<le_Scalar_out, TensorBase&(const TensorBase&, const Scalar&, TensorBase&)> {
  static constexpr std::string_view kSchema =
      "le.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase le(const TensorBase& self, const TensorBase& other) {
  return stubs::le_Tensor::call(self, other);
}
inline TensorBase& le_(TensorBase& self, const TensorBase& other) {
  return stubs::le__Tensor::call(self, other);
}
inline TensorBase& le_out(const TensorBase& self, const TensorBase& other, TensorBase& out) {
  return stubs::le_out::call(self, other, out);
}

inline TensorBase le(const TensorBase& self, const Scalar& other) {
  return stubs::le_Scalar::call(self, other);
}
inline TensorBase& le_(TensorBase& self, const Scalar& other) {
  return stubs::le__Scalar::call(self, other);
}
inline TensorBase& le_out(const TensorBase& self, const Scalar& other, TensorBase& out) {
  return stubs::le_Scalar_out::call(self, other, out);
}

}  // namespace tenon::ops
