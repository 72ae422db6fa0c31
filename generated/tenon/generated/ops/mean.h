// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The mean of all elements.
struct TENON_API mean : Operator<mean, TensorBase(const TensorBase&, std::optional<DType>)> {
  static constexpr std::string_view kSchema =
      "mean(Tensor self, *, ScalarType? dtype=None) -> Tensor";
};

/// The mean over dimensions.
struct TENON_API mean_dim
    : Operator<mean_dim,
               TensorBase(const TensorBase&, std::optional<IntArrayRef>, bool,
                          std::optional<DType>)> {
  static constexpr std::string_view kSchema =
      "mean.dim(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor";
};
struct TENON_API mean_out
    : Operator<mean_out,
               TensorBase&(const TensorBase&, std::optional<IntArrayRef>, bool,
                           std::optional<DType>, TensorBase&)> {
  static constexpr std::string_view kSchema =
      "mean.out(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None, "
      "Tensor(a!) out) -> Tensor(a!)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase mean(const TensorBase& self, std::optional<DType> dtype = std::nullopt) {
  return stubs::mean::call(self, dtype);
}

inline TensorBase mean(const TensorBase& self, const OptionalIntArrayRef& dim, bool keepdim = false,
                       std::optional<DType> dtype = std::nullopt) {
  return stubs::mean_dim::call(self, dim, keepdim, dtype);
}
inline TensorBase& mean_out(const TensorBase& self, const OptionalIntArrayRef& dim, bool keepdim,
                            std::optional<DType> dtype, TensorBase& out) {
  return stubs::mean_out::call(self, dim, keepdim, dtype, out);
}

}  // namespace tenon::ops
