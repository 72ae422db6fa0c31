// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// Each element limited to [0, 6].
struct TENON_API relu6 : Operator<relu6, TensorBase(const TensorBase&)> {
  static constexpr std::string_view kSchema = "relu6(Tensor self) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase relu6(const TensorBase& self) {
  return stubs::relu6::call(self);
}

}  // namespace tenon::ops
