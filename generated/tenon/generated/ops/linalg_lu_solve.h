// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// X of AX = B or XA = B, or of the same with the transpose of A, by the factors of A.
struct TENON_API linalg_lu_solve
    : Operator<linalg_lu_solve,
               TensorBase(const TensorBase&, const TensorBase&, const TensorBase&, bool, bool)> {
  static constexpr std::string_view kSchema =
      "linalg_lu_solve(Tensor LU, Tensor pivots, Tensor B, *, bool left=True, bool adjoint=False) "
      "-> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase linalg_lu_solve(const TensorBase& LU, const TensorBase& pivots,
                                  const TensorBase& B, bool left = true, bool adjoint = false) {
  return stubs::linalg_lu_solve::call(LU, pivots, B, left, adjoint);
}

}  // namespace tenon::ops
