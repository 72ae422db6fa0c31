// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The elements of self in other sizes, a view where its strides allow it, else a copy.
struct TENON_API reshape : Operator<reshape, TensorBase(const TensorBase&, IntArrayRef)> {
  static constexpr std::string_view kSchema =
      "reshape(Tensor(a) self, SymInt[] shape) -> Tensor(a)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase reshape(const TensorBase& self, IntArrayRef shape) {
  return stubs::reshape::call(self, shape);
}

}  // namespace tenon::ops
