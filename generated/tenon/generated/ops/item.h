// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The only element of self as a number.
struct TENON_API item : Operator<item, Scalar(const TensorBase&)> {
  static constexpr std::string_view kSchema = "item(Tensor self) -> Scalar";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline Scalar item(const TensorBase& self) {
  return stubs::item::call(self);
}

}  // namespace tenon::ops
