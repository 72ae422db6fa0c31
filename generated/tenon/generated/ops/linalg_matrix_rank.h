// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// How many singular values of each matrix are above a tolerance.
struct TENON_API linalg_matrix_rank_atol_rtol_tensor
    : Operator<linalg_matrix_rank_atol_rtol_tensor,
               TensorBase(const TensorBase&, const TensorBase&, const TensorBase&, bool)> {
  static constexpr std::string_view kSchema =
      "linalg_matrix_rank.atol_rtol_tensor(Tensor input, *, Tensor? atol=None, Tensor? rtol=None, "
      "bool hermitian=False) -> Tensor";
};

/// How many singular values of each matrix are above a tolerance.
struct TENON_API linalg_matrix_rank_atol_rtol_float
    : Operator<linalg_matrix_rank_atol_rtol_float,
               TensorBase(const TensorBase&, std::optional<double>, std::optional<double>, bool)> {
  static constexpr std::string_view kSchema =
      "linalg_matrix_rank.atol_rtol_float(Tensor self, *, float? atol=None, float? rtol=None, bool "
      "hermitian=False) -> Tensor";
};

/// How many singular values of each matrix are above a number.
struct TENON_API linalg_matrix_rank
    : Operator<linalg_matrix_rank, TensorBase(const TensorBase&, double, bool)> {
  static constexpr std::string_view kSchema =
      "linalg_matrix_rank(Tensor self, float tol, bool hermitian=False) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase linalg_matrix_rank(const TensorBase& input, const TensorBase& atol = {},
                                     const TensorBase& rtol = {}, bool hermitian = false) {
  return stubs::linalg_matrix_rank_atol_rtol_tensor::call(input, atol, rtol, hermitian);
}

inline TensorBase linalg_matrix_rank(const TensorBase& self, std::optional<double> atol,
                                     std::optional<double> rtol, bool hermitian = false) {
  return stubs::linalg_matrix_rank_atol_rtol_float::call(self, atol, rtol, hermitian);
}

inline TensorBase linalg_matrix_rank(const TensorBase& self, double tol, bool hermitian = false) {
  return stubs::linalg_matrix_rank::call(self, tol, hermitian);
}

}  // namespace tenon::ops
