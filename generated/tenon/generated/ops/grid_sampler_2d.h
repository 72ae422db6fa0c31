// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// Images sampled at the places (x, y) of a grid, from -1 to 1.
struct TENON_API grid_sampler_2d
    : Operator<grid_sampler_2d,
               TensorBase(const TensorBase&, const TensorBase&, int64_t, int64_t, bool)> {
  static constexpr std::string_view kSchema =
      "grid_sampler_2d(Tensor input, Tensor grid, int interpolation_mode, int padding_mode, bool "
      "align_corners) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase grid_sampler_2d(const TensorBase& input, const TensorBase& grid,
                                  int64_t interpolation_mode, int64_t padding_mode,
                                  bool align_corners) {
  return stubs::grid_sampler_2d::call(input, grid, interpolation_mode, padding_mode, align_corners);
}

}  // namespace tenon::ops
