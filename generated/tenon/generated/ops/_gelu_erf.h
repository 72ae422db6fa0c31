// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The exact gelu.
struct TENON_API _gelu_erf : Operator<_gelu_erf, TensorBase(const TensorBase&)> {
  static constexpr std::string_view kSchema = "_gelu_erf(Tensor self) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase _gelu_erf(const TensorBase& self) {
  return stubs::_gelu_erf::call(self);
}

}  // namespace tenon::ops
