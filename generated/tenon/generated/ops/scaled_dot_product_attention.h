// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include <array>
#include <limits>
#include <optional>
#include <string_view>
#include <tuple>
#include <vector>

#include "tenon/dispatch/operator_entry.h"

namespace tenon {
namespace stubs {

// scaled_dot_product_attention(Tensor query, Tensor key, Tensor value, Tensor? attn_mask=None,
//   float dropout_p=0.0, bool is_causal=False, *, float? scale=None) -> Tensor
struct TENON_API scaled_dot_product_attention {
  using Signature = TensorBase(const TensorBase&, const TensorBase&, const TensorBase&,
                               const TensorBase&, double, bool, std::optional<double>);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& query, const TensorBase& key, const TensorBase& value,
                         const TensorBase& attn_mask, double dropout_p, bool is_causal,
                         std::optional<double> scale);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& query, const TensorBase& key,
                               const TensorBase& value, const TensorBase& attn_mask,
                               double dropout_p, bool is_causal, std::optional<double> scale);
};

}  // namespace stubs
namespace ops {

// scaled_dot_product_attention(Tensor query, Tensor key, Tensor value, Tensor? attn_mask=None,
//   float dropout_p=0.0, bool is_causal=False, *, float? scale=None) -> Tensor
inline TensorBase scaled_dot_product_attention(const TensorBase& query, const TensorBase& key,
                                               const TensorBase& value,
                                               const TensorBase& attn_mask = {},
                                               double dropout_p = 0.0, bool is_causal = false,
                                               std::optional<double> scale = std::nullopt) {
  return stubs::scaled_dot_product_attention::call(query, key, value, attn_mask, dropout_p,
                                                   is_causal, scale);
}

}  // namespace ops
}  // namespace tenon
