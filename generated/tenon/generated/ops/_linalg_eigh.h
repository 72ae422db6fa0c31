// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The eigenvalues of symmetric matrices, of which one triangle is read, in ascending order, and
/// eigenvectors.
struct TENON_API _linalg_eigh
    : Operator<_linalg_eigh,
               std::tuple<TensorBase, TensorBase>(const TensorBase&, std::string_view, bool)> {
  static constexpr std::string_view kSchema =
      "_linalg_eigh(Tensor A, str UPLO=\"L\", bool compute_v=True) -> (Tensor eigenvalues, Tensor "
      "eigenvectors)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline std::tuple<TensorBase, TensorBase> _linalg_eigh(
    const TensorBase& A, std::string_view UPLO = "L", bool compute_v = true) {
  return stubs::_linalg_eigh::call(A, UPLO, compute_v);
}

}  // namespace tenon::ops
