// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The integral along a dimension of samples y at places x, by the trapezoidal rule.
struct TENON_API trapezoid_x
    : Operator<trapezoid_x, TensorBase(const TensorBase&, const TensorBase&, int64_t)> {
  static constexpr std::string_view kSchema =
      "trapezoid.x(Tensor y, Tensor x, *, int dim=-1) -> Tensor";
};

/// The integral along a dimension of samples y at distances dx, by the trapezoidal rule.
struct TENON_API trapezoid_dx
    : Operator<trapezoid_dx, TensorBase(const TensorBase&, const Scalar&, int64_t)> {
  static constexpr std::string_view kSchema =
      "trapezoid.dx(Tensor y, *, Scalar dx=1, int dim=-1) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase trapezoid(const TensorBase& y, const TensorBase& x, int64_t dim = -1) {
  return stubs::trapezoid_x::call(y, x, dim);
}

inline TensorBase trapezoid(const TensorBase& y, const Scalar& dx = 1, int64_t dim = -1) {
  return stubs::trapezoid_dx::call(y, dx, dim);
}

}  // namespace tenon::ops
