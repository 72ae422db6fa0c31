// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The q-th quantiles of the elements that are not NaN, of each slice of a dimension or of all.
struct TENON_API nanquantile
    : Operator<nanquantile,
               TensorBase(const TensorBase&, const TensorBase&, std::optional<int64_t>, bool,
                          std::string_view)> {
  static constexpr std::string_view kSchema =
      "nanquantile(Tensor self, Tensor q, int? dim=None, bool keepdim=False, *, str "
      "interpolation='linear') -> Tensor";
};

/// The q-th quantile of the elements that are not NaN, of each slice of a dimension or of all.
struct TENON_API nanquantile_scalar
    : Operator<nanquantile_scalar,
               TensorBase(const TensorBase&, double, std::optional<int64_t>, bool,
                          std::string_view)> {
  static constexpr std::string_view kSchema =
      "nanquantile.scalar(Tensor self, float q, int? dim=None, bool keepdim=False, *, str "
      "interpolation='linear') -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase nanquantile(const TensorBase& self, const TensorBase& q,
                              std::optional<int64_t> dim = std::nullopt, bool keepdim = false,
                              std::string_view interpolation = "linear") {
  return stubs::nanquantile::call(self, q, dim, keepdim, interpolation);
}

inline TensorBase nanquantile(const TensorBase& self, double q,
                              std::optional<int64_t> dim = std::nullopt, bool keepdim = false,
                              std::string_view interpolation = "linear") {
  return stubs::nanquantile_scalar::call(self, q, dim, keepdim, interpolation);
}

}  // namespace tenon::ops
