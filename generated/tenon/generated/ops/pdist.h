// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The distances of each two rows, by the norm of order p.
struct TENON_API pdist : Operator<pdist, TensorBase(const TensorBase&, double)> {
  static constexpr std::string_view kSchema = "pdist(Tensor self, float p=2) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase pdist(const TensorBase& self, double p = 2) {
  return stubs::pdist::call(self, p);
}

}  // namespace tenon::ops
