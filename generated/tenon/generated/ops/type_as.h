// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// self in the dtype of other.
struct TENON_API type_as : Operator<type_as, TensorBase(const TensorBase&, const TensorBase&)> {
  static constexpr std::string_view kSchema = "type_as(Tensor self, Tensor other) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase type_as(const TensorBase& self, const TensorBase& other) {
  return stubs::type_as::call(self, other);
}

}  // namespace tenon::ops
