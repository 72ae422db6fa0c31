#include "tenon/generated/kernels/neural.h"

#include <cmath>
#include <limits>

#include "tenon/autograd/formulas/basic.h"
#include "tenon/base/dim_vector.h"
#include "tenon/base/integer_math.h"
#include "tenon/generated/ops/_embedding_bag.h"
#include "tenon/generated/ops/chunk.h"
#include "tenon/generated/ops/dropout.h"
#include "tenon/generated/ops/item.h"
#include "tenon/generated/ops/linear.h"
#include "tenon/generated/ops/logical_not.h"
#include "tenon/generated/ops/masked_fill.h"
#include "tenon/generated/ops/matmul.h"
#include "tenon/generated/ops/max.h"
#include "tenon/generated/ops/ones.h"
#include "tenon/generated/ops/scatter.h"
#include "tenon/generated/ops/sigmoid.h"
#include "tenon/generated/ops/softmax.h"
#include "tenon/generated/ops/tanh.h"
#include "tenon/generated/ops/transpose.h"
#include "tenon/generated/ops/tril.h"
#include "tenon/generated/ops/unsqueeze.h"
#include "tenon/generated/ops/zeros.h"
#include "tenon/tensor/checked_size.h"

namespace tenon::composite {
namespace {

using namespace formulas;  // arithmetic on TensorBase

constexpr double kMinusInfinity = -std::numeric_limits<double>::infinity();

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

}  // namespace

TensorBase scaled_dot_product_attention(const TensorBase& query, const TensorBase& key,
                                        const TensorBase& value, const TensorBase& attn_mask,
                                        double dropout_p, bool is_causal,
                                        std::optional<double> scale) {
  TENON_CHECK(query.dim() >= 2 && key.dim() >= 2 && value.dim() >= 2, ShapeError,
              "scaled_dot_product_attention: expected at least 2 dimensions, got sizes ",
              query.sizes(), ", ", key.sizes(), " and ", value.sizes());
  TENON_CHECK(!is_causal || !attn_mask.defined(), ValueError,
              "scaled_dot_product_attention: expected no attn_mask where is_causal");
  const double factor = scale.value_or(1 / std::sqrt(static_cast<double>(query.size(-1))));
  TensorBase scores = ops::matmul(query * factor, ops::transpose(key, -2, -1));
  if (is_causal) scores = causal(scores);
  if (attn_mask.defined()) scores = masked(scores, attn_mask);
  const TensorBase weights = ops::dropout(ops::softmax(scores, -1), dropout_p, true);
  return ops::matmul(weights, value);
}

TensorBase one_hot(const TensorBase& self, int64_t num_classes) {
  TENON_CHECK(self.dtype() == DType::kInt64, DTypeError, "one_hot: expected indices of int64, got ",
              self.dtype());
  TENON_CHECK(num_classes != -1 || !self.is_meta(), NotImplementedError,
              "one_hot: a tensor on the meta device has no values to count classes by; pass "
              "num_classes");
  TENON_CHECK(num_classes > 0 || (num_classes == -1 && self.numel() > 0), ValueError,
              "one_hot: expected a positive number of classes, got ", num_classes);
  const int64_t classes =
      num_classes > 0 ? num_classes
                      : checked_size("one_hot", CheckedInt(ops::item(ops::max(self)).toLong()) + 1);
  DimVector sizes(self.sizes());
  sizes.push_back(classes);
  const TensorBase zeros = ops::zeros(sizes, DType::kInt64, std::nullopt, self.device());
  return ops::scatter(zeros, -1, ops::unsqueeze(self, -1), 1);
}

namespace {

/// ShapeError unless the weights make `gates` parts of the size of the hidden state.
void check_cell(std::string_view op, const TensorBase& hidden, const TensorBase& w_ih,
                const TensorBase& w_hh, int64_t gates) {
  TENON_CHECK(hidden.dim() > 0, ShapeError, op,
              ": expected a hidden state of at least one dimension, got a scalar");
  const int64_t rows = checked_size(op, CheckedInt(gates) * hidden.size(-1));
  TENON_CHECK(w_ih.dim() == 2 && w_hh.dim() == 2 && w_ih.size(0) == rows && w_hh.size(0) == rows,
              ShapeError, op, ": expected weights of ", rows, " rows for a hidden state of sizes ",
              hidden.sizes(), ", got w_ih of sizes ", w_ih.sizes(), " and w_hh of sizes ",
              w_hh.sizes());
}

}  // namespace

std::tuple<TensorBase, TensorBase> lstm_cell(const TensorBase& input, TensorList hx,
                                             const TensorBase& w_ih, const TensorBase& w_hh,
                                             const TensorBase& b_ih, const TensorBase& b_hh) {
  TENON_CHECK(hx.size() == 2, ValueError, "lstm_cell: expected a hidden and a cell state, got ",
              hx.size(), " tensors");
  check_cell("lstm_cell", hx[0], w_ih, w_hh, 4);
  const TensorBase gates = ops::linear(input, w_ih, b_ih) + ops::linear(hx[0], w_hh, b_hh);
  const std::vector<TensorBase> parts = ops::chunk(gates, 4, -1);
  const TensorBase added = ops::sigmoid(parts[0]) * ops::tanh(parts[2]);
  const TensorBase cell = ops::sigmoid(parts[1]) * hx[1] + added;
  return {ops::sigmoid(parts[3]) * ops::tanh(cell), cell};
}

TensorBase gru_cell(const TensorBase& input, const TensorBase& hx, const TensorBase& w_ih,
                    const TensorBase& w_hh, const TensorBase& b_ih, const TensorBase& b_hh) {
  check_cell("gru_cell", hx, w_ih, w_hh, 3);
  const std::vector<TensorBase> from_input = ops::chunk(ops::linear(input, w_ih, b_ih), 3, -1);
  const std::vector<TensorBase> from_hidden = ops::chunk(ops::linear(hx, w_hh, b_hh), 3, -1);
  const TensorBase reset = ops::sigmoid(from_input[0] + from_hidden[0]);
  const TensorBase update = ops::sigmoid(from_input[1] + from_hidden[1]);
  const TensorBase candidate = ops::tanh(from_input[2] + reset * from_hidden[2]);
  return candidate + update * (hx - candidate);
}

TensorBase rnn_tanh_cell(const TensorBase& input, const TensorBase& hx, const TensorBase& w_ih,
                         const TensorBase& w_hh, const TensorBase& b_ih, const TensorBase& b_hh) {
  check_cell("rnn_tanh_cell", hx, w_ih, w_hh, 1);
  return ops::tanh(ops::linear(input, w_ih, b_ih) + ops::linear(hx, w_hh, b_hh));
}

std::tuple<TensorBase, TensorBase, TensorBase, TensorBase> padded_embedding_bag(
    const TensorBase& weight, const TensorBase& indices, const TensorBase& offsets,
    bool scale_grad_by_freq, int64_t mode, bool sparse, const TensorBase& per_sample_weights,
    bool include_last_offset, std::optional<int64_t> padding_idx) {
  int64_t padding = -1;
  if (padding_idx) {
    const int64_t rows = weight.dim() == 2 ? weight.size(0) : 0;
    TENON_CHECK(*padding_idx >= -rows && *padding_idx < rows, IndexError,
                "embedding_bag: expected a padding_idx of a row of weight, of sizes ",
                weight.sizes(), ", got ", *padding_idx);
    padding = *padding_idx < 0 ? *padding_idx + rows : *padding_idx;
  }
  return ops::_embedding_bag(weight, indices, offsets, scale_grad_by_freq, mode, sparse,
                             per_sample_weights, include_last_offset, padding);
}

}  // namespace tenon::composite
