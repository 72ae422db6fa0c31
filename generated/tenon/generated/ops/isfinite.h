// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// Whether each element is neither infinite nor NaN.
struct TENON_API isfinite : Operator<isfinite, TensorBase(const TensorBase&)> {
  static constexpr std::string_view kSchema = "isfinite(Tensor self) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase isfinite(const TensorBase& self) {
  return stubs::isfinite::call(self);
}

}  // namespace tenon::ops
