// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The outer product of two vectors.
struct TENON_API outer : Operator<outer, TensorBase(const TensorBase&, const TensorBase&)> {
  static constexpr std::string_view kSchema = "outer(Tensor self, Tensor vec2) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase outer(const TensorBase& self, const TensorBase& vec2) {
  return stubs::outer::call(self, vec2);
}

}  // namespace tenon::ops
