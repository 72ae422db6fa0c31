// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

struct TENON_API view_copy : Operator<view_copy, TensorBase(const TensorBase&, IntArrayRef)> {
  static constexpr std::string_view kSchema = "view_copy(Tensor self, SymInt[] size) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase view_copy(const TensorBase& self, IntArrayRef size) {
  return stubs::view_copy::call(self, size);
}

}  // namespace tenon::ops
