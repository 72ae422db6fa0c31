// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// Each element, or an exponential approach to -alpha, of slope 1 at 0, where it is negative.
struct TENON_API celu : Operator<celu, TensorBase(const TensorBase&, const Scalar&)> {
  static constexpr std::string_view kSchema = "celu(Tensor self, Scalar alpha=1.0) -> Tensor";
};
struct TENON_API celu_ : Operator<celu_, TensorBase&(TensorBase&, const Scalar&)> {
  static constexpr std::string_view kSchema =
      "celu_(Tensor(a!) self, Scalar alpha=1.0) -> Tensor(a!)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase celu(const TensorBase& self, const Scalar& alpha = 1.0) {
  return stubs::celu::call(self, alpha);
}
inline TensorBase& celu_(TensorBase& self, const Scalar& alpha = 1.0) {
  return stubs::celu_::call(self, alpha);
}

}  // namespace tenon::ops
