// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// self with the dimensions from start_dim to end_dim made one.
struct TENON_API flatten_using_ints
    : Operator<flatten_using_ints, TensorBase(const TensorBase&, int64_t, int64_t)> {
  static constexpr std::string_view kSchema =
      "flatten.using_ints(Tensor(a) self, int start_dim=0, int end_dim=-1) -> Tensor(a)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase flatten(const TensorBase& self, int64_t start_dim = 0, int64_t end_dim = -1) {
  return stubs::flatten_using_ints::call(self, start_dim, end_dim);
}

}  // namespace tenon::ops
