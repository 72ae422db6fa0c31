#pragma once

#include "tenon/base/scalar.h"
#include "tenon/tensor/tensor_base.h"

/// Derivatives of the derivatives of activation functions; `grad` is the gradient of the inner
/// one's result.
namespace tenon::formulas {

TENON_API TensorBase softmax_double_backward(const TensorBase& grad, const TensorBase& grad_output,
                                             const TensorBase& output, int64_t dim);
TENON_API TensorBase elu_double_backward(const TensorBase& grad, const TensorBase& grad_output,
                                         const Scalar& alpha, const Scalar& scale,
                                         const Scalar& input_scale, bool is_result,
                                         const TensorBase& self_or_result);

}  // namespace tenon::formulas
