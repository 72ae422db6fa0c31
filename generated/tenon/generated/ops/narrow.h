// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// length indices of a dimension from start.
struct TENON_API narrow
    : Operator<narrow, TensorBase(const TensorBase&, int64_t, int64_t, int64_t)> {
  static constexpr std::string_view kSchema =
      "narrow(Tensor(a) self, int dim, SymInt start, SymInt length) -> Tensor(a)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase narrow(const TensorBase& self, int64_t dim, int64_t start, int64_t length) {
  return stubs::narrow::call(self, dim, start, length);
}

}  // namespace tenon::ops
