// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The first half of a dimension times the logistic function of the second.
struct TENON_API glu : Operator<glu, TensorBase(const TensorBase&, int64_t)> {
  static constexpr std::string_view kSchema = "glu(Tensor self, int dim=-1) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase glu(const TensorBase& self, int64_t dim = -1) {
  return stubs::glu::call(self, dim);
}

}  // namespace tenon::ops
