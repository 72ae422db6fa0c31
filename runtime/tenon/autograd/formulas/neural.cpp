#include "tenon/autograd/formulas/neural.h"

#include "tenon/autograd/formulas/basic.h"
#include "tenon/autograd/formulas/view.h"
#include "tenon/generated/ops/embedding.h"
#include "tenon/generated/ops/eq.h"
#include "tenon/generated/ops/index_add.h"
#include "tenon/generated/ops/index_select.h"
#include "tenon/generated/ops/masked_fill.h"
#include "tenon/generated/ops/ones.h"
#include "tenon/generated/ops/reshape.h"
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

}  // namespace tenon::formulas
