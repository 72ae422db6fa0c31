// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The places that affine maps theta take the elements of images of a size to, for grid_sampler_2d.
struct TENON_API affine_grid
    : Operator<affine_grid, TensorBase(const TensorBase&, IntArrayRef, bool)> {
  static constexpr std::string_view kSchema =
      "affine_grid(Tensor theta, SymInt[] size, bool align_corners=False) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase affine_grid(const TensorBase& theta, IntArrayRef size,
                              bool align_corners = false) {
  return stubs::affine_grid::call(theta, size, align_corners);
}

}  // namespace tenon::ops
