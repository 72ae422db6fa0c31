// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// Each element, nearer to 0 by lambd, and 0 where it is not farther away than that.
struct TENON_API softshrink : Operator<softshrink, TensorBase(const TensorBase&, const Scalar&)> {
  static constexpr std::string_view kSchema = "softshrink(Tensor self, Scalar lambd=0.5) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase softshrink(const TensorBase& self, const Scalar& lambd = 0.5) {
  return stubs::softshrink::call(self, lambd);
}

}  // namespace tenon::ops
