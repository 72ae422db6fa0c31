// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// self with two dimensions swapped.
struct TENON_API swapaxes : Operator<swapaxes, TensorBase(const TensorBase&, int64_t, int64_t)> {
  static constexpr std::string_view kSchema =
      "swapaxes(Tensor(a) self, int axis0, int axis1) -> Tensor(a)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase swapaxes(const TensorBase& self, int64_t axis0, int64_t axis1) {
  return stubs::swapaxes::call(self, axis0, axis1);
}

}  // namespace tenon::ops
