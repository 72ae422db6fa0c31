#pragma once

#include "tenon/base/scalar.h"
#include "tenon/tensor/tensor_base.h"

/// Derivatives of the derivatives of activation functions; `grad` is the gradient of the inner
/// one's result.
namespace tenon::formulas {

TensorBase gelu_erf_double_backward(const TensorBase& grad, const TensorBase& grad_output,
                                    const TensorBase& self);
TensorBase gelu_tanh_double_backward(const TensorBase& grad, const TensorBase& grad_output,
                                     const TensorBase& self);
TensorBase softmax_double_backward(const TensorBase& grad, const TensorBase& grad_output,
                                   const TensorBase& output, int64_t dim);
TensorBase silu_double_backward(const TensorBase& grad, const TensorBase& grad_output,
                                const TensorBase& self);
TensorBase elu_double_backward(const TensorBase& grad, const TensorBase& grad_output,
                               const Scalar& alpha, const Scalar& scale, const Scalar& input_scale,
                               bool is_result, const TensorBase& self_or_result);
TensorBase softplus_double_backward(const TensorBase& grad, const TensorBase& grad_output,
                                    const TensorBase& self, const Scalar& beta,
                                    const Scalar& threshold);

/// Of hardswish itself: 0 up to -3, 1 from 3 on, between them a line.
TensorBase hardswish_backward(const TensorBase& grad, const TensorBase& self);

}  // namespace tenon::formulas
