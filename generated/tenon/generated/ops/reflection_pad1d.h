// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// self with borders of what is mirrored at its edges along the last dimension.
struct TENON_API reflection_pad1d
    : Operator<reflection_pad1d, TensorBase(const TensorBase&, IntArrayRef)> {
  static constexpr std::string_view kSchema =
      "reflection_pad1d(Tensor self, SymInt[2] padding) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase reflection_pad1d(const TensorBase& self, const IntArrayOf<2>& padding) {
  return stubs::reflection_pad1d::call(self, padding);
}

}  // namespace tenon::ops
