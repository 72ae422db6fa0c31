// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// X of AX = B, or of XA = B, and which pivot of A is 0, counted from 1, or 0.
struct TENON_API linalg_solve_ex
    : Operator<linalg_solve_ex,
               std::tuple<TensorBase, TensorBase>(const TensorBase&, const TensorBase&, bool,
                                                  bool)> {
  static constexpr std::string_view kSchema =
      "linalg_solve_ex(Tensor A, Tensor B, *, bool left=True, bool check_errors=False) -> (Tensor "
      "result, Tensor info)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline std::tuple<TensorBase, TensorBase> linalg_solve_ex(
    const TensorBase& A, const TensorBase& B, bool left = true, bool check_errors = false) {
  return stubs::linalg_solve_ex::call(A, B, left, check_errors);
}

}  // namespace tenon::ops
