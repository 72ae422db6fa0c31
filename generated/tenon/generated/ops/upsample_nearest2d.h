// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// Images [N, C, ...] of output_size, or scale_factors as large, by the nearest elements.
struct TENON_API upsample_nearest2d_vec
    : Operator<upsample_nearest2d_vec,
               TensorBase(const TensorBase&, std::optional<IntArrayRef>,
                          std::optional<ArrayRef<double>>)> {
  static constexpr std::string_view kSchema =
      "upsample_nearest2d.vec(Tensor input, SymInt[]? output_size, float[]? scale_factors) -> "
      "Tensor";
};

/// Images [N, C, ...] of output_size by the nearest elements.
struct TENON_API upsample_nearest2d
    : Operator<upsample_nearest2d,
               TensorBase(const TensorBase&, IntArrayRef, std::optional<double>,
                          std::optional<double>)> {
  static constexpr std::string_view kSchema =
      "upsample_nearest2d(Tensor self, SymInt[2] output_size, float? scales_h=None, float? "
      "scales_w=None) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase upsample_nearest2d(const TensorBase& input,
                                     const OptionalIntArrayRef& output_size,
                                     std::optional<ArrayRef<double>> scale_factors) {
  return stubs::upsample_nearest2d_vec::call(input, output_size, scale_factors);
}

inline TensorBase upsample_nearest2d(const TensorBase& self, const IntArrayOf<2>& output_size,
                                     std::optional<double> scales_h = std::nullopt,
                                     std::optional<double> scales_w = std::nullopt) {
  return stubs::upsample_nearest2d::call(self, output_size, scales_h, scales_w);
}

}  // namespace tenon::ops
