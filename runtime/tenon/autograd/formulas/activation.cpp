#include "tenon/autograd/formulas/activation.h"

#include "tenon/autograd/formulas/basic.h"
#include "tenon/generated/ops/exp.h"
#include "tenon/generated/ops/gt.h"
#include "tenon/generated/ops/lt.h"
#include "tenon/generated/ops/masked_fill.h"
#include "tenon/generated/ops/sigmoid.h"
#include "tenon/generated/ops/sum.h"
#include "tenon/generated/ops/tanh.h"
#include "tenon/generated/ops/where.h"

namespace tenon::formulas {

TensorBase gelu_erf_double_backward(const TensorBase& grad, const TensorBase& grad_output,
                                    const TensorBase& self) {
  constexpr double kDensityAtZero = 0.39894228040143268;
  const TensorBase density = ops::exp(self * self * -0.5) * kDensityAtZero;
  return grad * grad_output * density * (2 - self * self);
}

TensorBase gelu_tanh_double_backward(const TensorBase& grad, const TensorBase& grad_output,
                                     const TensorBase& self) {
  constexpr double kScale = 0.79788456080286536;
  constexpr double kCubic = 0.044715;
  const TensorBase square = self * self;
  const TensorBase t = ops::tanh((self + self * square * kCubic) * kScale);
  const TensorBase slope = (square * (3 * kCubic) + 1) * kScale;  // of the argument of tanh
  const TensorBase curvature = self * (6 * kCubic * kScale);
  const TensorBase inner = slope + self * 0.5 * (curvature - t * slope * slope * 2);
  // fits: tensors
  return grad * grad_output * (1 - t * t) * inner;
}

TensorBase softmax_double_backward(const TensorBase& grad, const TensorBase& grad_output,
                                   const TensorBase& output, int64_t dim) {
  const TensorBase weighted = ops::sum(grad_output * output, dim, /*keepdim=*/true);
  const TensorBase outer = ops::sum(grad * output, dim, /*keepdim=*/true);
  // fits: tensors
  return grad * (grad_output - weighted) - grad_output * outer;
}

TensorBase silu_double_backward(const TensorBase& grad, const TensorBase& grad_output,
                                const TensorBase& self) {
  const TensorBase s = ops::sigmoid(self);
  return grad * grad_output * s * (1 - s) * (self * (1 - s * 2) + 2);
}

TensorBase elu_double_backward(const TensorBase& grad, const TensorBase& grad_output,
                               const Scalar& alpha, const Scalar& scale, const Scalar& input_scale,
                               bool is_result, const TensorBase& self_or_result) {
  TensorBase gradient = grad * grad_output * input_scale;
  if (!is_result) {
    const double factor = alpha.toDouble() * scale.toDouble() * input_scale.toDouble();
    gradient = gradient * ops::exp(self_or_result * input_scale) * factor;
  }
  return ops::masked_fill(gradient, ops::gt(self_or_result, 0), 0);
}

TensorBase softplus_double_backward(const TensorBase& grad, const TensorBase& grad_output,
                                    const TensorBase& self, const Scalar& beta,
                                    const Scalar& threshold) {
  const TensorBase scaled = self * beta;
  const TensorBase s = ops::sigmoid(scaled);
  return ops::masked_fill(grad * grad_output * s * (1 - s) * beta, ops::gt(scaled, threshold), 0);
}

TensorBase hardswish_backward(const TensorBase& grad, const TensorBase& self) {
  const TensorBase line = grad * (self / 3 + 0.5);
  return ops::masked_fill(ops::where(ops::gt(self, 3), grad, line), ops::lt(self, -3), 0);
}

}  // namespace tenon::formulas
