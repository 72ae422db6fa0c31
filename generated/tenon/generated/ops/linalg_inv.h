// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The inverse of each matrix; a LinAlgError for a singular one.
struct TENON_API linalg_inv : Operator<linalg_inv, TensorBase(const TensorBase&)> {
  static constexpr std::string_view kSchema = "linalg_inv(Tensor A) -> Tensor";
};
struct TENON_API linalg_inv_out
    : Operator<linalg_inv_out, TensorBase&(const TensorBase&, TensorBase&)> {
  static constexpr std::string_view kSchema =
      "linalg_inv.out(Tensor A, *, Tensor(a!) out) -> Tensor(a!)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase linalg_inv(const TensorBase& A) {
  return stubs::linalg_inv::call(A);
}
inline TensorBase& linalg_inv_out(const TensorBase& A, TensorBase& out) {
  return stubs::linalg_inv_out::call(A, out);
}

}  // namespace tenon::ops
