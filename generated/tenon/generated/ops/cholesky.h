// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// L of LLᵀ = self, or its transpose; a LinAlgError for a matrix that is not positive definite.
struct TENON_API cholesky : Operator<cholesky, TensorBase(const TensorBase&, bool)> {
  static constexpr std::string_view kSchema = "cholesky(Tensor self, bool upper=False) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase cholesky(const TensorBase& self, bool upper = false) {
  return stubs::cholesky::call(self, upper);
}

}  // namespace tenon::ops
