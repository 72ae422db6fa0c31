// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/adaptive_max_pool3d_backward.h"
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

namespace tenon {

constexpr std::string_view kCategory = "convolution";

TENON_DEFINE_OPERATOR(stubs::adaptive_max_pool3d_backward,
                      .doc = "The gradient of adaptive_max_pool3d for its input.",
                      .derivatives =
                      "grad_output: formulas::max_pool3d_double_backward(grad, indices)");

TENON_DEFINE_OPERATOR(stubs::affine_grid_generator,
                      .doc = "The places that affine maps theta take the elements of images of a "
                      "size to, for grid_sampler_2d.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::avg_pool1d, .doc = "The mean of each window of the last dimension.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::avg_pool2d,
                      .doc = "The mean of each window of the last two dimensions.",
                      .derivatives = "self: avg_pool2d_backward(grad, self, kernel_size, stride, "
                      "padding, ceil_mode, count_include_pad, divisor_override)");

TENON_DEFINE_OPERATOR(stubs::avg_pool2d_backward,
                      .doc = "The gradient of avg_pool2d for its input.",
                      .derivatives = "grad_output: avg_pool2d(grad, kernel_size, stride, padding, "
                      "ceil_mode, count_include_pad, divisor_override)");

TENON_DEFINE_OPERATOR(stubs::avg_pool3d,
                      .doc = "The mean of each window of the last three dimensions.",
                      .derivatives = "self: avg_pool3d_backward(grad, self, kernel_size, stride, "
                      "padding, ceil_mode, count_include_pad, divisor_override)");

TENON_DEFINE_OPERATOR(stubs::avg_pool3d_backward,
                      .doc = "The gradient of avg_pool3d for its input.",
                      .derivatives = "grad_output: avg_pool3d(grad, kernel_size, stride, padding, "
                      "ceil_mode, count_include_pad, divisor_override)");

TENON_DEFINE_OPERATOR(stubs::col2im,
                      .doc = "Images of output_size in which the elements of all columns are added "
                      "where im2col took them.",
                      .derivatives = "self: im2col(grad, kernel_size, dilation, padding, stride)");

TENON_DEFINE_OPERATOR(stubs::conv1d, .doc = "A convolution over the last dimension.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::conv2d, .doc = "A convolution over the last two dimensions.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::conv3d, .doc = "A convolution over the last three dimensions.",
                      .composite = true);

void add_operators_convolution_from_adaptive_max_pool3d_backward(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::adaptive_max_pool3d_backward, stubs::affine_grid_generator,
                        stubs::avg_pool1d, stubs::avg_pool2d, stubs::avg_pool2d_backward,
                        stubs::avg_pool3d, stubs::avg_pool3d_backward, stubs::col2im, stubs::conv1d,
                        stubs::conv2d, stubs::conv3d>(dispatcher);
}

}  // namespace tenon
