// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/conv_transpose1d.h"
#include "tenon/generated/ops/conv_transpose2d.h"
#include "tenon/generated/ops/conv_transpose3d.h"
#include "tenon/generated/ops/convolution.h"
#include "tenon/generated/ops/convolution_backward.h"
#include "tenon/generated/ops/grid_sampler_2d.h"
#include "tenon/generated/ops/grid_sampler_2d_backward.h"

namespace tenon {

constexpr std::string_view kCategory = "convolution";

TENON_DEFINE_OPERATOR(stubs::conv_transpose1d,
                      .doc = "The transpose of a convolution over the last dimension.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::conv_transpose2d_input,
                      .doc = "The transpose of a convolution over the last two dimensions.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::conv_transpose3d_input,
                      .doc = "The transpose of a convolution over the last three dimensions.",
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

TENON_DEFINE_OPERATOR(stubs::grid_sampler_2d,
                      .doc = "Images sampled at the places (x, y) of a grid, from -1 to 1.",
                      .derivatives = "input, grid: grid_sampler_2d_backward(grad, input, grid, "
                      "interpolation_mode, padding_mode, align_corners, grad_input_mask)");

TENON_DEFINE_OPERATOR(stubs::grid_sampler_2d_backward,
                      .doc = "The gradients of grid_sampler_2d for input and grid; the ones that "
                      "output_mask leaves out are undefined.");

void add_operators_convolution_from_conv_transpose1d(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::conv_transpose1d, stubs::conv_transpose2d_input,
                        stubs::conv_transpose3d_input, stubs::convolution,
                        stubs::convolution_backward, stubs::grid_sampler_2d,
                        stubs::grid_sampler_2d_backward>(dispatcher);
}

}  // namespace tenon
