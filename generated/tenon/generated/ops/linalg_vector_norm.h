// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The norm of the elements over dimensions as a vector; of order 0 how many are not 0, of inf the
/// greatest.
struct TENON_API linalg_vector_norm
    : Operator<linalg_vector_norm,
               TensorBase(const TensorBase&, const Scalar&, std::optional<IntArrayRef>, bool,
                          std::optional<DType>)> {
  static constexpr std::string_view kSchema =
      "linalg_vector_norm(Tensor self, Scalar ord=2, int[1]? dim=None, bool keepdim=False, *, "
      "ScalarType? dtype=None) -> Tensor";
};
struct TENON_API linalg_vector_norm_out
    : Operator<linalg_vector_norm_out,
               TensorBase&(const TensorBase&, const Scalar&, std::optional<IntArrayRef>, bool,
                           std::optional<DType>, TensorBase&)> {
  static constexpr std::string_view kSchema =
      "linalg_vector_norm.out(Tensor self, Scalar ord=2, int[1]? dim=None, bool keepdim=False, *, "
      "ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase linalg_vector_norm(const TensorBase& self, const Scalar& ord = 2,
                                     const OptionalIntArrayRef& dim = std::nullopt,
                                     bool keepdim = false,
                                     std::optional<DType> dtype = std::nullopt) {
  return stubs::linalg_vector_norm::call(self, ord, dim, keepdim, dtype);
}
inline TensorBase& linalg_vector_norm_out(const TensorBase& self, const Scalar& ord,
                                          const OptionalIntArrayRef& dim, bool keepdim,
                                          std::optional<DType> dtype, TensorBase& out) {
  return stubs::linalg_vector_norm_out::call(self, ord, dim, keepdim, dtype, out);
}

}  // namespace tenon::ops
