// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// Images [N, C, ...] of output_size, or scale_factors as large, by trilinear interpolation.
struct TENON_API upsample_trilinear3d_vec
    : Operator<upsample_trilinear3d_vec,
               TensorBase(const TensorBase&, std::optional<IntArrayRef>, bool,
                          std::optional<ArrayRef<double>>)> {
  static constexpr std::string_view kSchema =
      "upsample_trilinear3d.vec(Tensor input, SymInt[]? output_size, bool align_corners, float[]? "
      "scale_factors) -> Tensor";
};

/// Images [N, C, ...] of output_size by trilinear interpolation.
struct TENON_API upsample_trilinear3d
    : Operator<upsample_trilinear3d,
               TensorBase(const TensorBase&, IntArrayRef, bool, std::optional<double>,
                          std::optional<double>, std::optional<double>)> {
  static constexpr std::string_view kSchema =
      "upsample_trilinear3d(Tensor self, SymInt[3] output_size, bool align_corners, float? "
      "scales_d=None, float? scales_h=None, float? scales_w=None) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase upsample_trilinear3d(const TensorBase& input,
                                       const OptionalIntArrayRef& output_size, bool align_corners,
                                       std::optional<ArrayRef<double>> scale_factors) {
  return stubs::upsample_trilinear3d_vec::call(input, output_size, align_corners, scale_factors);
}

inline TensorBase upsample_trilinear3d(const TensorBase& self, const IntArrayOf<3>& output_size,
                                       bool align_corners,
                                       std::optional<double> scales_d = std::nullopt,
                                       std::optional<double> scales_h = std::nullopt,
                                       std::optional<double> scales_w = std::nullopt) {
  return stubs::upsample_trilinear3d::call(self, output_size, align_corners, scales_d, scales_h,
                                           scales_w);
}

}  // namespace tenon::ops
