// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The inverse of the matrix of which self is the Cholesky factor.
struct TENON_API cholesky_inverse
    : Operator<cholesky_inverse, TensorBase(const TensorBase&, bool)> {
  static constexpr std::string_view kSchema =
      "cholesky_inverse(Tensor self, bool upper=False) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase cholesky_inverse(const TensorBase& self, bool upper = false) {
  return stubs::cholesky_inverse::call(self, upper);
}

}  // namespace tenon::ops
