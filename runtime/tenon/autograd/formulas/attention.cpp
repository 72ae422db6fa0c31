#include "tenon/autograd/formulas/attention.h"

#include <cmath>
#include <limits>

#include "tenon/autograd/formulas/basic.h"
#include "tenon/generated/ops/logical_not.h"
#include "tenon/generated/ops/masked_fill.h"
#include "tenon/generated/ops/matmul.h"
#include "tenon/generated/ops/ones.h"
#include "tenon/generated/ops/softmax.h"
#include "tenon/generated/ops/sum.h"
#include "tenon/generated/ops/transpose.h"
#include "tenon/generated/ops/tril.h"

namespace tenon::formulas {
namespace {

constexpr double kMinusInfinity = -std::numeric_limits<double>::infinity();

double factor_of(const TensorBase& query, std::optional<double> scale) {
  return scale.value_or(1 / std::sqrt(static_cast<double>(query.size(-1))));
}

/// Scores that a mask leaves: a bool one tells which take part, another one is added.
TensorBase masked(const TensorBase& scores, const TensorBase& mask) {
  if (mask.dtype() != DType::kBool) return scores + mask;
  return ops::masked_fill(scores, ops::logical_not(mask), kMinusInfinity);
}

/// Scores without those of keys behind the query.
TensorBase causal(const TensorBase& scores) {
  const IntArrayRef sizes = scores.sizes().slice(scores.dim() - 2);
  const TensorBase seen = ops::tril(ops::ones(sizes, DType::kBool, std::nullopt, scores.device()));
  return ops::masked_fill(scores, ops::logical_not(seen), kMinusInfinity);
}

TensorBase turned(const TensorBase& matrix) {
  return ops::transpose(matrix, -2, -1);
}

TensorBase row_sums(const TensorBase& a) {
  return ops::sum(a, {-1}, true);
}

/// The gradient of scores from that of the weights that softmax made of them.
TensorBase through_softmax(const TensorBase& grad, const TensorBase& weights) {
  return weights * (grad - row_sums(grad * weights));
}

/// a + b, of which each may be undefined.
TensorBase added(const TensorBase& a, const TensorBase& b) {
  return !a.defined() ? b : !b.defined() ? a : a + b;
}

bool has_gradient(const TensorBase& mask) {
  return mask.defined() && mask.dtype() != DType::kBool;
}

}  // namespace

TensorBase attention_weights(const TensorBase& query, const TensorBase& key,
                             const TensorBase& attn_mask, bool is_causal,
                             std::optional<double> scale) {
  TensorBase scores = ops::matmul(query * Scalar(factor_of(query, scale)), turned(key));
  if (is_causal) scores = causal(scores);
  if (attn_mask.defined()) scores = masked(scores, attn_mask);
  return ops::softmax(scores, -1);
}

TensorBase attention_mask_backward(const TensorBase& grad, const TensorBase& query,
                                   const TensorBase& key, const TensorBase& value,
                                   const TensorBase& attn_mask, bool is_causal,
                                   std::optional<double> scale) {
  const TensorBase weights = attention_weights(query, key, attn_mask, is_causal, scale);
  return sum_to(through_softmax(ops::matmul(grad, turned(value)), weights), attn_mask.sizes());
}

std::tuple<TensorBase, TensorBase, TensorBase, TensorBase, TensorBase> attention_double_backward(
    const TensorBase& grad_grad_query, const TensorBase& grad_grad_key,
    const TensorBase& grad_grad_value, const TensorBase& grad_out, const TensorBase& query,
    const TensorBase& key, const TensorBase& value, const TensorBase& attn_mask, bool is_causal,
    std::optional<double> scale) {
  const Scalar factor(factor_of(query, scale));
  const TensorBase weights = attention_weights(query, key, attn_mask, is_causal, scale);
  // What backward computed: gradients of the weights, and of the scores.
  const TensorBase of_weights = ops::matmul(grad_out, turned(value));
  const TensorBase of_scores = through_softmax(of_weights, weights);

  TensorBase for_out, for_query, for_key, for_value;
  TensorBase on_scores;   // the gradient of `of_scores`
  TensorBase on_weights;  // and that of `weights`
  if (grad_grad_query.defined()) {
    on_scores = ops::matmul(grad_grad_query, turned(key)) * factor;
    for_key = ops::matmul(turned(of_scores), grad_grad_query) * factor;
  }
  if (grad_grad_key.defined()) {
    on_scores = added(on_scores, ops::matmul(query, turned(grad_grad_key)) * factor);
    for_query = ops::matmul(of_scores, grad_grad_key) * factor;
  }
  if (grad_grad_value.defined()) {
    on_weights = ops::matmul(grad_out, turned(grad_grad_value));
    for_out = ops::matmul(weights, grad_grad_value);
  }
  if (on_scores.defined()) {
    const TensorBase mean = row_sums(on_scores * weights);
    const TensorBase on_products = weights * (on_scores - mean);  // the gradient of `of_weights`
    for_out = added(for_out, ops::matmul(on_products, value));
    for_value = ops::matmul(turned(on_products), grad_out);
    on_weights = added(
        on_weights, on_scores * (of_weights - row_sums(of_weights * weights)) - mean * of_weights);
  }
  if (!on_weights.defined()) return {for_out, for_query, for_key, for_value, {}};
  const TensorBase through = through_softmax(on_weights, weights);
  for_query = added(for_query, ops::matmul(through, key) * factor);
  for_key = added(for_key, ops::matmul(turned(through), query) * factor);
  TensorBase for_mask;
  if (has_gradient(attn_mask)) for_mask = sum_to(through, attn_mask.sizes());
  return {for_out, for_query, for_key, for_value, for_mask};
}

}  // namespace tenon::formulas
