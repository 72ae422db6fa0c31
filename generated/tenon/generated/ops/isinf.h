// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// Whether each element is infinite.
struct TENON_API isinf : Operator<isinf, TensorBase(const TensorBase&)> {
  static constexpr std::string_view kSchema = "isinf(Tensor self) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase isinf(const TensorBase& self) {
  return stubs::isinf::call(self);
}

}  // namespace tenon::ops
