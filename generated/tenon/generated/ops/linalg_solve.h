// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// X of AX = B, or of XA = B; a LinAlgError for a singular A.
struct TENON_API linalg_solve
    : Operator<linalg_solve, TensorBase(const TensorBase&, const TensorBase&, bool)> {
  static constexpr std::string_view kSchema =
      "linalg_solve(Tensor A, Tensor B, *, bool left=True) -> Tensor";
};
struct TENON_API linalg_solve_out
    : Operator<linalg_solve_out,
               TensorBase&(const TensorBase&, const TensorBase&, bool, TensorBase&)> {
  static constexpr std::string_view kSchema =
      "linalg_solve.out(Tensor A, Tensor B, *, bool left=True, Tensor(a!) out) -> Tensor(a!)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase linalg_solve(const TensorBase& A, const TensorBase& B, bool left = true) {
  return stubs::linalg_solve::call(A, B, left);
}
inline TensorBase& linalg_solve_out(const TensorBase& A, const TensorBase& B, bool left,
                                    TensorBase& out) {
  return stubs::linalg_solve_out::call(A, B, left, out);
}

}  // namespace tenon::ops
