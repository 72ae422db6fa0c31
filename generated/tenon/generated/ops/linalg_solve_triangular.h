// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// X of AX = B, or of XA = B, where A is one triangle of self, with 1 on its diagonal where it is
/// unitriangular.
struct TENON_API linalg_solve_triangular
    : Operator<linalg_solve_triangular,
               TensorBase(const TensorBase&, const TensorBase&, bool, bool, bool)> {
  static constexpr std::string_view kSchema =
      "linalg_solve_triangular(Tensor self, Tensor B, *, bool upper, bool left=True, bool "
      "unitriangular=False) -> Tensor";
};
struct TENON_API linalg_solve_triangular_out
    : Operator<linalg_solve_triangular_out,
               TensorBase&(const TensorBase&, const TensorBase&, bool, bool, bool, TensorBase&)> {
  static constexpr std::string_view kSchema =
      "linalg_solve_triangular.out(Tensor self, Tensor B, *, bool upper, bool left=True, bool "
      "unitriangular=False, Tensor(a!) out) -> Tensor(a!)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase linalg_solve_triangular(const TensorBase& self, const TensorBase& B, bool upper,
                                          bool left = true, bool unitriangular = false) {
  return stubs::linalg_solve_triangular::call(self, B, upper, left, unitriangular);
}
inline TensorBase& linalg_solve_triangular_out(const TensorBase& self, const TensorBase& B,
                                               bool upper, bool left, bool unitriangular,
                                               TensorBase& out) {
  return stubs::linalg_solve_triangular_out::call(self, B, upper, left, unitriangular, out);
}

}  // namespace tenon::ops
