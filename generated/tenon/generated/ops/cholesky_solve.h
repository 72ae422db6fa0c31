// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// X of AX = self, where input2 is the Cholesky factor of A.
struct TENON_API cholesky_solve
    : Operator<cholesky_solve, TensorBase(const TensorBase&, const TensorBase&, bool)> {
  static constexpr std::string_view kSchema =
      "cholesky_solve(Tensor self, Tensor input2, bool upper=False) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase cholesky_solve(const TensorBase& self, const TensorBase& input2,
                                 bool upper = false) {
  return stubs::cholesky_solve::call(self, input2, upper);
}

}  // namespace tenon::ops
