// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

struct TENON_API t_copy : Operator<t_copy, TensorBase(const TensorBase&)> {
  static constexpr std::string_view kSchema = "t_copy(Tensor self) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase t_copy(const TensorBase& self) {
  return stubs::t_copy::call(self);
}

}  // namespace tenon::ops
