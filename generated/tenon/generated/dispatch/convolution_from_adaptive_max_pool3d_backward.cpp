// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/adaptive_max_pool3d_backward.h"
#include "tenon/generated/ops/affine_grid.h"
#include "tenon/generated/ops/affine_grid_generator.h"
#include "tenon/generated/ops/avg_pool1d.h"
#include "tenon/generated/ops/avg_pool2d.h"
#include "tenon/generated/ops/avg_pool2d_backward.h"
#include "tenon/generated/ops/avg_pool3d.h"
#include "tenon/generated/ops/avg_pool3d_backward.h"
#include "tenon/generated/ops/col2im.h"
#include "tenon/generated/ops/conv1d.h"
#include "tenon/generated/ops/conv2d.h"
#include "tenon/generated/ops/conv3d.h"
#include "tenon/generated/ops/conv_transpose1d.h"
#include "tenon/generated/ops/conv_transpose2d.h"
#include "tenon/generated/ops/conv_transpose3d.h"
#include "tenon/generated/ops/convolution.h"
#include "tenon/generated/ops/convolution_backward.h"
#include "tenon/generated/ops/fold.h"
#include "tenon/generated/ops/grid_sampler_2d.h"
#include "tenon/generated/ops/grid_sampler_2d_backward.h"

namespace tenon {


TENON_DEFINE_OPERATOR(stubs::adaptive_max_pool3d_backward, "convolution",
                      .doc = "The gradient of adaptive_max_pool3d for its input.",
                      .derivatives =
                      "grad_output: formulas::max_pool3d_double_backward(grad, indices)");

TENON_DEFINE_OPERATOR(stubs::affine_grid, "convolution",
                      .doc = "The places that affine maps theta take the elements of images of a "
                      "size to, for grid_sampler_2d.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::affine_grid_generator, "convolution",
                      .doc = "The places that affine maps theta take the elements of images of a "
                      "size to, for grid_sampler_2d.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::avg_pool1d, "convolution",
                      .doc = "The mean of each window of the last dimension.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::avg_pool2d, "convolution",
                      .doc = "The mean of each window of the last two dimensions.",
                      .derivatives = "self: avg_pool2d_backward(grad, self, kernel_size, stride, "
                      "padding, ceil_mode, count_include_pad, divisor_override)");

TENON_DEFINE_OPERATOR(stubs::avg_pool2d_backward, "convolution",
                      .doc = "The gradient of avg_pool2d for its input.",
                      .derivatives = "grad_output: avg_pool2d(grad, kernel_size, stride, padding, "
                      "ceil_mode, count_include_pad, divisor_override)");

TENON_DEFINE_OPERATOR(stubs::avg_pool3d, "convolution",
                      .doc = "The mean of each window of the last three dimensions.",
                      .derivatives = "self: avg_pool3d_backward(grad, self, kernel_size, stride, "
                      "padding, ceil_mode, count_include_pad, divisor_override)");

TENON_DEFINE_OPERATOR(stubs::avg_pool3d_backward, "convolution",
                      .doc = "The gradient of avg_pool3d for its input.",
                      .derivatives = "grad_output: avg_pool3d(grad, kernel_size, stride, padding, "
                      "ceil_mode, count_include_pad, divisor_override)");

TENON_DEFINE_OPERATOR(stubs::col2im, "convolution",
                      .doc = "Images of output_size in which the elements of all columns are added "
                      "where im2col took them.",
                      .derivatives = "self: im2col(grad, kernel_size, dilation, padding, stride)");

TENON_DEFINE_OPERATOR(stubs::conv1d, "convolution", .doc = "A convolution over the last dimension.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::conv2d, "convolution",
                      .doc = "A convolution over the last two dimensions.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::conv3d, "convolution",
                      .doc = "A convolution over the last three dimensions.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::conv_transpose1d, "convolution",
                      .doc = "The transpose of a convolution over the last dimension.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::conv_transpose2d_input, "convolution",
                      .doc = "The transpose of a convolution over the last two dimensions.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::conv_transpose3d_input, "convolution",
                      .doc = "The transpose of a convolution over the last three dimensions.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::convolution, "convolution",
                      .doc = "A convolution, or its transpose, over the 1 to 3 dimensions after "
                      "batch and channels.",
                      .derivatives = "input, weight, bias: convolution_backward(grad, input, "
                      "weight, std::nullopt, stride, padding, dilation, transposed, "
                      "output_padding, groups, grad_input_mask)");

TENON_DEFINE_OPERATOR(stubs::convolution_backward, "convolution",
                      .doc = "The gradients of a convolution for its input, weight and bias; the "
                      "ones that output_mask leaves out are undefined.",
                      .derivatives = "grad_output, input, weight: "
                      "formulas::convolution_double_backward(grads[0], grads[1], grads[2], "
                      "grad_output, input, weight, stride, padding, dilation, transposed, "
                      "output_padding, groups, grad_input_mask)");

TENON_DEFINE_OPERATOR(stubs::fold, "convolution",
                      .doc =
                      "The sum of windows, each given as a column, where they lie in the output.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::grid_sampler_2d, "convolution",
                      .doc = "Images sampled at the places (x, y) of a grid, from -1 to 1.",
                      .derivatives = "input, grid: grid_sampler_2d_backward(grad, input, grid, "
                      "interpolation_mode, padding_mode, align_corners, grad_input_mask)");

TENON_DEFINE_OPERATOR(stubs::grid_sampler_2d_backward, "convolution",
                      .doc = "The gradients of grid_sampler_2d for input and grid; the ones that "
                      "output_mask leaves out are undefined.");

void add_operators_convolution_from_adaptive_max_pool3d_backward(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::adaptive_max_pool3d_backward, stubs::affine_grid,
                        stubs::affine_grid_generator, stubs::avg_pool1d, stubs::avg_pool2d,
                        stubs::avg_pool2d_backward, stubs::avg_pool3d, stubs::avg_pool3d_backward,
                        stubs::col2im, stubs::conv1d, stubs::conv2d, stubs::conv3d,
                        stubs::conv_transpose1d, stubs::conv_transpose2d_input,
                        stubs::conv_transpose3d_input, stubs::convolution,
                        stubs::convolution_backward, stubs::fold, stubs::grid_sampler_2d,
                        stubs::grid_sampler_2d_backward>(dispatcher);
}

}  // namespace tenon
