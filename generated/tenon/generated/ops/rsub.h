// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// other - alpha * self.
struct TENON_API rsub_Tensor
    : Operator<rsub_Tensor, TensorBase(const TensorBase&, const TensorBase&, const Scalar&)> {
  static constexpr std::string_view kSchema =
      "rsub.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor";
};

/// other - alpha * self.
struct TENON_API rsub_Scalar
    : Operator<rsub_Scalar, TensorBase(const TensorBase&, const Scalar&, const Scalar&)> {
  static constexpr std::string_view kSchema =
      "rsub.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase rsub(const TensorBase& self, const TensorBase& other, const Scalar& alpha = 1) {
  return stubs::rsub_Tensor::call(self, other, alpha);
}

inline TensorBase rsub(const TensorBase& self, const Scalar& other, const Scalar& alpha = 1) {
  return stubs::rsub_Scalar::call(self, other, alpha);
}

}  // namespace tenon::ops
