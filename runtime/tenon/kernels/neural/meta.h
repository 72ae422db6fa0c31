#pragma once

#include <tuple>

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

using EmbeddingBagSpecs = std::tuple<TensorSpec, TensorSpec, TensorSpec, TensorSpec>;
/// A row a bag, then the bag of each index, how many indices each bag has, and the rows of the
/// maxima, empty unless `mode` asks for these.
EmbeddingBagSpecs embedding_bag(const TensorBase& weight, const TensorBase& indices,
                                const TensorBase& offsets, int64_t mode,
                                const TensorBase& per_sample_weights, bool include_last_offset,
                                int64_t padding_idx);

}  // namespace tenon::meta
