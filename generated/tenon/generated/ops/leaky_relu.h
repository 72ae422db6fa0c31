// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// Each element, times a slope where it is negative.
struct TENON_API leaky_relu : Operator<leaky_relu, TensorBase(const TensorBase&, const Scalar&)> {
  static constexpr std::string_view kSchema =
      "leaky_relu(Tensor self, Scalar negative_slope=0.01) -> Tensor";
};
struct TENON_API leaky_relu_ : Operator<leaky_relu_, TensorBase&(TensorBase&, const Scalar&)> {
  static constexpr std::string_view kSchema =
      "leaky_relu_(Tensor(a!) self, Scalar negative_slope=0.01) -> Tensor(a!)";
};
struct TENON_API leaky_relu_out
    : Operator<leaky_relu_out, TensorBase&(const TensorBase&, const Scalar&, TensorBase&)> {
  static constexpr std::string_view kSchema =
      "leaky_relu.out(Tensor self, Scalar negative_slope=0.01, *, Tensor(a!) out) -> Tensor(a!)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase leaky_relu(const TensorBase& self, const Scalar& negative_slope = 0.01) {
  return stubs::leaky_relu::call(self, negative_slope);
}
inline TensorBase& leaky_relu_(TensorBase& self, const Scalar& negative_slope = 0.01) {
  return stubs::leaky_relu_::call(self, negative_slope);
}
inline TensorBase& leaky_relu_out(const TensorBase& self, const Scalar& negative_slope,
                                  TensorBase& out) {
  return stubs::leaky_relu_out::call(self, negative_slope, out);
}

}  // namespace tenon::ops
