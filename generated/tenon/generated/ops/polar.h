// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// Complex numbers of magnitudes and of angles in radians, both of float32 or of float64.
struct TENON_API polar : Operator<polar, TensorBase(const TensorBase&, const TensorBase&)> {
  static constexpr std::string_view kSchema = "polar(Tensor abs, Tensor angle) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase polar(const TensorBase& abs, const TensorBase& angle) {
  return stubs::polar::call(abs, angle);
}

}  // namespace tenon::ops
