// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The singular values of each matrix in descending order, and vectors U and Vᵀ with USVᵀ = A.
struct TENON_API linalg_svd
    : Operator<linalg_svd,
               std::tuple<TensorBase, TensorBase, TensorBase>(const TensorBase&, bool,
                                                              std::optional<std::string_view>)> {
  static constexpr std::string_view kSchema =
      "linalg_svd(Tensor A, bool full_matrices=True, *, str? driver=None) -> (Tensor U, Tensor S, "
      "Tensor Vh)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline std::tuple<TensorBase, TensorBase, TensorBase> linalg_svd(
    const TensorBase& A, bool full_matrices = true,
    std::optional<std::string_view> driver = std::nullopt) {
  return stubs::linalg_svd::call(A, full_matrices, driver);
}

}  // namespace tenon::ops
