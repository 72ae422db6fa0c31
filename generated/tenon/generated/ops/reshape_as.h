// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The elements of self in the sizes of other.
struct TENON_API reshape_as
    : Operator<reshape_as, TensorBase(const TensorBase&, const TensorBase&)> {
  static constexpr std::string_view kSchema =
      "reshape_as(Tensor(a) self, Tensor other) -> Tensor(a)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase reshape_as(const TensorBase& self, const TensorBase& other) {
  return stubs::reshape_as::call(self, other);
}

}  // namespace tenon::ops
