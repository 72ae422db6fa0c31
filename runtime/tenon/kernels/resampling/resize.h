#pragma once

#include <array>
#include <initializer_list>
#include <optional>

#include "tenon/base/array_ref.h"
#include "tenon/kernels/resampling/axis_taps.h"
#include "tenon/tensor/tensor_base.h"

namespace tenon::kernels {

/// How images [N, C, ...] of one to three dimensions become smaller or larger. A dimension that
/// there is not has size 1.
struct Resizing {
  /// Of tensors of sizes `from` to `to`, with a scale for each dimension after the channels.
  Resizing(Interpolation kind, IntArrayRef from, IntArrayRef to, bool align_corners,
           std::initializer_list<std::optional<double>> scales);

  /// That along an axis: nothing is interpolated along one that there is not.
  Interpolation along(int axis) const {
    return axis < 3 - rank ? Interpolation::kNearest : interpolation;
  }
  // fits: images in memory
  int64_t volume() const { return axes[0].size * axes[1].size * axes[2].size; }
  // fits: the same
  int64_t out_volume() const { return axes[0].out_size * axes[1].out_size * axes[2].out_size; }

  Interpolation interpolation;
  int rank;
  std::array<ResizedAxis, 3> axes;
};

/// Writes the resized `self`.
void resize_images(const Resizing& resizing, const TensorBase& self, TensorBase& out);
/// Writes the gradient of what was resized from that of the result.
void resize_images_backward(const Resizing& resizing, const TensorBase& grad_output,
                            TensorBase& out);

}  // namespace tenon::kernels
