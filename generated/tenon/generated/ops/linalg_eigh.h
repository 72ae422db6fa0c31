// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The eigenvalues of symmetric matrices, of which one triangle is read, in ascending order, and
/// eigenvectors.
struct TENON_API linalg_eigh
    : Operator<linalg_eigh,
               std::tuple<TensorBase, TensorBase>(const TensorBase&, std::string_view)> {
  static constexpr std::string_view kSchema =
      "linalg_eigh(Tensor self, str UPLO=\"L\") -> (Tensor eigenvalues, Tensor eigenvectors)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline std::tuple<TensorBase, TensorBase> linalg_eigh(const TensorBase& self,
                                                      std::string_view UPLO = "L") {
  return stubs::linalg_eigh::call(self, UPLO);
}

}  // namespace tenon::ops
