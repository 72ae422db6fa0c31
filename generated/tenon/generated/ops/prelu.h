// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// Each element, times the slope of its channel where it is negative.
struct TENON_API prelu : Operator<prelu, TensorBase(const TensorBase&, const TensorBase&)> {
  static constexpr std::string_view kSchema = "prelu(Tensor self, Tensor weight) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase prelu(const TensorBase& self, const TensorBase& weight) {
  return stubs::prelu::call(self, weight);
}

}  // namespace tenon::ops
