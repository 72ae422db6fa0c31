// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

struct TENON_API view_as_real_copy : Operator<view_as_real_copy, TensorBase(const TensorBase&)> {
  static constexpr std::string_view kSchema = "view_as_real_copy(Tensor self) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase view_as_real_copy(const TensorBase& self) {
  return stubs::view_as_real_copy::call(self);
}

}  // namespace tenon::ops
