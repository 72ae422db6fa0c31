// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The gradients of _scaled_dot_product_flash_attention_for_cpu for query, key and value, by
/// blocks, too.
struct TENON_API _scaled_dot_product_flash_attention_for_cpu_backward
    : Operator<_scaled_dot_product_flash_attention_for_cpu_backward,
               std::tuple<TensorBase, TensorBase, TensorBase>(
                   const TensorBase&, const TensorBase&, const TensorBase&, const TensorBase&,
                   const TensorBase&, const TensorBase&, double, bool, const TensorBase&,
                   std::optional<double>)> {
  static constexpr std::string_view kSchema =
      "_scaled_dot_product_flash_attention_for_cpu_backward(Tensor grad_out, Tensor query, Tensor "
      "key, Tensor value, Tensor out, Tensor logsumexp, float dropout_p, bool is_causal, *, "
      "Tensor? attn_mask=None, float? scale=None) -> (Tensor grad_query, Tensor grad_key, Tensor "
      "grad_value)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline std::tuple<TensorBase, TensorBase,
                  TensorBase> _scaled_dot_product_flash_attention_for_cpu_backward(
    const TensorBase& grad_out, const TensorBase& query, const TensorBase& key,
    const TensorBase& value, const TensorBase& out, const TensorBase& logsumexp, double dropout_p,
    bool is_causal, const TensorBase& attn_mask = {}, std::optional<double> scale = std::nullopt) {
  return stubs::_scaled_dot_product_flash_attention_for_cpu_backward::call(
      grad_out, query, key, value, out, logsumexp, dropout_p, is_causal, attn_mask, scale);
}

}  // namespace tenon::ops
