#pragma once

#include <tuple>

#include "tenon/tensor/tensor_base.h"
#include "tenon/tensor/tensor_spec.h"

/// What operators that resize and sample images return. All raise DTypeError for a dtype that is
/// not floating or not the same in all arguments, ShapeError where sizes do not fit together or a
/// dimension other than the batch is empty, and ValueError for other numbers out of range.
namespace tenon::meta {

/// The elements that each window of `self` [C, H, W] or [N, C, H, W] covers, as columns; col2im is
/// what adds them up again, to images of `output_size`.
TensorSpec im2col(const TensorBase& self, IntArrayRef kernel_size, IntArrayRef dilation,
                  IntArrayRef padding, IntArrayRef stride);
TensorSpec col2im(const TensorBase& self, IntArrayRef output_size, IntArrayRef kernel_size,
                  IntArrayRef dilation, IntArrayRef padding, IntArrayRef stride);

/// `self` [N, C, ...] with its last dimensions of `output_size`; the gradient is of `input_size`.
TensorSpec upsample_nearest1d(const TensorBase& self, IntArrayRef output_size);
TensorSpec upsample_nearest1d_backward(const TensorBase& grad_output, IntArrayRef output_size,
                                       IntArrayRef input_size);
TensorSpec upsample_nearest2d(const TensorBase& self, IntArrayRef output_size);
TensorSpec upsample_nearest2d_backward(const TensorBase& grad_output, IntArrayRef output_size,
                                       IntArrayRef input_size);
TensorSpec upsample_nearest3d(const TensorBase& self, IntArrayRef output_size);
TensorSpec upsample_nearest3d_backward(const TensorBase& grad_output, IntArrayRef output_size,
                                       IntArrayRef input_size);
TensorSpec upsample_linear1d(const TensorBase& self, IntArrayRef output_size);
TensorSpec upsample_linear1d_backward(const TensorBase& grad_output, IntArrayRef output_size,
                                      IntArrayRef input_size);
TensorSpec upsample_bilinear2d(const TensorBase& self, IntArrayRef output_size);
TensorSpec upsample_bilinear2d_backward(const TensorBase& grad_output, IntArrayRef output_size,
                                        IntArrayRef input_size);
TensorSpec upsample_trilinear3d(const TensorBase& self, IntArrayRef output_size);
TensorSpec upsample_trilinear3d_backward(const TensorBase& grad_output, IntArrayRef output_size,
                                         IntArrayRef input_size);
TensorSpec upsample_bicubic2d(const TensorBase& self, IntArrayRef output_size);
TensorSpec upsample_bicubic2d_backward(const TensorBase& grad_output, IntArrayRef output_size,
                                       IntArrayRef input_size);

/// `input` [N, C, H, W] sampled at `grid` [N, h, w, 2].
TensorSpec grid_sampler_2d(const TensorBase& input, const TensorBase& grid,
                           int64_t interpolation_mode, int64_t padding_mode);
/// The gradients of input and grid, whether or not they are asked for.
std::tuple<TensorSpec, TensorSpec> grid_sampler_2d_backward(const TensorBase& grad_output,
                                                            const TensorBase& input,
                                                            const TensorBase& grid,
                                                            int64_t interpolation_mode,
                                                            int64_t padding_mode);

}  // namespace tenon::meta
