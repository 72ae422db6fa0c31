// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// L of LLᵀ = self, of whose matrices one triangle is read, or its transpose, and which minor is
/// not positive, or 0.
struct TENON_API linalg_cholesky_ex
    : Operator<linalg_cholesky_ex,
               std::tuple<TensorBase, TensorBase>(const TensorBase&, bool, bool)> {
  static constexpr std::string_view kSchema =
      "linalg_cholesky_ex(Tensor self, *, bool upper=False, bool check_errors=False) -> (Tensor L, "
      "Tensor info)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline std::tuple<TensorBase, TensorBase> linalg_cholesky_ex(
    const TensorBase& self, bool upper = false, bool check_errors = false) {
  return stubs::linalg_cholesky_ex::call(self, upper, check_errors);
}

}  // namespace tenon::ops
