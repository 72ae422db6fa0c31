// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// self expanded to the given sizes.
struct TENON_API broadcast_to : Operator<broadcast_to, TensorBase(const TensorBase&, IntArrayRef)> {
  static constexpr std::string_view kSchema =
      "broadcast_to(Tensor(a) self, SymInt[] size) -> Tensor(a)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase broadcast_to(const TensorBase& self, IntArrayRef size) {
  return stubs::broadcast_to::call(self, size);
}

}  // namespace tenon::ops
