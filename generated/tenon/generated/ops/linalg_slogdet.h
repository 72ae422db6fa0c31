// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The sign of each determinant, and the logarithm of its magnitude.
struct TENON_API linalg_slogdet
    : Operator<linalg_slogdet, std::tuple<TensorBase, TensorBase>(const TensorBase&)> {
  static constexpr std::string_view kSchema =
      "linalg_slogdet(Tensor A) -> (Tensor sign, Tensor logabsdet)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline std::tuple<TensorBase, TensorBase> linalg_slogdet(const TensorBase& A) {
  return stubs::linalg_slogdet::call(A);
}

}  // namespace tenon::ops
