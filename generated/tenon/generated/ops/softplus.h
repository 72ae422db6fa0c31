// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// log(1 + exp(beta * self)) / beta, or self where beta * self is above a threshold.
struct TENON_API softplus
    : Operator<softplus, TensorBase(const TensorBase&, const Scalar&, const Scalar&)> {
  static constexpr std::string_view kSchema =
      "softplus(Tensor self, Scalar beta=1, Scalar threshold=20) -> Tensor";
};
struct TENON_API softplus_out
    : Operator<softplus_out,
               TensorBase&(const TensorBase&, const Scalar&, const Scalar&, TensorBase&)> {
  static constexpr std::string_view kSchema =
      "softplus.out(Tensor self, Scalar beta=1, Scalar threshold=20, *, Tensor(a!) out) -> "
      "Tensor(a!)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase softplus(const TensorBase& self, const Scalar& beta = 1,
                           const Scalar& threshold = 20) {
  return stubs::softplus::call(self, beta, threshold);
}
inline TensorBase& softplus_out(const TensorBase& self, const Scalar& beta, const Scalar& threshold,
                                TensorBase& out) {
  return stubs::softplus_out::call(self, beta, threshold, out);
}

}  // namespace tenon::ops
