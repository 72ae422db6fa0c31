// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// Whether each element differs from other.
struct TENON_API ne_Tensor : Operator<ne_Tensor, TensorBase(const TensorBase&, const TensorBase&)> {
  static constexpr std::string_view kSchema = "ne.Tensor(Tensor self, Tensor other) -> Tensor";
};
struct TENON_API ne__Tensor : Operator<ne__Tensor, TensorBase&(TensorBase&, const TensorBase&)> {
  static constexpr std::string_view kSchema =
      "ne_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)";
};
struct TENON_API ne_out
    : Operator<ne_out, TensorBase&(const TensorBase&, const TensorBase&, TensorBase&)> {
  static constexpr std::string_view kSchema =
      "ne.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)";
};

/// Whether each element differs from other.
struct TENON_API ne_Scalar : Operator<ne_Scalar, TensorBase(const TensorBase&, const Scalar&)> {
  static constexpr std::string_view kSchema = "ne.Scalar(Tensor self, Scalar other) -> Tensor";
};
struct TENON_API ne__Scalar : Operator<ne__Scalar, TensorBase&(TensorBase&, const Scalar&)> {
  static constexpr std::string_view kSchema =
      "ne_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)";
};
struct TENON_API ne_Scalar_out
    : Operator<ne_Scalar_out, TensorBase&(const TensorBase&, const Scalar&, TensorBase&)> {
  static constexpr std::string_view kSchema =
      "ne.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase ne(const TensorBase& self, const TensorBase& other) {
  return stubs::ne_Tensor::call(self, other);
}
inline TensorBase& ne_(TensorBase& self, const TensorBase& other) {
  return stubs::ne__Tensor::call(self, other);
}
inline TensorBase& ne_out(const TensorBase& self, const TensorBase& other, TensorBase& out) {
  return stubs::ne_out::call(self, other, out);
}

inline TensorBase ne(const TensorBase& self, const Scalar& other) {
  return stubs::ne_Scalar::call(self, other);
}
inline TensorBase& ne_(TensorBase& self, const Scalar& other) {
  return stubs::ne__Scalar::call(self, other);
}
inline TensorBase& ne_out(const TensorBase& self, const Scalar& other, TensorBase& out) {
  return stubs::ne_Scalar_out::call(self, other, out);
}

}  // namespace tenon::ops
