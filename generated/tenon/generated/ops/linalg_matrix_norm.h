// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The norm of the matrices of two dimensions that vectors of the norm of order 1, 2 or inf induce.
struct TENON_API linalg_matrix_norm
    : Operator<linalg_matrix_norm,
               TensorBase(const TensorBase&, const Scalar&, IntArrayRef, bool,
                          std::optional<DType>)> {
  static constexpr std::string_view kSchema =
      "linalg_matrix_norm(Tensor self, Scalar ord, int[] dim=[-2,-1], bool keepdim=False, *, "
      "ScalarType? dtype=None) -> Tensor";
};

/// The norm of the matrices of two dimensions, that of Frobenius or the nuclear one.
struct TENON_API linalg_matrix_norm_str_ord
    : Operator<linalg_matrix_norm_str_ord,
               TensorBase(const TensorBase&, std::string_view, IntArrayRef, bool,
                          std::optional<DType>)> {
  static constexpr std::string_view kSchema =
      "linalg_matrix_norm.str_ord(Tensor self, str ord='fro', int[] dim=[-2,-1], bool "
      "keepdim=False, *, ScalarType? dtype=None) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase linalg_matrix_norm(const TensorBase& self, const Scalar& ord,
                                     IntArrayRef dim = {-2, -1}, bool keepdim = false,
                                     std::optional<DType> dtype = std::nullopt) {
  return stubs::linalg_matrix_norm::call(self, ord, dim, keepdim, dtype);
}

inline TensorBase linalg_matrix_norm(const TensorBase& self, std::string_view ord = "fro",
                                     IntArrayRef dim = {-2, -1}, bool keepdim = false,
                                     std::optional<DType> dtype = std::nullopt) {
  return stubs::linalg_matrix_norm_str_ord::call(self, ord, dim, keepdim, dtype);
}

}  // namespace tenon::ops
