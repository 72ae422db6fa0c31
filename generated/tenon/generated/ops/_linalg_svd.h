// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The singular values of each matrix in descending order, and vectors U and Vᵀ with USVᵀ = A.
struct TENON_API _linalg_svd
    : Operator<_linalg_svd,
               std::tuple<TensorBase, TensorBase, TensorBase>(const TensorBase&, bool, bool,
                                                              std::optional<std::string_view>)> {
  static constexpr std::string_view kSchema =
      "_linalg_svd(Tensor A, bool full_matrices=False, bool compute_uv=True, *, str? driver=None) "
      "-> (Tensor U, Tensor S, Tensor Vh)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline std::tuple<TensorBase, TensorBase, TensorBase> _linalg_svd(
    const TensorBase& A, bool full_matrices = false, bool compute_uv = true,
    std::optional<std::string_view> driver = std::nullopt) {
  return stubs::_linalg_svd::call(A, full_matrices, compute_uv, driver);
}

}  // namespace tenon::ops
