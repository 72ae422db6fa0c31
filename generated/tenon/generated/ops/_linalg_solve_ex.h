// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// X of AX = B, or of XA = B, with the factors that it was found by.
struct TENON_API _linalg_solve_ex
    : Operator<_linalg_solve_ex,
               std::tuple<TensorBase, TensorBase, TensorBase, TensorBase>(
                   const TensorBase&, const TensorBase&, bool, bool)> {
  static constexpr std::string_view kSchema =
      "_linalg_solve_ex(Tensor A, Tensor B, *, bool left=True, bool check_errors=False) -> (Tensor "
      "result, Tensor LU, Tensor pivots, Tensor info)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline std::tuple<TensorBase, TensorBase, TensorBase, TensorBase> _linalg_solve_ex(
    const TensorBase& A, const TensorBase& B, bool left = true, bool check_errors = false) {
  return stubs::_linalg_solve_ex::call(A, B, left, check_errors);
}

}  // namespace tenon::ops
