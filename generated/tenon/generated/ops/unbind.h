// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// self at every index of a dimension.
struct TENON_API unbind_int
    : Operator<unbind_int, std::vector<TensorBase>(const TensorBase&, int64_t)> {
  static constexpr std::string_view kSchema =
      "unbind.int(Tensor(a -> *) self, int dim=0) -> Tensor(a)[]";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline std::vector<TensorBase> unbind(const TensorBase& self, int64_t dim = 0) {
  return stubs::unbind_int::call(self, dim);
}

}  // namespace tenon::ops
