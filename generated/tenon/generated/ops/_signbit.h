// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// Whether the sign of each floating element is set.
struct TENON_API _signbit : Operator<_signbit, TensorBase(const TensorBase&)> {
  static constexpr std::string_view kSchema = "_signbit(Tensor self) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase _signbit(const TensorBase& self) {
  return stubs::_signbit::call(self);
}

}  // namespace tenon::ops
