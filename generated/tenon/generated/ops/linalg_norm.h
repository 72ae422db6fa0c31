// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The norm of matrices where there are an order and two dimensions, else of the elements as a
/// vector.
struct TENON_API linalg_norm
    : Operator<linalg_norm,
               TensorBase(const TensorBase&, const std::optional<Scalar>&,
                          std::optional<IntArrayRef>, bool, std::optional<DType>)> {
  static constexpr std::string_view kSchema =
      "linalg_norm(Tensor self, Scalar? ord=None, int[1]? dim=None, bool keepdim=False, *, "
      "ScalarType? dtype=None) -> Tensor";
};

/// The norm of the matrices of two dimensions, that of Frobenius or the nuclear one.
struct TENON_API linalg_norm_ord_str
    : Operator<linalg_norm_ord_str,
               TensorBase(const TensorBase&, std::string_view, std::optional<IntArrayRef>, bool,
                          std::optional<DType>)> {
  static constexpr std::string_view kSchema =
      "linalg_norm.ord_str(Tensor self, str ord, int[1]? dim=None, bool keepdim=False, *, "
      "ScalarType? dtype=None) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase linalg_norm(const TensorBase& self,
                              const std::optional<Scalar>& ord = std::nullopt,
                              const OptionalIntArrayRef& dim = std::nullopt, bool keepdim = false,
                              std::optional<DType> dtype = std::nullopt) {
  return stubs::linalg_norm::call(self, ord, dim, keepdim, dtype);
}

inline TensorBase linalg_norm(const TensorBase& self, std::string_view ord,
                              const OptionalIntArrayRef& dim = std::nullopt, bool keepdim = false,
                              std::optional<DType> dtype = std::nullopt) {
  return stubs::linalg_norm_ord_str::call(self, ord, dim, keepdim, dtype);
}

}  // namespace tenon::ops
