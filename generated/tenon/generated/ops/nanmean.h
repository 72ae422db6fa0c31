// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The mean over dimensions of what is not NaN.
struct TENON_API nanmean
    : Operator<nanmean,
               TensorBase(const TensorBase&, std::optional<IntArrayRef>, bool,
                          std::optional<DType>)> {
  static constexpr std::string_view kSchema =
      "nanmean(Tensor self, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> "
      "Tensor";
};
struct TENON_API nanmean_out
    : Operator<nanmean_out,
               TensorBase&(const TensorBase&, std::optional<IntArrayRef>, bool,
                           std::optional<DType>, TensorBase&)> {
  static constexpr std::string_view kSchema =
      "nanmean.out(Tensor self, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None, "
      "Tensor(a!) out) -> Tensor(a!)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase nanmean(const TensorBase& self, const OptionalIntArrayRef& dim = std::nullopt,
                          bool keepdim = false, std::optional<DType> dtype = std::nullopt) {
  return stubs::nanmean::call(self, dim, keepdim, dtype);
}
inline TensorBase& nanmean_out(const TensorBase& self, const OptionalIntArrayRef& dim, bool keepdim,
                               std::optional<DType> dtype, TensorBase& out) {
  return stubs::nanmean_out::call(self, dim, keepdim, dtype, out);
}

}  // namespace tenon::ops
