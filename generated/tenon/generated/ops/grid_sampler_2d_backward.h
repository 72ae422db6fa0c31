// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The gradients of grid_sampler_2d for input and grid; the ones that output_mask leaves out are
/// undefined.
struct TENON_API grid_sampler_2d_backward
    : Operator<grid_sampler_2d_backward,
               std::tuple<TensorBase, TensorBase>(
                   const TensorBase&, const TensorBase&, const TensorBase&, int64_t, int64_t, bool,
                   std::array<bool, 2>)> {
  static constexpr std::string_view kSchema =
      "grid_sampler_2d_backward(Tensor grad_output, Tensor input, Tensor grid, int "
      "interpolation_mode, int padding_mode, bool align_corners, bool[2] output_mask) -> (Tensor, "
      "Tensor)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline std::tuple<TensorBase, TensorBase> grid_sampler_2d_backward(
    const TensorBase& grad_output, const TensorBase& input, const TensorBase& grid,
    int64_t interpolation_mode, int64_t padding_mode, bool align_corners,
    std::array<bool, 2> output_mask) {
  return stubs::grid_sampler_2d_backward::call(grad_output, input, grid, interpolation_mode,
                                               padding_mode, align_corners, output_mask);
}

}  // namespace tenon::ops
