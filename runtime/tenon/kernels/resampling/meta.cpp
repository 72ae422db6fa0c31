#include "tenon/kernels/resampling/meta.h"

#include <algorithm>
#include <string_view>

#include "tenon/base/check.h"
#include "tenon/kernels/meta/gradient.h"
#include "tenon/kernels/structured.h"
#include "tenon/tensor/floating.h"
#include "tenon/tensor/windows.h"

namespace tenon::meta {
namespace {

/// The sizes of images of `sizes` [N, C, ...] that are resized to `output_size`.
DimVector resized_sizes(std::string_view op, std::string_view name, int64_t rank, IntArrayRef sizes,
                        IntArrayRef output_size) {
  const DimVector output = expand_list(op, "output_size", output_size, rank, 1);
  TENON_CHECK(static_cast<int64_t>(sizes.size()) == rank + 2, ShapeError, op, ": expected ", name,
              " of ", rank + 2, " dimensions, got ", sizes);
  TENON_CHECK(std::ranges::all_of(sizes.slice(1), [](int64_t size) { return size > 0; }),
              ShapeError, op, ": expected ", name,
              " without empty dimensions after the batch, got ", sizes);
  DimVector result{sizes[0], sizes[1]};
  for (const int64_t size : output) result.push_back(size);
  return result;
}

TensorSpec resized(std::string_view op, int64_t rank, const TensorBase& self,
                   IntArrayRef output_size) {
  check_floating(op, "self", self.dtype());
  return {resized_sizes(op, "self of sizes", rank, self.sizes(), output_size), self.dtype(),
          self.device()};
}

TensorSpec resized_backward(std::string_view op, int64_t rank, const TensorBase& grad_output,
                            IntArrayRef output_size, IntArrayRef input_size) {
  check_floating(op, "grad_output", grad_output.dtype());
  const DimVector sizes = resized_sizes(op, "an input_size", rank, input_size, output_size);
  TENON_CHECK(input_size[0] >= 0, ValueError, op, ": expected no negative input_size, got ",
              input_size);
  TENON_CHECK(grad_output.sizes() == IntArrayRef(sizes), ShapeError, op,
              ": expected a grad_output of sizes ", sizes, ", got ", grad_output.sizes());
  return {DimVector(input_size), grad_output.dtype(), grad_output.device()};
}

/// The sizes of what is sampled.
DimVector sampled_sizes(std::string_view op, const TensorBase& input, const TensorBase& grid,
                        int64_t interpolation_mode, int64_t padding_mode) {
  TENON_CHECK(interpolation_mode >= 0 && interpolation_mode <= 2, ValueError, op,
              ": expected an interpolation_mode of 0 (bilinear), 1 (nearest) or 2 (bicubic), got ",
              interpolation_mode);
  TENON_CHECK(padding_mode >= 0 && padding_mode <= 2, ValueError, op,
              ": expected a padding_mode of 0 (zeros), 1 (border) or 2 (reflection), got ",
              padding_mode);
  check_floating(op, "input", input.dtype());
  check_same_type(op, "input", input, "grid", grid);
  TENON_CHECK(input.dim() == 4 && input.size(2) > 0 && input.size(3) > 0, ShapeError, op,
              ": expected an input [N, C, H, W] whose images are not empty, got sizes ",
              input.sizes());
  TENON_CHECK(grid.dim() == 4 && grid.size(0) == input.size(0) && grid.size(3) == 2, ShapeError, op,
              ": expected a grid of sizes [", input.size(0), ", height, width, 2], got ",
              grid.sizes());
  return {input.size(0), input.size(1), grid.size(1), grid.size(2)};
}

}  // namespace

TensorSpec upsample_nearest1d(const TensorBase& self, IntArrayRef output_size) {
  return resized("upsample_nearest1d", 1, self, output_size);
}

TensorSpec upsample_nearest1d_backward(const TensorBase& grad_output, IntArrayRef output_size,
                                       IntArrayRef input_size) {
  return resized_backward("upsample_nearest1d_backward", 1, grad_output, output_size, input_size);
}

TensorSpec upsample_nearest2d(const TensorBase& self, IntArrayRef output_size) {
  return resized("upsample_nearest2d", 2, self, output_size);
}

TensorSpec upsample_nearest2d_backward(const TensorBase& grad_output, IntArrayRef output_size,
                                       IntArrayRef input_size) {
  return resized_backward("upsample_nearest2d_backward", 2, grad_output, output_size, input_size);
}

TensorSpec upsample_nearest3d(const TensorBase& self, IntArrayRef output_size) {
  return resized("upsample_nearest3d", 3, self, output_size);
}

TensorSpec upsample_nearest3d_backward(const TensorBase& grad_output, IntArrayRef output_size,
                                       IntArrayRef input_size) {
  return resized_backward("upsample_nearest3d_backward", 3, grad_output, output_size, input_size);
}

TensorSpec upsample_linear1d(const TensorBase& self, IntArrayRef output_size) {
  return resized("upsample_linear1d", 1, self, output_size);
}

TensorSpec upsample_linear1d_backward(const TensorBase& grad_output, IntArrayRef output_size,
                                      IntArrayRef input_size) {
  return resized_backward("upsample_linear1d_backward", 1, grad_output, output_size, input_size);
}

TensorSpec upsample_bilinear2d(const TensorBase& self, IntArrayRef output_size) {
  return resized("upsample_bilinear2d", 2, self, output_size);
}

TensorSpec upsample_bilinear2d_backward(const TensorBase& grad_output, IntArrayRef output_size,
                                        IntArrayRef input_size) {
  return resized_backward("upsample_bilinear2d_backward", 2, grad_output, output_size, input_size);
}

TensorSpec upsample_trilinear3d(const TensorBase& self, IntArrayRef output_size) {
  return resized("upsample_trilinear3d", 3, self, output_size);
}

TensorSpec upsample_trilinear3d_backward(const TensorBase& grad_output, IntArrayRef output_size,
                                         IntArrayRef input_size) {
  return resized_backward("upsample_trilinear3d_backward", 3, grad_output, output_size, input_size);
}

TensorSpec upsample_bicubic2d(const TensorBase& self, IntArrayRef output_size) {
  return resized("upsample_bicubic2d", 2, self, output_size);
}

TensorSpec upsample_bicubic2d_backward(const TensorBase& grad_output, IntArrayRef output_size,
                                       IntArrayRef input_size) {
  return resized_backward("upsample_bicubic2d_backward", 2, grad_output, output_size, input_size);
}

TensorSpec grid_sampler_2d(const TensorBase& input, const TensorBase& grid,
                           int64_t interpolation_mode, int64_t padding_mode) {
  return {sampled_sizes("grid_sampler_2d", input, grid, interpolation_mode, padding_mode),
          input.dtype(), input.device()};
}

std::tuple<TensorSpec, TensorSpec> grid_sampler_2d_backward(const TensorBase& grad_output,
                                                            const TensorBase& input,
                                                            const TensorBase& grid,
                                                            int64_t interpolation_mode,
                                                            int64_t padding_mode) {
  constexpr std::string_view kOp = "grid_sampler_2d_backward";
  check_gradient(kOp, grad_output, "input", input,
                 sampled_sizes(kOp, input, grid, interpolation_mode, padding_mode));
  return {spec_of(input), spec_of(grid)};
}

}  // namespace tenon::meta
