// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// Sets every element to a number.
struct TENON_API fill__Scalar : Operator<fill__Scalar, TensorBase&(TensorBase&, const Scalar&)> {
  static constexpr std::string_view kSchema =
      "fill_.Scalar(Tensor(a!) self, Scalar value) -> Tensor(a!)";
};

/// A tensor like self, filled with a number.
struct TENON_API fill_Scalar : Operator<fill_Scalar, TensorBase(const TensorBase&, const Scalar&)> {
  static constexpr std::string_view kSchema = "fill.Scalar(Tensor self, Scalar value) -> Tensor";
};

/// Sets every element to that of a tensor without dimensions.
struct TENON_API fill__Tensor
    : Operator<fill__Tensor, TensorBase&(TensorBase&, const TensorBase&)> {
  static constexpr std::string_view kSchema =
      "fill_.Tensor(Tensor(a!) self, Tensor value) -> Tensor(a!)";
};
struct TENON_API fill_Tensor
    : Operator<fill_Tensor, TensorBase(const TensorBase&, const TensorBase&)> {
  static constexpr std::string_view kSchema = "fill.Tensor(Tensor self, Tensor value) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase& fill_(TensorBase& self, const Scalar& value) {
  return stubs::fill__Scalar::call(self, value);
}

inline TensorBase fill(const TensorBase& self, const Scalar& value) {
  return stubs::fill_Scalar::call(self, value);
}

inline TensorBase& fill_(TensorBase& self, const TensorBase& value) {
  return stubs::fill__Tensor::call(self, value);
}
inline TensorBase fill(const TensorBase& self, const TensorBase& value) {
  return stubs::fill_Tensor::call(self, value);
}

}  // namespace tenon::ops
