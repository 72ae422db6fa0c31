// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// self * other.
struct TENON_API mul_Tensor
    : Operator<mul_Tensor, TensorBase(const TensorBase&, const TensorBase&)> {
  static constexpr std::string_view kSchema = "mul.Tensor(Tensor self, Tensor other) -> Tensor";
};
struct TENON_API mul__Tensor : Operator<mul__Tensor, TensorBase&(TensorBase&, const TensorBase&)> {
  static constexpr std::string_view kSchema =
      "mul_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)";
};
struct TENON_API mul_out
    : Operator<mul_out, TensorBase&(const TensorBase&, const TensorBase&, TensorBase&)> {
  static constexpr std::string_view kSchema =
      "mul.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)";
};

/// self * other.
struct TENON_API mul_Scalar : Operator<mul_Scalar, TensorBase(const TensorBase&, const Scalar&)> {
  static constexpr std::string_view kSchema = "mul.Scalar(Tensor self, Scalar other) -> Tensor";
};
struct TENON_API mul__Scalar : Operator<mul__Scalar, TensorBase&(TensorBase&, const Scalar&)> {
  static constexpr std::string_view kSchema =
      "mul_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)";
};
struct TENON_API mul_Scalar_out
    : Operator<mul_Scalar_out, TensorBase&(const TensorBase&, const Scalar&, TensorBase&)> {
  static constexpr std::string_view kSchema =
      "mul.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase mul(const TensorBase& self, const TensorBase& other) {
  return stubs::mul_Tensor::call(self, other);
}
inline TensorBase& mul_(TensorBase& self, const TensorBase& other) {
  return stubs::mul__Tensor::call(self, other);
}
inline TensorBase& mul_out(const TensorBase& self, const TensorBase& other, TensorBase& out) {
  return stubs::mul_out::call(self, other, out);
}

inline TensorBase mul(const TensorBase& self, const Scalar& other) {
  return stubs::mul_Scalar::call(self, other);
}
inline TensorBase& mul_(TensorBase& self, const Scalar& other) {
  return stubs::mul__Scalar::call(self, other);
}
inline TensorBase& mul_out(const TensorBase& self, const Scalar& other, TensorBase& out) {
  return stubs::mul_Scalar_out::call(self, other, out);
}

}  // namespace tenon::ops
