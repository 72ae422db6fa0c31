// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The eigenvalues of symmetric matrices, of which one triangle is read, in ascending order.
struct TENON_API linalg_eigvalsh
    : Operator<linalg_eigvalsh, TensorBase(const TensorBase&, std::string_view)> {
  static constexpr std::string_view kSchema =
      "linalg_eigvalsh(Tensor self, str UPLO=\"L\") -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase linalg_eigvalsh(const TensorBase& self, std::string_view UPLO = "L") {
  return stubs::linalg_eigvalsh::call(self, UPLO);
}

}  // namespace tenon::ops
