#pragma once

#include "tenon/tensor/tensor_base.h"

/// Derivatives of parts of networks.
namespace tenon::formulas {

/// Of embedding_dense_backward for `grad_output`, from the gradient of the weight's gradient.
TENON_API TensorBase embedding_double_backward(const TensorBase& grad, const TensorBase& indices,
                                               int64_t padding_idx, bool scale_grad_by_freq);

/// Of _embedding_bag for `weight` of `rows`, from what it returned beside its output.
TENON_API TensorBase embedding_bag_backward(const TensorBase& grad, const TensorBase& indices,
                                            const TensorBase& offset2bag,
                                            const TensorBase& bag_size,
                                            const TensorBase& max_indices, int64_t rows,
                                            bool scale_grad_by_freq, int64_t mode,
                                            const TensorBase& per_sample_weights,
                                            int64_t padding_idx);
/// The same for `per_sample_weights`.
TENON_API TensorBase embedding_bag_weights_backward(const TensorBase& grad,
                                                    const TensorBase& weight,
                                                    const TensorBase& indices,
                                                    const TensorBase& offset2bag,
                                                    int64_t padding_idx);

}  // namespace tenon::formulas
