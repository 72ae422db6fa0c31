// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// self with borders of what is mirrored at its edges along the last two dimensions.
struct TENON_API reflection_pad2d
    : Operator<reflection_pad2d, TensorBase(const TensorBase&, IntArrayRef)> {
  static constexpr std::string_view kSchema =
      "reflection_pad2d(Tensor self, SymInt[4] padding) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase reflection_pad2d(const TensorBase& self, const IntArrayOf<4>& padding) {
  return stubs::reflection_pad2d::call(self, padding);
}

}  // namespace tenon::ops
