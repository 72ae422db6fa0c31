// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// self with a dimension divided into several.
struct TENON_API unflatten_int
    : Operator<unflatten_int, TensorBase(const TensorBase&, int64_t, IntArrayRef)> {
  static constexpr std::string_view kSchema =
      "unflatten.int(Tensor(a) self, int dim, SymInt[] sizes) -> Tensor(a)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase unflatten(const TensorBase& self, int64_t dim, IntArrayRef sizes) {
  return stubs::unflatten_int::call(self, dim, sizes);
}

}  // namespace tenon::ops
