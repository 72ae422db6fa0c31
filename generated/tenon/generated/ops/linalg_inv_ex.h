// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The inverse of each matrix, and which of its pivots is 0, counted from 1, or 0.
struct TENON_API linalg_inv_ex
    : Operator<linalg_inv_ex, std::tuple<TensorBase, TensorBase>(const TensorBase&, bool)> {
  static constexpr std::string_view kSchema =
      "linalg_inv_ex(Tensor A, *, bool check_errors=False) -> (Tensor inverse, Tensor info)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline std::tuple<TensorBase, TensorBase> linalg_inv_ex(const TensorBase& A,
                                                        bool check_errors = false) {
  return stubs::linalg_inv_ex::call(A, check_errors);
}

}  // namespace tenon::ops
