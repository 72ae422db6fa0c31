// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The pseudoinverse of each matrix, for which singular values up to a tolerance count as 0.
struct TENON_API linalg_pinv_atol_rtol_tensor
    : Operator<linalg_pinv_atol_rtol_tensor,
               TensorBase(const TensorBase&, const TensorBase&, const TensorBase&, bool)> {
  static constexpr std::string_view kSchema =
      "linalg_pinv.atol_rtol_tensor(Tensor self, *, Tensor? atol=None, Tensor? rtol=None, bool "
      "hermitian=False) -> Tensor";
};

/// The pseudoinverse of each matrix, for which singular values up to a tolerance count as 0.
struct TENON_API linalg_pinv_atol_rtol_float
    : Operator<linalg_pinv_atol_rtol_float,
               TensorBase(const TensorBase&, std::optional<double>, std::optional<double>, bool)> {
  static constexpr std::string_view kSchema =
      "linalg_pinv.atol_rtol_float(Tensor self, *, float? atol=None, float? rtol=None, bool "
      "hermitian=False) -> Tensor";
};

/// The pseudoinverse of each matrix, for which singular values up to a part of the greatest count
/// as 0.
struct TENON_API linalg_pinv : Operator<linalg_pinv, TensorBase(const TensorBase&, double, bool)> {
  static constexpr std::string_view kSchema =
      "linalg_pinv(Tensor self, float rcond, bool hermitian=False) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase linalg_pinv(const TensorBase& self, const TensorBase& atol = {},
                              const TensorBase& rtol = {}, bool hermitian = false) {
  return stubs::linalg_pinv_atol_rtol_tensor::call(self, atol, rtol, hermitian);
}

inline TensorBase linalg_pinv(const TensorBase& self, std::optional<double> atol,
                              std::optional<double> rtol, bool hermitian = false) {
  return stubs::linalg_pinv_atol_rtol_float::call(self, atol, rtol, hermitian);
}

inline TensorBase linalg_pinv(const TensorBase& self, double rcond, bool hermitian = false) {
  return stubs::linalg_pinv::call(self, rcond, hermitian);
}

}  // namespace tenon::ops
