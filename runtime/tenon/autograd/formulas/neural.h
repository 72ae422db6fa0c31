#pragma once

#include "tenon/tensor/tensor_base.h"

/// Derivatives of parts of networks.
namespace tenon::formulas {

/// Of embedding_dense_backward for `grad_output`, from the gradient of the weight's gradient.
TENON_API TensorBase embedding_double_backward(const TensorBase& grad, const TensorBase& indices,
                                               int64_t padding_idx, bool scale_grad_by_freq);

}  // namespace tenon::formulas
