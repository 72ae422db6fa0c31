// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// Whether each element is at least other.
struct TENON_API ge_Tensor : Operator<ge_Tensor, TensorBase(const TensorBase&, const TensorBase&)> {
  static constexpr std::string_view kSchema = "ge.Tensor(Tensor self, Tensor other) -> Tensor";
};
struct TENON_API ge__Tensor : Operator<ge__Tensor, TensorBase&(TensorBase&, const TensorBase&)> {
  static constexpr std::string_view kSchema =
      "ge_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)";
};
struct TENON_API ge_out
    : Operator<ge_out, TensorBase&(const TensorBase&, const TensorBase&, TensorBase&)> {
  static constexpr std::string_view kSchema =
      "ge.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)";
};

/// Whether each element is at least other.
struct TENON_API ge_Scalar : Operator<ge_Scalar, TensorBase(const TensorBase&, const Scalar&)> {
  static constexpr std::string_view kSchema = "ge.Scalar(Tensor self, Scalar other) -> Tensor";
};
struct TENON_API ge__Scalar : Operator<ge__Scalar, TensorBase&(TensorBase&, const Scalar&)> {
  static constexpr std::string_view kSchema =
      "ge_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)";
};
struct TENON_API ge_Scalar_out
    : Operator<ge_Scalar_out, TensorBase&(const TensorBase&, const Scalar&, TensorBase&)> {
  static constexpr std::string_view kSchema =
      "ge.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase ge(const TensorBase& self, const TensorBase& other) {
  return stubs::ge_Tensor::call(self, other);
}
inline TensorBase& ge_(TensorBase& self, const TensorBase& other) {
  return stubs::ge__Tensor::call(self, other);
}
inline TensorBase& ge_out(const TensorBase& self, const TensorBase& other, TensorBase& out) {
  return stubs::ge_out::call(self, other, out);
}

inline TensorBase ge(const TensorBase& self, const Scalar& other) {
  return stubs::ge_Scalar::call(self, other);
}
inline TensorBase& ge_(TensorBase& self, const Scalar& other) {
  return stubs::ge__Scalar::call(self, other);
}
inline TensorBase& ge_out(const TensorBase& self, const Scalar& other, TensorBase& out) {
  return stubs::ge_Scalar_out::call(self, other, out);
}

}  // namespace tenon::ops
