// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// Whether each element equals other.
struct TENON_API eq_Tensor : Operator<eq_Tensor, TensorBase(const TensorBase&, const TensorBase&)> {
  static constexpr std::string_view kSchema = "eq.Tensor(Tensor self, Tensor other) -> Tensor";
};
struct TENON_API eq__Tensor : Operator<eq__Tensor, TensorBase&(TensorBase&, const TensorBase&)> {
  static constexpr std::string_view kSchema =
      "eq_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)";
};
struct TENON_API eq_out
    : Operator<eq_out, TensorBase&(const TensorBase&, const TensorBase&, TensorBase&)> {
  static constexpr std::string_view kSchema =
      "eq.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)";
};

/// Whether each element equals other.
struct TENON_API eq_Scalar : Operator<eq_Scalar, TensorBase(const TensorBase&, const Scalar&)> {
  static constexpr std::string_view kSchema = "eq.Scalar(Tensor self, Scalar other) -> Tensor";
};
struct TENON_API eq__Scalar : Operator<eq__Scalar, TensorBase&(TensorBase&, const Scalar&)> {
  static constexpr std::string_view kSchema =
      "eq_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)";
};
struct TENON_API eq_Scalar_out
    : Operator<eq_Scalar_out, TensorBase&(const TensorBase&, const Scalar&, TensorBase&)> {
  static constexpr std::string_view kSchema =
      "eq.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase eq(const TensorBase& self, const TensorBase& other) {
  return stubs::eq_Tensor::call(self, other);
}
inline TensorBase& eq_(TensorBase& self, const TensorBase& other) {
  return stubs::eq__Tensor::call(self, other);
}
inline TensorBase& eq_out(const TensorBase& self, const TensorBase& other, TensorBase& out) {
  return stubs::eq_out::call(self, other, out);
}

inline TensorBase eq(const TensorBase& self, const Scalar& other) {
  return stubs::eq_Scalar::call(self, other);
}
inline TensorBase& eq_(TensorBase& self, const Scalar& other) {
  return stubs::eq__Scalar::call(self, other);
}
inline TensorBase& eq_out(const TensorBase& self, const Scalar& other, TensorBase& out) {
  return stubs::eq_Scalar_out::call(self, other, out);
}

}  // namespace tenon::ops
