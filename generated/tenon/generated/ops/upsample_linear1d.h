// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// Images [N, C, ...] of output_size, or scale_factors as large, by linear interpolation.
struct TENON_API upsample_linear1d_vec
    : Operator<upsample_linear1d_vec,
               TensorBase(const TensorBase&, std::optional<IntArrayRef>, bool,
                          std::optional<ArrayRef<double>>)> {
  static constexpr std::string_view kSchema =
      "upsample_linear1d.vec(Tensor input, SymInt[]? output_size, bool align_corners, float[]? "
      "scale_factors) -> Tensor";
};

/// Images [N, C, ...] of output_size by linear interpolation.
struct TENON_API upsample_linear1d
    : Operator<upsample_linear1d,
               TensorBase(const TensorBase&, IntArrayRef, bool, std::optional<double>)> {
  static constexpr std::string_view kSchema =
      "upsample_linear1d(Tensor self, SymInt[1] output_size, bool align_corners, float? "
      "scales=None) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase upsample_linear1d(const TensorBase& input, const OptionalIntArrayRef& output_size,
                                    bool align_corners,
                                    std::optional<ArrayRef<double>> scale_factors) {
  return stubs::upsample_linear1d_vec::call(input, output_size, align_corners, scale_factors);
}

inline TensorBase upsample_linear1d(const TensorBase& self, const IntArrayOf<1>& output_size,
                                    bool align_corners,
                                    std::optional<double> scales = std::nullopt) {
  return stubs::upsample_linear1d::call(self, output_size, align_corners, scales);
}

}  // namespace tenon::ops
