#include "tenon/autograd/formulas/convolution.h"

#include "tenon/autograd/formulas/view.h"
#include "tenon/autograd/optional_terms.h"
#include "tenon/generated/ops/_adaptive_avg_pool2d.h"
#include "tenon/generated/ops/_adaptive_avg_pool3d.h"
#include "tenon/generated/ops/convolution.h"
#include "tenon/generated/ops/convolution_backward.h"
#include "tenon/generated/ops/expand.h"
#include "tenon/generated/ops/flatten.h"
#include "tenon/generated/ops/gather.h"
#include "tenon/generated/ops/reshape.h"

namespace tenon::formulas {
namespace {

/// One value a channel, broadcast to `sizes`.
TensorBase expand_channels(const TensorBase& values, IntArrayRef sizes) {
  return ops::expand(in_dimension(values, 1, static_cast<int64_t>(sizes.size())), sizes);
}

/// The elements of `grad` at indices into its dimensions from `start` on.
TensorBase taken_by(const TensorBase& grad, const TensorBase& indices, int64_t start) {
  const TensorBase taken = ops::gather(ops::flatten(grad, start), -1, ops::flatten(indices, start));
  return ops::reshape(taken, indices.sizes());
}

}  // namespace

// A convolution is linear in its input and in its weight, so the gradient of either backward pass
// is a convolution, or again a backward pass, with one operand replaced by what came from above.
std::tuple<TensorBase, TensorBase, TensorBase> convolution_double_backward(
    const TensorBase& grad_grad_input, const TensorBase& grad_grad_weight,
    const TensorBase& grad_grad_bias, const TensorBase& grad_output, const TensorBase& input,
    const TensorBase& weight, IntArrayRef stride, IntArrayRef padding, IntArrayRef dilation,
    bool transposed, IntArrayRef output_padding, int64_t groups, std::array<bool, 3> output_mask) {
  const auto forward = [&](const TensorBase& from, const TensorBase& by) {
    return ops::convolution(from, by, TensorBase(), stride, padding, dilation, transposed,
                            output_padding, groups);
  };
  const auto backward = [&](const TensorBase& from, const TensorBase& by,
                            std::array<bool, 3> mask) {
    return ops::convolution_backward(grad_output, from, by, std::nullopt, stride, padding, dilation,
                                     transposed, output_padding, groups, mask);
  };
  TensorBase for_grad_output, for_input, for_weight;
  if (output_mask[0]) {
    if (grad_grad_input.defined()) for_grad_output = forward(grad_grad_input, weight);
    if (grad_grad_weight.defined()) {
      for_grad_output = plus(for_grad_output, forward(input, grad_grad_weight));
    }
    if (grad_grad_bias.defined()) {
      for_grad_output = plus(for_grad_output, expand_channels(grad_grad_bias, grad_output.sizes()));
    }
  }
  if (output_mask[1] && grad_grad_weight.defined()) {
    for_input = std::get<0>(backward(input, grad_grad_weight, {true, false, false}));
  }
  if (output_mask[2] && grad_grad_input.defined()) {
    for_weight = std::get<1>(backward(grad_grad_input, weight, {false, true, false}));
  }
  return {for_grad_output, for_input, for_weight};
}

TensorBase max_pool2d_double_backward(const TensorBase& grad, const TensorBase& indices) {
  return taken_by(grad, indices, -2);
}

TensorBase max_pool3d_double_backward(const TensorBase& grad, const TensorBase& indices) {
  return taken_by(grad, indices, -3);
}

TensorBase adaptive_avg_pool2d_double_backward(const TensorBase& grad, int64_t height,
                                               int64_t width) {
  return ops::_adaptive_avg_pool2d(grad, {height, width});
}

TensorBase adaptive_avg_pool3d_double_backward(const TensorBase& grad, int64_t depth,
                                               int64_t height, int64_t width) {
  return ops::_adaptive_avg_pool3d(grad, {depth, height, width});
}

}  // namespace tenon::formulas
