// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/_adaptive_avg_pool2d.h"
#include "tenon/generated/ops/_adaptive_avg_pool2d_backward.h"
#include "tenon/generated/ops/adaptive_avg_pool2d.h"
#include "tenon/generated/ops/avg_pool2d.h"
#include "tenon/generated/ops/avg_pool2d_backward.h"
#include "tenon/generated/ops/conv1d.h"
#include "tenon/generated/ops/conv2d.h"
#include "tenon/generated/ops/conv3d.h"
#include "tenon/generated/ops/conv_transpose1d.h"
#include "tenon/generated/ops/conv_transpose2d.h"
#include "tenon/generated/ops/convolution.h"
#include "tenon/generated/ops/convolution_backward.h"
#include "tenon/generated/ops/max_pool2d.h"
#include "tenon/generated/ops/max_pool2d_with_indices.h"
#include "tenon/generated/ops/max_pool2d_with_indices_backward.h"

namespace tenon {

constexpr std::string_view kCategory = "convolution";

TENON_DEFINE_OPERATOR(stubs::_adaptive_avg_pool2d,
                      .doc = "The means of output_size windows that cover the last two dimensions.",
                      .derivatives = "self: _adaptive_avg_pool2d_backward(grad, self)");

TENON_DEFINE_OPERATOR(stubs::adaptive_avg_pool2d,
                      .doc = "The means of output_size windows that cover the last two dimensions.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::_adaptive_avg_pool2d_backward,
                      .doc = "The gradient of _adaptive_avg_pool2d for its input.",
                      .derivatives = "grad_output: "
                      "formulas::adaptive_avg_pool2d_double_backward(grad, grad_output.size(-2), "
                      "grad_output.size(-1))");

TENON_DEFINE_OPERATOR(stubs::avg_pool2d,
                      .doc = "The mean of each window of the last two dimensions.",
                      .derivatives = "self: avg_pool2d_backward(grad, self, kernel_size, stride, "
                      "padding, ceil_mode, count_include_pad, divisor_override)");

TENON_DEFINE_OPERATOR(stubs::avg_pool2d_backward,
                      .doc = "The gradient of avg_pool2d for its input.",
                      .derivatives = "grad_output: avg_pool2d(grad, kernel_size, stride, padding, "
                      "ceil_mode, count_include_pad, divisor_override)");

TENON_DEFINE_OPERATOR(stubs::conv1d, .doc = "A convolution over the last dimension.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::conv2d, .doc = "A convolution over the last two dimensions.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::conv3d, .doc = "A convolution over the last three dimensions.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::conv_transpose1d,
                      .doc = "The transpose of a convolution over the last dimension.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::conv_transpose2d_input,
                      .doc = "The transpose of a convolution over the last two dimensions.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::convolution,
                      .doc = "A convolution, or its transpose, over the 1 to 3 dimensions after "
                      "batch and channels.",
                      .derivatives = "input, weight, bias: convolution_backward(grad, input, "
                      "weight, std::nullopt, stride, padding, dilation, transposed, "
                      "output_padding, groups, grad_input_mask)");

TENON_DEFINE_OPERATOR(stubs::convolution_backward,
                      .doc = "The gradients of a convolution for its input, weight and bias; the "
                      "ones that output_mask leaves out are undefined.",
                      .derivatives = "grad_output, input, weight: "
                      "formulas::convolution_double_backward(grads[0], grads[1], grads[2], "
                      "grad_output, input, weight, stride, padding, dilation, transposed, "
                      "output_padding, groups, grad_input_mask)");

TENON_DEFINE_OPERATOR(stubs::max_pool2d,
                      .doc = "The largest element of each window of the last two dimensions.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::max_pool2d_with_indices,
                      .doc = "The largest element of each window of the last two dimensions, and "
                      "its index in the input plane; NaN counts as the largest.",
                      .derivatives = "self: max_pool2d_with_indices_backward(grad, self, "
                      "kernel_size, stride, padding, dilation, ceil_mode, result1)");

TENON_DEFINE_OPERATOR(stubs::max_pool2d_with_indices_backward,
                      .doc = "The gradient of max_pool2d_with_indices for its input.",
                      .derivatives =
                      "grad_output: formulas::max_pool2d_double_backward(grad, indices)");

void add_operators_convolution(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::_adaptive_avg_pool2d, stubs::adaptive_avg_pool2d,
                        stubs::_adaptive_avg_pool2d_backward, stubs::avg_pool2d,
                        stubs::avg_pool2d_backward, stubs::conv1d, stubs::conv2d, stubs::conv3d,
                        stubs::conv_transpose1d, stubs::conv_transpose2d_input, stubs::convolution,
                        stubs::convolution_backward, stubs::max_pool2d,
                        stubs::max_pool2d_with_indices, stubs::max_pool2d_with_indices_backward>(
      dispatcher);
}

}  // namespace tenon
