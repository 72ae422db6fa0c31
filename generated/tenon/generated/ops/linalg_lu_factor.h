// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// L below the diagonal and U from it on, and the swaps of rows; a LinAlgError where U has a 0 on
/// its diagonal.
struct TENON_API linalg_lu_factor
    : Operator<linalg_lu_factor, std::tuple<TensorBase, TensorBase>(const TensorBase&, bool)> {
  static constexpr std::string_view kSchema =
      "linalg_lu_factor(Tensor A, *, bool pivot=True) -> (Tensor LU, Tensor pivots)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline std::tuple<TensorBase, TensorBase> linalg_lu_factor(const TensorBase& A, bool pivot = true) {
  return stubs::linalg_lu_factor::call(A, pivot);
}

}  // namespace tenon::ops
