// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// Images [N, C, ...] of output_size, or scale_factors as large, by the nearest elements.
struct TENON_API upsample_nearest1d_vec
    : Operator<upsample_nearest1d_vec,
               TensorBase(const TensorBase&, std::optional<IntArrayRef>,
                          std::optional<ArrayRef<double>>)> {
  static constexpr std::string_view kSchema =
      "upsample_nearest1d.vec(Tensor input, SymInt[]? output_size, float[]? scale_factors) -> "
      "Tensor";
};

/// Images [N, C, ...] of output_size by the nearest elements.
struct TENON_API upsample_nearest1d
    : Operator<upsample_nearest1d,
               TensorBase(const TensorBase&, IntArrayRef, std::optional<double>)> {
  static constexpr std::string_view kSchema =
      "upsample_nearest1d(Tensor self, SymInt[1] output_size, float? scales=None) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase upsample_nearest1d(const TensorBase& input,
                                     const OptionalIntArrayRef& output_size,
                                     std::optional<ArrayRef<double>> scale_factors) {
  return stubs::upsample_nearest1d_vec::call(input, output_size, scale_factors);
}

inline TensorBase upsample_nearest1d(const TensorBase& self, const IntArrayOf<1>& output_size,
                                     std::optional<double> scales = std::nullopt) {
  return stubs::upsample_nearest1d::call(self, output_size, scales);
}

}  // namespace tenon::ops
