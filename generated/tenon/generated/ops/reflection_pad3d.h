// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// self with borders of what is mirrored at its edges along the last three dimensions.
struct TENON_API reflection_pad3d
    : Operator<reflection_pad3d, TensorBase(const TensorBase&, IntArrayRef)> {
  static constexpr std::string_view kSchema =
      "reflection_pad3d(Tensor self, SymInt[6] padding) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase reflection_pad3d(const TensorBase& self, const IntArrayOf<6>& padding) {
  return stubs::reflection_pad3d::call(self, padding);
}

}  // namespace tenon::ops
