// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// How much an inverse may enlarge errors, by a norm, of order 2 where none is given.
struct TENON_API linalg_cond
    : Operator<linalg_cond, TensorBase(const TensorBase&, const std::optional<Scalar>&)> {
  static constexpr std::string_view kSchema = "linalg_cond(Tensor self, Scalar? p=None) -> Tensor";
};

/// How much an inverse may enlarge errors, by the norm of Frobenius or the nuclear one.
struct TENON_API linalg_cond_p_str
    : Operator<linalg_cond_p_str, TensorBase(const TensorBase&, std::string_view)> {
  static constexpr std::string_view kSchema = "linalg_cond.p_str(Tensor self, str p) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase linalg_cond(const TensorBase& self,
                              const std::optional<Scalar>& p = std::nullopt) {
  return stubs::linalg_cond::call(self, p);
}

inline TensorBase linalg_cond(const TensorBase& self, std::string_view p) {
  return stubs::linalg_cond_p_str::call(self, p);
}

}  // namespace tenon::ops
