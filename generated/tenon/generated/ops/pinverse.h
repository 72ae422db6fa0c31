// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The pseudoinverse of each matrix, for which singular values up to a part of the greatest count
/// as 0.
struct TENON_API pinverse : Operator<pinverse, TensorBase(const TensorBase&, double)> {
  static constexpr std::string_view kSchema = "pinverse(Tensor self, float rcond=1e-15) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase pinverse(const TensorBase& self, double rcond = 1e-15) {
  return stubs::pinverse::call(self, rcond);
}

}  // namespace tenon::ops
