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

using AttentionSpecs = std::tuple<TensorSpec, TensorSpec>;
/// [batch, heads, queries, width of value], and of each query the logarithm of a sum, in the dtype
/// that it is computed in. Query, key and value have four dimensions, of which all but the numbers
/// of rows and the width of value agree (ShapeError), and one floating dtype (DTypeError).
AttentionSpecs attention(const TensorBase& query, const TensorBase& key, const TensorBase& value,
                         double dropout_p, const TensorBase& attn_mask);
using AttentionGradientSpecs = std::tuple<TensorSpec, TensorSpec, TensorSpec>;
/// The gradients of query, key and value.
AttentionGradientSpecs attention_backward(const TensorBase& grad_out, const TensorBase& query,
                                          const TensorBase& key, const TensorBase& value,
                                          const TensorBase& out, const TensorBase& logsumexp,
                                          double dropout_p, const TensorBase& attn_mask);

}  // namespace tenon::meta
