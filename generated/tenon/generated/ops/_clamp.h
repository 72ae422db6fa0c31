// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The part of clamp that has both bounds.
struct TENON_API _clamp
    : Operator<_clamp, TensorBase(const TensorBase&, const Scalar&, const Scalar&)> {
  static constexpr std::string_view kSchema =
      "_clamp(Tensor self, Scalar min, Scalar max) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase _clamp(const TensorBase& self, const Scalar& min, const Scalar& max) {
  return stubs::_clamp::call(self, min, max);
}

}  // namespace tenon::ops
