// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// Each element, or 0 where its magnitude is at most lambd.
struct TENON_API hardshrink : Operator<hardshrink, TensorBase(const TensorBase&, const Scalar&)> {
  static constexpr std::string_view kSchema = "hardshrink(Tensor self, Scalar lambd=0.5) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase hardshrink(const TensorBase& self, const Scalar& lambd = 0.5) {
  return stubs::hardshrink::call(self, lambd);
}

}  // namespace tenon::ops
