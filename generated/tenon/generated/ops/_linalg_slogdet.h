// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The sign of each determinant and the logarithm of its magnitude, with the factors that they were
/// found by.
struct TENON_API _linalg_slogdet
    : Operator<_linalg_slogdet,
               std::tuple<TensorBase, TensorBase, TensorBase, TensorBase>(const TensorBase&)> {
  static constexpr std::string_view kSchema =
      "_linalg_slogdet(Tensor A) -> (Tensor sign, Tensor logabsdet, Tensor LU, Tensor pivots)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline std::tuple<TensorBase, TensorBase, TensorBase, TensorBase> _linalg_slogdet(
    const TensorBase& A) {
  return stubs::_linalg_slogdet::call(A);
}

}  // namespace tenon::ops
