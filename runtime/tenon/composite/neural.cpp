#include "tenon/generated/kernels/neural.h"

#include <cmath>
#include <limits>

#include "tenon/autograd/formulas/basic.h"
#include "tenon/base/dim_vector.h"
#include "tenon/base/integer_math.h"
#include "tenon/generated/ops/_embedding_bag.h"
#include "tenon/generated/ops/dropout.h"
#include "tenon/generated/ops/item.h"
#include "tenon/generated/ops/logical_not.h"
#include "tenon/generated/ops/masked_fill.h"
#include "tenon/generated/ops/matmul.h"
#include "tenon/generated/ops/max.h"
#include "tenon/generated/ops/ones.h"
#include "tenon/generated/ops/reshape.h"
#include "tenon/generated/ops/scatter.h"
#include "tenon/generated/ops/softmax.h"
#include "tenon/generated/ops/squeeze.h"
#include "tenon/generated/ops/transpose.h"
#include "tenon/generated/ops/tril.h"
#include "tenon/generated/ops/unsqueeze.h"
#include "tenon/generated/ops/zeros.h"
#include "tenon/tensor/checked_size.h"
#include "tenon/tensor/floating.h"

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

TensorBase bilinear(const TensorBase& input1, const TensorBase& input2, const TensorBase& weight,
                    const TensorBase& bias) {
  constexpr std::string_view kOp = "bilinear";
  check_floating(kOp, "input1", input1.dtype());
  TENON_CHECK(input2.dtype() == input1.dtype() && weight.dtype() == input1.dtype() &&
                  (!bias.defined() || bias.dtype() == input1.dtype()),
              DTypeError, kOp, ": expected inputs, weight and bias of one dtype, got ",
              input1.dtype(), ", ", input2.dtype(), " and a weight of ", weight.dtype());
  TENON_CHECK(
      input1.dim() > 0 && input1.dim() == input2.dim() &&
          input1.sizes().slice(0, input1.dim() - 1) == input2.sizes().slice(0, input2.dim() - 1),
      ShapeError, kOp, ": expected inputs of the same sizes but for the last one, got ",
      input1.sizes(), " and ", input2.sizes());
  const int64_t size1 = input1.size(-1), size2 = input2.size(-1);
  TENON_CHECK(weight.dim() == 3 && weight.size(1) == size1 && weight.size(2) == size2, ShapeError,
              kOp, ": expected a weight of sizes [outputs, ", size1, ", ", size2, "], got ",
              weight.sizes());
  const int64_t outputs = weight.size(0);
  TENON_CHECK(!bias.defined() || bias.sizes() == IntArrayRef({outputs}), ShapeError, kOp,
              ": expected a bias of sizes [", outputs, "], got ", bias.sizes());
  // The products with input1 first, for each output and each element of input2.
  const int64_t columns = checked_size(kOp, CheckedInt(outputs) * size2);
  const TensorBase by_input1 = ops::reshape(ops::transpose(weight, 0, 1), {size1, columns});
  DimVector sizes(input1.sizes());
  sizes.back() = outputs;
  sizes.push_back(size2);
  const TensorBase partial = ops::reshape(ops::matmul(input1, by_input1), sizes);
  const TensorBase result = ops::squeeze(ops::matmul(partial, ops::unsqueeze(input2, -1)), -1);
  return bias.defined() ? result + bias : result;
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
