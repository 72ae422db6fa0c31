// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// Whether each element is not a number.
struct TENON_API isnan : Operator<isnan, TensorBase(const TensorBase&)> {
  static constexpr std::string_view kSchema = "isnan(Tensor self) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase isnan(const TensorBase& self) {
  return stubs::isnan::call(self);
}

}  // namespace tenon::ops
