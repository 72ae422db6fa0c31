// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// Whether each element is less than other.
struct TENON_API lt_Tensor : Operator<lt_Tensor, TensorBase(const TensorBase&, const TensorBase&)> {
  static constexpr std::string_view kSchema = "lt.Tensor(Tensor self, Tensor other) -> Tensor";
};
struct TENON_API lt__Tensor : Operator<lt__Tensor, TensorBase&(TensorBase&, const TensorBase&)> {
  static constexpr std::string_view kSchema =
      "lt_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)";
};
struct TENON_API lt_out
    : Operator<lt_out, TensorBase&(const TensorBase&, const TensorBase&, TensorBase&)> {
  static constexpr std::string_view kSchema =
      "lt.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)";
};

/// Whether each element is less than other.
struct TENON_API lt_Scalar : Operator<lt_Scalar, TensorBase(const TensorBase&, const Scalar&)> {
  static constexpr std::string_view kSchema = "lt.Scalar(Tensor self, Scalar other) -> Tensor";
};
struct TENON_API lt__Scalar : Operator<lt__Scalar, TensorBase&(TensorBase&, const Scalar&)> {
  static constexpr std::string_view kSchema =
      "lt_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)";
};
struct TENON_API lt_Scalar_out
    : Operator<lt_Scalar_out, TensorBase&(const TensorBase&, const Scalar&, TensorBase&)> {
  static constexpr std::string_view kSchema =
      "lt.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase lt(const TensorBase& self, const TensorBase& other) {
  return stubs::lt_Tensor::call(self, other);
}
inline TensorBase& lt_(TensorBase& self, const TensorBase& other) {
  return stubs::lt__Tensor::call(self, other);
}
inline TensorBase& lt_out(const TensorBase& self, const TensorBase& other, TensorBase& out) {
  return stubs::lt_out::call(self, other, out);
}

inline TensorBase lt(const TensorBase& self, const Scalar& other) {
  return stubs::lt_Scalar::call(self, other);
}
inline TensorBase& lt_(TensorBase& self, const Scalar& other) {
  return stubs::lt__Scalar::call(self, other);
}
inline TensorBase& lt_out(const TensorBase& self, const Scalar& other, TensorBase& out) {
  return stubs::lt_Scalar_out::call(self, other, out);
}

}  // namespace tenon::ops
