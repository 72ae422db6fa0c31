// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// self with two dimensions swapped.
struct TENON_API swapdims : Operator<swapdims, TensorBase(const TensorBase&, int64_t, int64_t)> {
  static constexpr std::string_view kSchema =
      "swapdims(Tensor(a) self, int dim0, int dim1) -> Tensor(a)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase swapdims(const TensorBase& self, int64_t dim0, int64_t dim1) {
  return stubs::swapdims::call(self, dim0, dim1);
}

}  // namespace tenon::ops
