// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// self - alpha * other.
struct TENON_API sub_Tensor
    : Operator<sub_Tensor, TensorBase(const TensorBase&, const TensorBase&, const Scalar&)> {
  static constexpr std::string_view kSchema =
      "sub.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor";
};
struct TENON_API sub__Tensor
    : Operator<sub__Tensor, TensorBase&(TensorBase&, const TensorBase&, const Scalar&)> {
  static constexpr std::string_view kSchema =
      "sub_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!)";
};
struct TENON_API sub_out
    : Operator<sub_out,
               TensorBase&(const TensorBase&, const TensorBase&, const Scalar&, TensorBase&)> {
  static constexpr std::string_view kSchema =
      "sub.out(Tensor self, Tensor other, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)";
};

/// self - alpha * other.
struct TENON_API sub_Scalar
    : Operator<sub_Scalar, TensorBase(const TensorBase&, const Scalar&, const Scalar&)> {
  static constexpr std::string_view kSchema =
      "sub.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor";
};
struct TENON_API sub__Scalar
    : Operator<sub__Scalar, TensorBase&(TensorBase&, const Scalar&, const Scalar&)> {
  static constexpr std::string_view kSchema =
      "sub_.Scalar(Tensor(a!) self, Scalar other, Scalar alpha=1) -> Tensor(a!)";
};
struct TENON_API sub_Scalar_out
    : Operator<sub_Scalar_out,
               TensorBase&(const TensorBase&, const Scalar&, const Scalar&, TensorBase&)> {
  static constexpr std::string_view kSchema =
      "sub.Scalar_out(Tensor self, Scalar other, Scalar alpha=1, *, Tensor(a!) out) -> Tensor(a!)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase sub(const TensorBase& self, const TensorBase& other, const Scalar& alpha = 1) {
  return stubs::sub_Tensor::call(self, other, alpha);
}
inline TensorBase& sub_(TensorBase& self, const TensorBase& other, const Scalar& alpha = 1) {
  return stubs::sub__Tensor::call(self, other, alpha);
}
inline TensorBase& sub_out(const TensorBase& self, const TensorBase& other, const Scalar& alpha,
                           TensorBase& out) {
  return stubs::sub_out::call(self, other, alpha, out);
}

inline TensorBase sub(const TensorBase& self, const Scalar& other, const Scalar& alpha = 1) {
  return stubs::sub_Scalar::call(self, other, alpha);
}
inline TensorBase& sub_(TensorBase& self, const Scalar& other, const Scalar& alpha = 1) {
  return stubs::sub__Scalar::call(self, other, alpha);
}
inline TensorBase& sub_out(const TensorBase& self, const Scalar& other, const Scalar& alpha,
                           TensorBase& out) {
  return stubs::sub_Scalar_out::call(self, other, alpha, out);
}

}  // namespace tenon::ops
