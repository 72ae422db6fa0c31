// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

struct TENON_API detach_copy : Operator<detach_copy, TensorBase(const TensorBase&)> {
  static constexpr std::string_view kSchema = "detach_copy(Tensor self) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase detach_copy(const TensorBase& self) {
  return stubs::detach_copy::call(self);
}

}  // namespace tenon::ops
