// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// self expanded to the sizes of other.
struct TENON_API expand_as : Operator<expand_as, TensorBase(const TensorBase&, const TensorBase&)> {
  static constexpr std::string_view kSchema =
      "expand_as(Tensor(a) self, Tensor other) -> Tensor(a)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase expand_as(const TensorBase& self, const TensorBase& other) {
  return stubs::expand_as::call(self, other);
}

}  // namespace tenon::ops
