// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

struct TENON_API alias_copy : Operator<alias_copy, TensorBase(const TensorBase&)> {
  static constexpr std::string_view kSchema = "alias_copy(Tensor self) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase alias_copy(const TensorBase& self) {
  return stubs::alias_copy::call(self);
}

}  // namespace tenon::ops
