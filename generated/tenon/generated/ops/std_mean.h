// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The standard deviation and the mean over dimensions.
struct TENON_API std_mean_correction
    : Operator<std_mean_correction,
               std::tuple<TensorBase, TensorBase>(const TensorBase&, std::optional<IntArrayRef>,
                                                  const std::optional<Scalar>&, bool)> {
  static constexpr std::string_view kSchema =
      "std_mean.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool "
      "keepdim=False) -> (Tensor, Tensor)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline std::tuple<TensorBase, TensorBase> std_mean(
    const TensorBase& self, const OptionalIntArrayRef& dim = std::nullopt,
    const std::optional<Scalar>& correction = std::nullopt, bool keepdim = false) {
  return stubs::std_mean_correction::call(self, dim, correction, keepdim);
}

}  // namespace tenon::ops
