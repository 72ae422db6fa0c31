// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// self + alpha * other.
struct TENON_API add_Tensor
    : Operator<add_Tensor, TensorBase(const TensorBase&, const TensorBase&, const Scalar&)> {
  static constexpr std::string_view kSchema =
      "add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor";
};
struct TENON_API add__Tensor
    : Operator<add__Tensor, TensorBase&(TensorBase&, const TensorBase&, const Scalar&)> {
  static constexpr std::string_view kSchema =
      "add_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!)";
};
struct TENON_API add_out
    : Operator<add_out,
               TensorBase&(const TensorBase&, const TensorBase&, const Scalar&, TensorBase&)> {
  static constexpr std::string_view kSchema =
      "add.out(Tensor self, Tensor other, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)";
};

/// self + alpha * other.
struct TENON_API add_Scalar
    : Operator<add_Scalar, TensorBase(const TensorBase&, const Scalar&, const Scalar&)> {
  static constexpr std::string_view kSchema =
      "add.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor";
};
struct TENON_API add__Scalar
    : Operator<add__Scalar, TensorBase&(TensorBase&, const Scalar&, const Scalar&)> {
  static constexpr std::string_view kSchema =
      "add_.Scalar(Tensor(a!) self, Scalar other, Scalar alpha=1) -> Tensor(a!)";
};
struct TENON_API add_Scalar_out
    : Operator<add_Scalar_out,
               TensorBase&(const TensorBase&, const Scalar&, const Scalar&, TensorBase&)> {
  static constexpr std::string_view kSchema =
      "add.Scalar_out(Tensor self, Scalar other, Scalar alpha=1, *, Tensor(a!) out) -> Tensor(a!)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase add(const TensorBase& self, const TensorBase& other, const Scalar& alpha = 1) {
  return stubs::add_Tensor::call(self, other, alpha);
}
inline TensorBase& add_(TensorBase& self, const TensorBase& other, const Scalar& alpha = 1) {
  return stubs::add__Tensor::call(self, other, alpha);
}
inline TensorBase& add_out(const TensorBase& self, const TensorBase& other, const Scalar& alpha,
                           TensorBase& out) {
  return stubs::add_out::call(self, other, alpha, out);
}

inline TensorBase add(const TensorBase& self, const Scalar& other, const Scalar& alpha = 1) {
  return stubs::add_Scalar::call(self, other, alpha);
}
inline TensorBase& add_(TensorBase& self, const Scalar& other, const Scalar& alpha = 1) {
  return stubs::add__Scalar::call(self, other, alpha);
}
inline TensorBase& add_out(const TensorBase& self, const Scalar& other, const Scalar& alpha,
                           TensorBase& out) {
  return stubs::add_Scalar_out::call(self, other, alpha, out);
}

}  // namespace tenon::ops
