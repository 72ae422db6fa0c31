#include "tenon/generated/kernels/neural.h"

#include "tenon/autograd/formulas/attention.h"
#include "tenon/autograd/formulas/basic.h"
#include "tenon/base/dim_vector.h"
#include "tenon/base/integer_math.h"
#include "tenon/generated/ops/_embedding_bag.h"
#include "tenon/generated/ops/_scaled_dot_product_flash_attention_for_cpu.h"
#include "tenon/generated/ops/dropout.h"
#include "tenon/generated/ops/item.h"
#include "tenon/generated/ops/matmul.h"
#include "tenon/generated/ops/max.h"
#include "tenon/generated/ops/reshape.h"
#include "tenon/generated/ops/scatter.h"
#include "tenon/generated/ops/squeeze.h"
#include "tenon/generated/ops/transpose.h"
#include "tenon/generated/ops/unsqueeze.h"
#include "tenon/generated/ops/zeros.h"
#include "tenon/tensor/checked_size.h"
#include "tenon/tensor/floating.h"

namespace tenon::composite {
namespace {

using namespace formulas;  // arithmetic on TensorBase

/// The sizes of the scores of queries and keys.
DimVector scores_of(const TensorBase& query, const TensorBase& key) {
  DimVector sizes(query.sizes());
  sizes.back() = key.size(-2);
  return sizes;
}

/// Whether attention by blocks takes these: matrices of one batch without dropout. What it does not
/// take, or what is an error, is composed.
bool fit_blocks(const TensorBase& query, const TensorBase& key, const TensorBase& value,
                const TensorBase& attn_mask, double dropout_p) {
  const int64_t dim = query.dim();
  const DeviceType device = query.device().type();
  // A backend of a program has no kernel of it unless it brings one.
  const bool is_here = device == kCPU || device == kMeta || device == kLazy;
  if (!is_here || dropout_p != 0 || dim > 4 || key.dim() != dim || value.dim() != dim) return false;
  const auto same = [&](const TensorBase& other) {
    return other.dtype() == query.dtype() && other.device() == query.device() &&
           other.sizes().slice(0, dim - 2) == query.sizes().slice(0, dim - 2) && other.numel() > 0;
  };
  if (!query.is_floating_point() || query.numel() == 0 || !same(key) || !same(value)) return false;
  if (key.size(-1) != query.size(-1) || value.size(-2) != key.size(-2)) return false;
  if (!attn_mask.defined()) return true;
  const DimVector scores = scores_of(query, key);
  if (attn_mask.dtype() != DType::kBool && attn_mask.dtype() != query.dtype()) return false;
  if (attn_mask.device() != query.device() || attn_mask.dim() == 0 || attn_mask.dim() > dim)
    return false;
  for (int64_t i = 1; i <= attn_mask.dim(); ++i) {
    const int64_t size = attn_mask.size(-i), expected = scores[static_cast<size_t>(dim - i)];
    if (size != expected && (size != 1 || i == 1)) return false;
  }
  return true;
}

/// `tensor` with dimensions of 1 in front until it has four.
TensorBase as_heads(TensorBase tensor) {
  while (tensor.dim() < 4) tensor = ops::unsqueeze(tensor, 0);
  return tensor;
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
  if (fit_blocks(query, key, value, attn_mask, dropout_p)) {
    TensorBase attended = std::get<0>(ops::_scaled_dot_product_flash_attention_for_cpu(
        as_heads(query), as_heads(key), as_heads(value), 0.0, is_causal, attn_mask, scale));
    while (attended.dim() > query.dim()) attended = ops::squeeze(attended, 0);
    return attended;
  }
  const TensorBase weights = formulas::attention_weights(query, key, attn_mask, is_causal, scale);
  return ops::matmul(ops::dropout(weights, dropout_p, true), value);
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
