// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The gelu approximated with tanh.
struct TENON_API _gelu_tanh : Operator<_gelu_tanh, TensorBase(const TensorBase&)> {
  static constexpr std::string_view kSchema = "_gelu_tanh(Tensor self) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase _gelu_tanh(const TensorBase& self) {
  return stubs::_gelu_tanh::call(self);
}

}  // namespace tenon::ops
