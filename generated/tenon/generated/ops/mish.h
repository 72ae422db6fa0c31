// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// Each element times the tanh of its softplus.
struct TENON_API mish : Operator<mish, TensorBase(const TensorBase&)> {
  static constexpr std::string_view kSchema = "mish(Tensor self) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase mish(const TensorBase& self) {
  return stubs::mish::call(self);
}

}  // namespace tenon::ops
