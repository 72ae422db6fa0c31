#include "tenon/autograd/formulas/neural.h"

#include "tenon/autograd/formulas/basic.h"
#include "tenon/autograd/formulas/view.h"
#include "tenon/generated/ops/clamp_min.h"
#include "tenon/generated/ops/embedding.h"
#include "tenon/generated/ops/embedding_dense_backward.h"
#include "tenon/generated/ops/eq.h"
#include "tenon/generated/ops/index_add.h"
#include "tenon/generated/ops/index_select.h"
#include "tenon/generated/ops/masked_fill.h"
#include "tenon/generated/ops/ones.h"
#include "tenon/generated/ops/reshape.h"
#include "tenon/generated/ops/scatter_add.h"
#include "tenon/generated/ops/sum.h"
#include "tenon/generated/ops/unsqueeze.h"

namespace tenon::formulas {
namespace {

/// How often the index of each element occurs.
TensorBase frequencies(const TensorBase& indices, const TensorBase& grad) {
  const TensorBase index = ops::reshape(indices, -1);
  const TensorBase ones = ops::ones(index.sizes(), grad.dtype(), std::nullopt, grad.device());
  const TensorBase counts = ops::index_add(zeros(grad.size(0), grad), 0, index, ones);
  return ops::reshape(ops::index_select(counts, 0, index), indices.sizes());
}

}  // namespace

TensorBase embedding_double_backward(const TensorBase& grad, const TensorBase& indices,
                                     int64_t padding_idx, bool scale_grad_by_freq) {
  TensorBase rows = ops::embedding(grad, indices);
  if (scale_grad_by_freq) rows = rows / ops::unsqueeze(frequencies(indices, grad), -1);
  if (padding_idx < 0) return rows;
  return ops::masked_fill(rows, ops::unsqueeze(ops::eq(indices, padding_idx), -1), 0);
}

TensorBase embedding_bag_backward(const TensorBase& grad, const TensorBase& indices,
                                  const TensorBase& offset2bag, const TensorBase& bag_size,
                                  const TensorBase& max_indices, int64_t rows,
                                  bool scale_grad_by_freq, int64_t mode,
                                  const TensorBase& per_sample_weights, int64_t padding_idx) {
  const TensorBase counts = ops::unsqueeze(ops::clamp_min(bag_size, 1), 1);
  if (mode == 2) {
    const TensorBase is_empty = ops::unsqueeze(ops::eq(bag_size, 0), 1);
    const TensorBase chosen = ops::masked_fill(grad, is_empty, 0);
    return ops::scatter_add(zeros({rows, grad.size(1)}, grad), 0, max_indices, chosen);
  }
  TensorBase each = ops::index_select(mode == 1 ? grad / counts : grad, 0, offset2bag);
  if (per_sample_weights.defined()) each = each * ops::unsqueeze(per_sample_weights, 1);
  return ops::embedding_dense_backward(each, indices, rows, padding_idx, scale_grad_by_freq);
}

TensorBase embedding_bag_weights_backward(const TensorBase& grad, const TensorBase& weight,
                                          const TensorBase& indices, const TensorBase& offset2bag,
                                          int64_t padding_idx) {
  const TensorBase each = ops::index_select(grad, 0, offset2bag);
  const TensorBase products = ops::sum(each * ops::index_select(weight, 0, indices), 1);
  return ops::masked_fill(products, ops::eq(indices, padding_idx), 0);
}

}  // namespace tenon::formulas
