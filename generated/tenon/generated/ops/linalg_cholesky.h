// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// L of LLᵀ = self, or its transpose; a LinAlgError for a matrix that is not positive definite.
struct TENON_API linalg_cholesky : Operator<linalg_cholesky, TensorBase(const TensorBase&, bool)> {
  static constexpr std::string_view kSchema =
      "linalg_cholesky(Tensor self, *, bool upper=False) -> Tensor";
};
struct TENON_API linalg_cholesky_out
    : Operator<linalg_cholesky_out, TensorBase&(const TensorBase&, bool, TensorBase&)> {
  static constexpr std::string_view kSchema =
      "linalg_cholesky.out(Tensor self, *, bool upper=False, Tensor(a!) out) -> Tensor(a!)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase linalg_cholesky(const TensorBase& self, bool upper = false) {
  return stubs::linalg_cholesky::call(self, upper);
}
inline TensorBase& linalg_cholesky_out(const TensorBase& self, bool upper, TensorBase& out) {
  return stubs::linalg_cholesky_out::call(self, upper, out);
}

}  // namespace tenon::ops
