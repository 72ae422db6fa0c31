// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The places that affine maps theta take the elements of images of a size to, for grid_sampler_2d.
struct TENON_API affine_grid_generator
    : Operator<affine_grid_generator, TensorBase(const TensorBase&, IntArrayRef, bool)> {
  static constexpr std::string_view kSchema =
      "affine_grid_generator(Tensor theta, SymInt[] size, bool align_corners) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase affine_grid_generator(const TensorBase& theta, IntArrayRef size,
                                        bool align_corners) {
  return stubs::affine_grid_generator::call(theta, size, align_corners);
}

}  // namespace tenon::ops
