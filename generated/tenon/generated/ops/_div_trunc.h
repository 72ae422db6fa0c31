// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// self / other without what stands behind the point.
struct TENON_API _div_trunc_Tensor
    : Operator<_div_trunc_Tensor, TensorBase(const TensorBase&, const TensorBase&)> {
  static constexpr std::string_view kSchema =
      "_div_trunc.Tensor(Tensor self, Tensor other) -> Tensor";
};

/// self / other without what stands behind the point.
struct TENON_API _div_trunc_Scalar
    : Operator<_div_trunc_Scalar, TensorBase(const TensorBase&, const Scalar&)> {
  static constexpr std::string_view kSchema =
      "_div_trunc.Scalar(Tensor self, Scalar other) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase _div_trunc(const TensorBase& self, const TensorBase& other) {
  return stubs::_div_trunc_Tensor::call(self, other);
}

inline TensorBase _div_trunc(const TensorBase& self, const Scalar& other) {
  return stubs::_div_trunc_Scalar::call(self, other);
}

}  // namespace tenon::ops
