// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The inverse of each matrix; a LinAlgError for a singular one.
struct TENON_API inverse : Operator<inverse, TensorBase(const TensorBase&)> {
  static constexpr std::string_view kSchema = "inverse(Tensor self) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase inverse(const TensorBase& self) {
  return stubs::inverse::call(self);
}

}  // namespace tenon::ops
