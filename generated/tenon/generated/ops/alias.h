// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// A second tensor on the elements of self.
struct TENON_API alias : Operator<alias, TensorBase(const TensorBase&)> {
  static constexpr std::string_view kSchema = "alias(Tensor(a) self) -> Tensor(a)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase alias(const TensorBase& self) {
  return stubs::alias::call(self);
}

}  // namespace tenon::ops
