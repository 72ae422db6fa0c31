// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The variance over dimensions; the divisor is the count less correction, which is 1 unless given.
struct TENON_API var_correction
    : Operator<var_correction,
               TensorBase(const TensorBase&, std::optional<IntArrayRef>,
                          const std::optional<Scalar>&, bool)> {
  static constexpr std::string_view kSchema =
      "var.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool "
      "keepdim=False) -> Tensor";
};

/// The variance over dimensions; the divisor is one less than the count where unbiased.
struct TENON_API var_dim
    : Operator<var_dim, TensorBase(const TensorBase&, std::optional<IntArrayRef>, bool, bool)> {
  static constexpr std::string_view kSchema =
      "var.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase var(const TensorBase& self, const OptionalIntArrayRef& dim = std::nullopt,
                      const std::optional<Scalar>& correction = std::nullopt,
                      bool keepdim = false) {
  return stubs::var_correction::call(self, dim, correction, keepdim);
}

inline TensorBase var(const TensorBase& self, const OptionalIntArrayRef& dim, bool unbiased,
                      bool keepdim = false) {
  return stubs::var_dim::call(self, dim, unbiased, keepdim);
}

}  // namespace tenon::ops
