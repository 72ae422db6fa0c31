// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// scaled_dot_product_attention of [batch, heads, rows, width] by blocks, in memory that grows with
/// the rows alone; and for each query the logarithm of the sum of the exponentials of its scores.
struct TENON_API _scaled_dot_product_flash_attention_for_cpu
    : Operator<_scaled_dot_product_flash_attention_for_cpu,
               std::tuple<TensorBase, TensorBase>(
                   const TensorBase&, const TensorBase&, const TensorBase&, double, bool,
                   const TensorBase&, std::optional<double>)> {
  static constexpr std::string_view kSchema =
      "_scaled_dot_product_flash_attention_for_cpu(Tensor query, Tensor key, Tensor value, float "
      "dropout_p=0.0, bool is_causal=False, *, Tensor? attn_mask=None, float? scale=None) -> "
      "(Tensor output, Tensor logsumexp)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline std::tuple<TensorBase, TensorBase> _scaled_dot_product_flash_attention_for_cpu(
    const TensorBase& query, const TensorBase& key, const TensorBase& value, double dropout_p = 0.0,
    bool is_causal = false, const TensorBase& attn_mask = {},
    std::optional<double> scale = std::nullopt) {
  return stubs::_scaled_dot_product_flash_attention_for_cpu::call(query, key, value, dropout_p,
                                                                  is_causal, attn_mask, scale);
}

}  // namespace tenon::ops
