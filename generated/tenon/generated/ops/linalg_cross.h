// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The vectors that stand at right angles to those along a dimension of size 3.
struct TENON_API linalg_cross
    : Operator<linalg_cross, TensorBase(const TensorBase&, const TensorBase&, int64_t)> {
  static constexpr std::string_view kSchema =
      "linalg_cross(Tensor self, Tensor other, *, int dim=-1) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase linalg_cross(const TensorBase& self, const TensorBase& other, int64_t dim = -1) {
  return stubs::linalg_cross::call(self, other, dim);
}

}  // namespace tenon::ops
