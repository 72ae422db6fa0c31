#include <string_view>

#include "tenon/base/check.h"
#include "tenon/kernels/computed.h"
#include "tenon/kernels/meta/gradient.h"
#include "tenon/kernels/meta/same_type.h"
#include "tenon/kernels/neural/meta.h"
#include "tenon/kernels/structured.h"
#include "tenon/tensor/floating.h"

namespace tenon::meta {
namespace {

void check_mask(std::string_view op, const TensorBase& query, const TensorBase& key,
                const TensorBase& mask) {
  if (!mask.defined()) return;
  TENON_CHECK(mask.dtype() == DType::kBool || mask.dtype() == query.dtype(), DTypeError, op,
              ": expected attn_mask of bool or of ", query.dtype(), ", the dtype of query, got ",
              mask.dtype());
  TENON_CHECK(mask.device() == query.device(), DeviceError, op,
              ": expected query and attn_mask on ", "one device, got ", query.device(), " and ",
              mask.device());
  const DimVector scores{query.sizes()[0], query.sizes()[1], query.sizes()[2], key.sizes()[2]};
  bool fits = mask.dim() >= 1 && mask.dim() <= 4 && mask.sizes().back() == scores.back();
  for (int64_t i = 1; fits && i < mask.dim(); ++i) {
    const int64_t size = mask.sizes()[static_cast<size_t>(mask.dim() - 1 - i)];
    fits = size == 1 || size == scores[static_cast<size_t>(3 - i)];
  }
  TENON_CHECK(fits, ShapeError, op, ": expected attn_mask of sizes that broadcast to ", scores,
              " with all of its columns, got ", mask.sizes());
}

void check_operands(std::string_view op, const TensorBase& query, const TensorBase& key,
                    const TensorBase& value, double dropout_p, const TensorBase& attn_mask) {
  TENON_CHECK(query.dim() == 4 && key.dim() == 4 && value.dim() == 4, ShapeError, op,
              ": expected query, key and value of 4 dimensions [batch, heads, rows, width], got "
              "sizes ",
              query.sizes(), ", ", key.sizes(), " and ", value.sizes());
  check_floating(op, "a query", query.dtype());
  check_same_type(op, "query", query, "key", key);
  check_same_type(op, "query", query, "value", value);
  TENON_CHECK(query.sizes().slice(0, 2) == key.sizes().slice(0, 2) &&
                  query.sizes().slice(0, 2) == value.sizes().slice(0, 2) &&
                  query.sizes()[3] == key.sizes()[3] && key.sizes()[2] == value.sizes()[2],
              ShapeError, op,
              ": expected query, key and value of one batch and number of heads, query and key of "
              "one width, and as many keys as values, got sizes ",
              query.sizes(), ", ", key.sizes(), " and ", value.sizes());
  TENON_CHECK(dropout_p == 0, ValueError, op, ": expected a dropout_p of 0, got ", dropout_p,
              "; scaled_dot_product_attention takes others");
  check_mask(op, query, key, attn_mask);
}

DimVector rows_of(const TensorBase& query) {
  return query.sizes().slice(0, 3);
}

DimVector output_sizes(const TensorBase& query, const TensorBase& value) {
  DimVector sizes = query.sizes();
  sizes.back() = value.sizes()[3];
  return sizes;
}

}  // namespace

AttentionSpecs attention(const TensorBase& query, const TensorBase& key, const TensorBase& value,
                         double dropout_p, const TensorBase& attn_mask) {
  check_operands("_scaled_dot_product_flash_attention_for_cpu", query, key, value, dropout_p,
                 attn_mask);
  return {{output_sizes(query, value), query.dtype(), query.device()},
          {rows_of(query), computed_dtype(query.dtype()), query.device()}};
}

AttentionGradientSpecs attention_backward(const TensorBase& grad_out, const TensorBase& query,
                                          const TensorBase& key, const TensorBase& value,
                                          const TensorBase& out, const TensorBase& logsumexp,
                                          double dropout_p, const TensorBase& attn_mask) {
  constexpr std::string_view kOp = "_scaled_dot_product_flash_attention_for_cpu_backward";
  check_operands(kOp, query, key, value, dropout_p, attn_mask);
  const DimVector output = output_sizes(query, value);
  check_gradient(kOp, grad_out, "query", query, output);
  check_same_type(kOp, "query", query, "out", out);
  TENON_CHECK(out.sizes() == IntArrayRef(output), ShapeError, kOp, ": expected out of sizes ",
              output, ", got ", out.sizes());
  const DimVector rows = rows_of(query);
  TENON_CHECK(logsumexp.sizes() == IntArrayRef(rows), ShapeError, kOp,
              ": expected logsumexp of sizes ", rows, ", got ", logsumexp.sizes());
  const DType computed = computed_dtype(query.dtype());
  TENON_CHECK(logsumexp.dtype() == computed || logsumexp.dtype() == query.dtype(), DTypeError, kOp,
              ": expected logsumexp of ", computed, ", got ", logsumexp.dtype());
  TENON_CHECK(logsumexp.device() == query.device(), DeviceError, kOp,
              ": expected query and logsumexp on one device, got ", query.device(), " and ",
              logsumexp.device());
  return {spec_of(query), spec_of(key), spec_of(value)};
}

}  // namespace tenon::meta
