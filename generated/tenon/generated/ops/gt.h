// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// Whether each element is greater than other.
struct TENON_API gt_Tensor : Operator<gt_Tensor, TensorBase(const TensorBase&, const TensorBase&)> {
  static constexpr std::string_view kSchema = "gt.Tensor(Tensor self, Tensor other) -> Tensor";
};
struct TENON_API gt__Tensor : Operator<gt__Tensor, TensorBase&(TensorBase&, const TensorBase&)> {
  static constexpr std::string_view kSchema =
      "gt_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)";
};
struct TENON_API gt_out
    : Operator<gt_out, TensorBase&(const TensorBase&, const TensorBase&, TensorBase&)> {
  static constexpr std::string_view kSchema =
      "gt.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)";
};

/// Whether each element is greater than other.
struct TENON_API gt_Scalar : Operator<gt_Scalar, TensorBase(const TensorBase&, const Scalar&)> {
  static constexpr std::string_view kSchema = "gt.Scalar(Tensor self, Scalar other) -> Tensor";
};
struct TENON_API gt__Scalar : Operator<gt__Scalar, TensorBase&(TensorBase&, const Scalar&)> {
  static constexpr std::string_view kSchema =
      "gt_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)";
};
struct TENON_API gt_Scalar_out
    : Operator<gt_Scalar_out, TensorBase&(const TensorBase&, const Scalar&, TensorBase&)> {
  static constexpr std::string_view kSchema =
      "gt.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase gt(const TensorBase& self, const TensorBase& other) {
  return stubs::gt_Tensor::call(self, other);
}
inline TensorBase& gt_(TensorBase& self, const TensorBase& other) {
  return stubs::gt__Tensor::call(self, other);
}
inline TensorBase& gt_out(const TensorBase& self, const TensorBase& other, TensorBase& out) {
  return stubs::gt_out::call(self, other, out);
}

inline TensorBase gt(const TensorBase& self, const Scalar& other) {
  return stubs::gt_Scalar::call(self, other);
}
inline TensorBase& gt_(TensorBase& self, const Scalar& other) {
  return stubs::gt__Scalar::call(self, other);
}
inline TensorBase& gt_out(const TensorBase& self, const Scalar& other, TensorBase& out) {
  return stubs::gt_Scalar_out::call(self, other, out);
}

}  // namespace tenon::ops
