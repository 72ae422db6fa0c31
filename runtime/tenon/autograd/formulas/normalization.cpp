#include "tenon/autograd/formulas/normalization.h"

#include "tenon/autograd/formulas/basic.h"
#include "tenon/autograd/formulas/view.h"
#include "tenon/autograd/is_differentiated.h"
#include "tenon/autograd/optional_terms.h"
#include "tenon/base/dim_vector.h"
#include "tenon/generated/ops/detach.h"
#include "tenon/generated/ops/expand.h"
#include "tenon/generated/ops/mean.h"
#include "tenon/generated/ops/reciprocal.h"
#include "tenon/generated/ops/reshape.h"
#include "tenon/generated/ops/rsqrt.h"
#include "tenon/generated/ops/type_as.h"

namespace tenon::formulas {
namespace {

using Gradients = std::tuple<TensorBase, TensorBase, TensorBase>;

/// What a normalization's backward was computed from. All tensors broadcast to the input, except
/// that `weight` may be undefined.
struct Normalization {
  TensorBase grad;        // of the normalization's result
  TensorBase normalized;  // (input - mean) * scale
  TensorBase scale;
  TensorBase weight;
  DimVector dims;            // over which the mean was taken
  bool statistics_of_input;  // whether mean and scale depend on the input

  TensorBase mean(const TensorBase& value) const {
    return ops::mean(value, IntArrayRef(dims), /*keepdim=*/true);
  }

  /// The derivative of the normalization without its scale, which is symmetric.
  TensorBase project(const TensorBase& value) const {
    if (!statistics_of_input) return value;
    return value - mean(value) - normalized * mean(value * normalized);
  }
};

/// Lets mean and scale, of which backward was given the values, depend on the input.
void depend_on_input(Normalization& n, const TensorBase& input, const TensorBase& mean) {
  if (!n.statistics_of_input || !is_differentiated()) return;
  const TensorBase x = ops::type_as(input, n.scale), mean_of_x = n.mean(x);
  const TensorBase centred = x - mean_of_x, variance = n.mean(centred * centred);
  const TensorBase epsilon = ops::detach(ops::reciprocal(n.scale * n.scale) - variance);
  n.scale = ops::rsqrt(variance + epsilon);
  n.normalized = (centred - ops::detach(mean - mean_of_x)) * n.scale;
}

// Note [The second derivative of a normalization]: write x^ for the normalized input, s for the
// scale, a = grad * weight and P for `project`. Backward gives s * P(a) for the input, the sum of
// grad * x^ for the weight and the sum of grad for the bias. With u, v, w from above these make the
// number s * <P(u), a> + <v * grad, x^> + <w, grad>, for P is symmetric. Its gradients follow: that
// of x^ is h = v * grad - s * (u * mean(a * x^) + a * mean(u * x^)), which reaches the input
// through s * P; and s depends on the input by -s^2 * x^ / n.

TensorBase gradient_of_grad(const Normalization& n, const TensorBase& u, const TensorBase& v,
                            const TensorBase& w) {
  TensorBase result;
  if (u.defined()) result = times(n.scale * n.project(u), n.weight);
  if (v.defined()) result = plus(result, v * n.normalized);
  if (w.defined()) result = plus(result, ops::expand(w, n.grad.sizes()));
  return result;
}

TensorBase gradient_of_input(const Normalization& n, const TensorBase& u, const TensorBase& v) {
  TensorBase through_normalized;
  if (v.defined()) through_normalized = v * n.grad;
  if (!n.statistics_of_input || !u.defined()) {
    return v.defined() ? n.scale * n.project(through_normalized) : TensorBase();
  }
  const TensorBase a = times(n.grad, n.weight);
  through_normalized =
      plus(through_normalized,
           -(n.scale * (u * n.mean(a * n.normalized) + a * n.mean(u * n.normalized))));
  return n.scale * n.project(through_normalized) -
         n.scale * n.scale * n.normalized * n.mean(u * n.project(a));
}

Gradients double_backward(const Normalization& n, const TensorBase& u, const TensorBase& v,
                          const TensorBase& w, const TensorBase& input, const TensorBase& weight,
                          std::array<bool, 3> output_mask) {
  Gradients gradients;
  auto& [for_grad, for_input, for_weight] = gradients;
  if (output_mask[0]) for_grad = gradient_of_grad(n, u, v, w);
  if (output_mask[1]) for_input = gradient_of_input(n, u, v);
  if (output_mask[2] && u.defined()) {
    const TensorBase summed = sum_to(n.grad * n.scale * n.project(u), n.weight.sizes());
    for_weight = ops::type_as(ops::reshape(summed, weight.sizes()), weight);
  }
  // Statistics of 16 bits are float32, and so would be the gradients.
  if (for_grad.defined()) for_grad = ops::type_as(for_grad, input);
  if (for_input.defined()) for_input = ops::type_as(for_input, input);
  return gradients;
}

/// One value a channel as [1, C, 1, ...]; undefined if it is.
TensorBase as_channels(const TensorBase& values, const TensorBase& input) {
  return values.defined() ? in_dimension(values, 1, input.dim()) : values;
}

}  // namespace

Gradients layer_norm_double_backward(const TensorBase& grad_grad_input,
                                     const TensorBase& grad_grad_weight,
                                     const TensorBase& grad_grad_bias, const TensorBase& grad_out,
                                     const TensorBase& input, IntArrayRef normalized_shape,
                                     const TensorBase& mean, const TensorBase& rstd,
                                     const TensorBase& weight, std::array<bool, 3> output_mask) {
  Normalization n{grad_out, (input - mean) * rstd, rstd, weight, {}, true};
  for (size_t i = 0; i < normalized_shape.size(); ++i) {
    n.dims.push_back(input.dim() - static_cast<int64_t>(normalized_shape.size() - i));
  }
  depend_on_input(n, input, mean);
  return double_backward(n, grad_grad_input, grad_grad_weight, grad_grad_bias, input, weight,
                         output_mask);
}

Gradients group_norm_double_backward(const TensorBase& grad_grad_input,
                                     const TensorBase& grad_grad_weight,
                                     const TensorBase& grad_grad_bias, const TensorBase& grad_out,
                                     const TensorBase& input, const TensorBase& mean,
                                     const TensorBase& rstd, const TensorBase& weight, int64_t N,
                                     int64_t C, int64_t HxW, int64_t group,
                                     std::array<bool, 3> output_mask) {
  const int64_t channels = C / group;
  const auto shaped = [](const TensorBase& tensor, IntArrayRef sizes) {
    return tensor.defined() ? ops::reshape(tensor, sizes) : tensor;
  };
  const auto of_input = [&](const TensorBase& tensor) {
    return shaped(tensor, {N, group, channels, HxW});
  };
  const auto of_weight = [&](const TensorBase& tensor) {
    return shaped(tensor, {1, group, channels, 1});
  };
  const TensorBase center = shaped(mean, {N, group, 1, 1}), scale = shaped(rstd, center.sizes());
  const TensorBase x = of_input(input);
  Normalization n{of_input(grad_out), (x - center) * scale, scale, of_weight(weight), {2, 3}, true};
  depend_on_input(n, x, center);
  auto [for_grad, for_input, for_weight] =
      double_backward(n, of_input(grad_grad_input), of_weight(grad_grad_weight),
                      of_weight(grad_grad_bias), x, weight, output_mask);
  return {shaped(for_grad, input.sizes()), shaped(for_input, input.sizes()), for_weight};
}

Gradients batch_norm_double_backward(const TensorBase& grad_grad_input,
                                     const TensorBase& grad_grad_weight,
                                     const TensorBase& grad_grad_bias, const TensorBase& grad_out,
                                     const TensorBase& input, const TensorBase& weight,
                                     const TensorBase& running_mean, const TensorBase& running_var,
                                     const TensorBase& save_mean, const TensorBase& save_invstd,
                                     bool train, double eps, std::array<bool, 3> output_mask) {
  const bool use_saved = train || !running_mean.defined() || !running_var.defined();
  const TensorBase mean = as_channels(use_saved ? save_mean : running_mean, input);
  const TensorBase scale =
      as_channels(use_saved ? save_invstd : ops::rsqrt(running_var + Scalar(eps)), input);
  Normalization n{grad_out, (input - mean) * scale, scale, as_channels(weight, input), {}, train};
  for (int64_t dim = 0; dim < input.dim(); ++dim) {
    if (dim != 1) n.dims.push_back(dim);
  }
  depend_on_input(n, input, mean);
  return double_backward(n, grad_grad_input, as_channels(grad_grad_weight, input),
                         as_channels(grad_grad_bias, input), input, weight, output_mask);
}

}  // namespace tenon::formulas
