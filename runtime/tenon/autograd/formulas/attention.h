#pragma once

#include <optional>
#include <tuple>

#include "tenon/tensor/tensor_base.h"

/// Attention and its derivatives, composed of operators.
namespace tenon::formulas {

/// softmax(query @ key^T * scale + attn_mask): `scale` is 1 / sqrt(width) unless it is given; a
/// bool mask tells which scores count; where `is_causal`, no query sees a key behind it.
TENON_API TensorBase attention_weights(const TensorBase& query, const TensorBase& key,
                                       const TensorBase& attn_mask, bool is_causal,
                                       std::optional<double> scale);

/// The gradient of a floating `attn_mask`, from that of the attended values.
TENON_API TensorBase attention_mask_backward(const TensorBase& grad, const TensorBase& query,
                                             const TensorBase& key, const TensorBase& value,
                                             const TensorBase& attn_mask, bool is_causal,
                                             std::optional<double> scale);

/// Of the backward operator for grad_out, query, key, value and attn_mask, from the gradients of
/// what it returns; those may be undefined.
TENON_API std::tuple<TensorBase, TensorBase, TensorBase, TensorBase, TensorBase>
attention_double_backward(const TensorBase& grad_grad_query, const TensorBase& grad_grad_key,
                          const TensorBase& grad_grad_value, const TensorBase& grad_out,
                          const TensorBase& query, const TensorBase& key, const TensorBase& value,
                          const TensorBase& attn_mask, bool is_causal, std::optional<double> scale);

}  // namespace tenon::formulas
