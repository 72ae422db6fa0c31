// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// L below the diagonal and U from it on, the swaps of rows, and which element of U is 0, counted
/// from 1, or 0.
struct TENON_API linalg_lu_factor_ex
    : Operator<linalg_lu_factor_ex,
               std::tuple<TensorBase, TensorBase, TensorBase>(const TensorBase&, bool, bool)> {
  static constexpr std::string_view kSchema =
      "linalg_lu_factor_ex(Tensor A, *, bool pivot=True, bool check_errors=False) -> (Tensor LU, "
      "Tensor pivots, Tensor info)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline std::tuple<TensorBase, TensorBase, TensorBase> linalg_lu_factor_ex(
    const TensorBase& A, bool pivot = true, bool check_errors = false) {
  return stubs::linalg_lu_factor_ex::call(A, pivot, check_errors);
}

}  // namespace tenon::ops
