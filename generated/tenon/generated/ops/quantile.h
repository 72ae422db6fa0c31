// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The q-th quantiles of the elements, of each slice of a dimension or of all.
struct TENON_API quantile
    : Operator<quantile,
               TensorBase(const TensorBase&, const TensorBase&, std::optional<int64_t>, bool,
                          std::string_view)> {
  static constexpr std::string_view kSchema =
      "quantile(Tensor self, Tensor q, int? dim=None, bool keepdim=False, *, str "
      "interpolation='linear') -> Tensor";
};

/// The q-th quantile of the elements, of each slice of a dimension or of all.
struct TENON_API quantile_scalar
    : Operator<quantile_scalar,
               TensorBase(const TensorBase&, double, std::optional<int64_t>, bool,
                          std::string_view)> {
  static constexpr std::string_view kSchema =
      "quantile.scalar(Tensor self, float q, int? dim=None, bool keepdim=False, *, str "
      "interpolation='linear') -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase quantile(const TensorBase& self, const TensorBase& q,
                           std::optional<int64_t> dim = std::nullopt, bool keepdim = false,
                           std::string_view interpolation = "linear") {
  return stubs::quantile::call(self, q, dim, keepdim, interpolation);
}

inline TensorBase quantile(const TensorBase& self, double q,
                           std::optional<int64_t> dim = std::nullopt, bool keepdim = false,
                           std::string_view interpolation = "linear") {
  return stubs::quantile_scalar::call(self, q, dim, keepdim, interpolation);
}

}  // namespace tenon::ops
