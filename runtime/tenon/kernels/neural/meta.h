#pragma once

#include "tenon/tensor/tensor_base.h"
#include "tenon/tensor/tensor_spec.h"

/// What embeddings return. Indices are int32 or int64 (DTypeError); whether they are in range is
/// found out when they are read.
namespace tenon::meta {

/// The sizes of `indices` followed by the width of `weight`, which has two dimensions (ShapeError).
TensorSpec embedding(const TensorBase& weight, const TensorBase& indices);
/// [num_weights, width] for a floating `grad_output` of the sizes of `indices` followed by the
/// width.
TensorSpec embedding_dense_backward(const TensorBase& grad_output, const TensorBase& indices,
                                    int64_t num_weights);

}  // namespace tenon::meta
