// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The indices of the elements that are not 0, a row each.
struct TENON_API nonzero : Operator<nonzero, TensorBase(const TensorBase&)> {
  static constexpr std::string_view kSchema = "nonzero(Tensor self) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase nonzero(const TensorBase& self) {
  return stubs::nonzero::call(self);
}

}  // namespace tenon::ops
