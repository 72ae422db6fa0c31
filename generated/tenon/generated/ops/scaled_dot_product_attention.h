// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// softmax(query @ key^T * scale + mask) @ value.
struct TENON_API scaled_dot_product_attention
    : Operator<scaled_dot_product_attention,
               TensorBase(const TensorBase&, const TensorBase&, const TensorBase&,
                          const TensorBase&, double, bool, std::optional<double>)> {
  static constexpr std::string_view kSchema =
      "scaled_dot_product_attention(Tensor query, Tensor key, Tensor value, Tensor? "
      "attn_mask=None, float dropout_p=0.0, bool is_causal=False, *, float? scale=None) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase scaled_dot_product_attention(const TensorBase& query, const TensorBase& key,
                                               const TensorBase& value,
                                               const TensorBase& attn_mask = {},
                                               double dropout_p = 0.0, bool is_causal = false,
                                               std::optional<double> scale = std::nullopt) {
  return stubs::scaled_dot_product_attention::call(query, key, value, attn_mask, dropout_p,
                                                   is_causal, scale);
}

}  // namespace tenon::ops
