// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// A permutation, a lower and an upper triangular matrix of which A is the product.
struct TENON_API linalg_lu
    : Operator<linalg_lu, std::tuple<TensorBase, TensorBase, TensorBase>(const TensorBase&, bool)> {
  static constexpr std::string_view kSchema =
      "linalg_lu(Tensor A, *, bool pivot=True) -> (Tensor P, Tensor L, Tensor U)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline std::tuple<TensorBase, TensorBase, TensorBase> linalg_lu(const TensorBase& A,
                                                                bool pivot = true) {
  return stubs::linalg_lu::call(A, pivot);
}

}  // namespace tenon::ops
