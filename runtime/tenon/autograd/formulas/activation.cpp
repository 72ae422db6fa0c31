#include "tenon/autograd/formulas/activation.h"

#include "tenon/autograd/formulas/basic.h"
#include "tenon/generated/ops/exp.h"
#include "tenon/generated/ops/gt.h"
#include "tenon/generated/ops/masked_fill.h"
#include "tenon/generated/ops/sum.h"

namespace tenon::formulas {

TensorBase softmax_double_backward(const TensorBase& grad, const TensorBase& grad_output,
                                   const TensorBase& output, int64_t dim) {
  const TensorBase weighted = ops::sum(grad_output * output, dim, /*keepdim=*/true);
  const TensorBase outer = ops::sum(grad * output, dim, /*keepdim=*/true);
  // fits: tensors
  return grad * (grad_output - weighted) - grad_output * outer;
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

}  // namespace tenon::formulas
