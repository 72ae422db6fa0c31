// Generated from ops.yaml by templates/dispatch/category.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/base/error_conversion.h"
#include "tenon/generated/ops/embedding.h"
#include "tenon/generated/ops/embedding_dense_backward.h"
#include "tenon/generated/ops/gru_cell.h"
#include "tenon/generated/ops/lstm_cell.h"
#include "tenon/generated/ops/one_hot.h"
#include "tenon/generated/ops/rnn_tanh_cell.h"
#include "tenon/generated/ops/scaled_dot_product_attention.h"

namespace tenon {

namespace schemas {
extern const OperatorSchema embedding;
extern const OperatorSchema embedding_dense_backward;
extern const OperatorSchema scaled_dot_product_attention;
extern const OperatorSchema one_hot;
extern const OperatorSchema lstm_cell;
extern const OperatorSchema gru_cell;
extern const OperatorSchema rnn_tanh_cell;
}  // namespace schemas

namespace boxing {
extern const OperatorBoxing embedding;
extern const OperatorBoxing embedding_dense_backward;
extern const OperatorBoxing scaled_dot_product_attention;
extern const OperatorBoxing one_hot;
extern const OperatorBoxing lstm_cell;
extern const OperatorBoxing gru_cell;
extern const OperatorBoxing rnn_tanh_cell;
}  // namespace boxing

namespace stubs {

// embedding(Tensor weight, Tensor indices, SymInt padding_idx=-1, bool scale_grad_by_freq=False,
//   bool sparse=False) -> Tensor
constinit OperatorEntry embedding::entry(schemas::embedding, boxing::embedding);

TensorBase embedding::call(const TensorBase& weight, const TensorBase& indices, int64_t padding_idx,
                           bool scale_grad_by_freq, bool sparse) try {
  return entry.call<TensorBase, const TensorBase&, const TensorBase&, int64_t, bool, bool>(
      keys_of(weight, indices), weight, indices, padding_idx, scale_grad_by_freq, sparse);
} catch (...) {
  detail::rethrow_as_error("embedding");
}

TensorBase embedding::redispatch(DispatchKeySet keys, const TensorBase& weight,
                                 const TensorBase& indices, int64_t padding_idx,
                                 bool scale_grad_by_freq, bool sparse) {
  return entry.redispatch<TensorBase, const TensorBase&, const TensorBase&, int64_t, bool, bool>(
      keys, weight, indices, padding_idx, scale_grad_by_freq, sparse);
}

// embedding_dense_backward(Tensor grad_output, Tensor indices, SymInt num_weights, SymInt
//   padding_idx, bool scale_grad_by_freq) -> Tensor
constinit OperatorEntry embedding_dense_backward::entry(schemas::embedding_dense_backward,
                                                        boxing::embedding_dense_backward);

TensorBase embedding_dense_backward::call(const TensorBase& grad_output, const TensorBase& indices,
                                          int64_t num_weights, int64_t padding_idx,
                                          bool scale_grad_by_freq) try {
  return entry.call<TensorBase, const TensorBase&, const TensorBase&, int64_t, int64_t, bool>(
      keys_of(grad_output, indices), grad_output, indices, num_weights, padding_idx,
          scale_grad_by_freq);
} catch (...) {
  detail::rethrow_as_error("embedding_dense_backward");
}

TensorBase embedding_dense_backward::redispatch(DispatchKeySet keys, const TensorBase& grad_output,
                                                const TensorBase& indices, int64_t num_weights,
                                                int64_t padding_idx, bool scale_grad_by_freq) {
  return entry.redispatch<TensorBase, const TensorBase&, const TensorBase&, int64_t, int64_t, bool>(
      keys, grad_output, indices, num_weights, padding_idx, scale_grad_by_freq);
}

// scaled_dot_product_attention(Tensor query, Tensor key, Tensor value, Tensor? attn_mask=None,
//   float dropout_p=0.0, bool is_causal=False, *, float? scale=None) -> Tensor
constinit OperatorEntry scaled_dot_product_attention::entry(schemas::scaled_dot_product_attention,
                                                            boxing::scaled_dot_product_attention);

TensorBase scaled_dot_product_attention::call(const TensorBase& query, const TensorBase& key,
                                              const TensorBase& value, const TensorBase& attn_mask,
                                              double dropout_p, bool is_causal,
                                              std::optional<double> scale) try {
  return entry.call<TensorBase, const TensorBase&, const TensorBase&, const TensorBase&,
                    const TensorBase&, double, bool, std::optional<double>>(
      keys_of(query, key, value, attn_mask), query, key, value, attn_mask, dropout_p, is_causal,
          scale);
} catch (...) {
  detail::rethrow_as_error("scaled_dot_product_attention");
}

TensorBase scaled_dot_product_attention::redispatch(
    DispatchKeySet keys, const TensorBase& query, const TensorBase& key, const TensorBase& value,
    const TensorBase& attn_mask, double dropout_p, bool is_causal, std::optional<double> scale) {
  return entry.redispatch<TensorBase, const TensorBase&, const TensorBase&, const TensorBase&,
                          const TensorBase&, double, bool, std::optional<double>>(
      keys, query, key, value, attn_mask, dropout_p, is_causal, scale);
}

// one_hot(Tensor self, int num_classes=-1) -> Tensor
constinit OperatorEntry one_hot::entry(schemas::one_hot, boxing::one_hot);

TensorBase one_hot::call(const TensorBase& self, int64_t num_classes) try {
  return entry.call<TensorBase, const TensorBase&, int64_t>(
      keys_of(self), self, num_classes);
} catch (...) {
  detail::rethrow_as_error("one_hot");
}

TensorBase one_hot::redispatch(DispatchKeySet keys, const TensorBase& self, int64_t num_classes) {
  return entry.redispatch<TensorBase, const TensorBase&, int64_t>(
      keys, self, num_classes);
}

// lstm_cell(Tensor input, Tensor[] hx, Tensor w_ih, Tensor w_hh, Tensor? b_ih=None, Tensor?
//   b_hh=None) -> (Tensor, Tensor)
constinit OperatorEntry lstm_cell::entry(schemas::lstm_cell, boxing::lstm_cell);

std::tuple<TensorBase, TensorBase> lstm_cell::call(
    const TensorBase& input, TensorList hx, const TensorBase& w_ih, const TensorBase& w_hh,
    const TensorBase& b_ih, const TensorBase& b_hh) try {
  return entry.call<std::tuple<TensorBase, TensorBase>, const TensorBase&, TensorList,
                    const TensorBase&, const TensorBase&, const TensorBase&, const TensorBase&>(
      keys_of(input, w_ih, w_hh, b_ih, b_hh) | keys_of(hx), input, hx, w_ih, w_hh, b_ih, b_hh);
} catch (...) {
  detail::rethrow_as_error("lstm_cell");
}

std::tuple<TensorBase, TensorBase> lstm_cell::redispatch(
    DispatchKeySet keys, const TensorBase& input, TensorList hx, const TensorBase& w_ih,
    const TensorBase& w_hh, const TensorBase& b_ih, const TensorBase& b_hh) {
  return entry.redispatch<std::tuple<TensorBase, TensorBase>, const TensorBase&, TensorList,
                          const TensorBase&, const TensorBase&, const TensorBase&,
                          const TensorBase&>(
      keys, input, hx, w_ih, w_hh, b_ih, b_hh);
}

// gru_cell(Tensor input, Tensor hx, Tensor w_ih, Tensor w_hh, Tensor? b_ih=None, Tensor? b_hh=None)
//   -> Tensor
constinit OperatorEntry gru_cell::entry(schemas::gru_cell, boxing::gru_cell);

TensorBase gru_cell::call(const TensorBase& input, const TensorBase& hx, const TensorBase& w_ih,
                          const TensorBase& w_hh, const TensorBase& b_ih,
                          const TensorBase& b_hh) try {
  return entry.call<TensorBase, const TensorBase&, const TensorBase&, const TensorBase&,
                    const TensorBase&, const TensorBase&, const TensorBase&>(
      keys_of(input, hx, w_ih, w_hh, b_ih, b_hh), input, hx, w_ih, w_hh, b_ih, b_hh);
} catch (...) {
  detail::rethrow_as_error("gru_cell");
}

TensorBase gru_cell::redispatch(DispatchKeySet keys, const TensorBase& input, const TensorBase& hx,
                                const TensorBase& w_ih, const TensorBase& w_hh,
                                const TensorBase& b_ih, const TensorBase& b_hh) {
  return entry.redispatch<TensorBase, const TensorBase&, const TensorBase&, const TensorBase&,
                          const TensorBase&, const TensorBase&, const TensorBase&>(
      keys, input, hx, w_ih, w_hh, b_ih, b_hh);
}

// rnn_tanh_cell(Tensor input, Tensor hx, Tensor w_ih, Tensor w_hh, Tensor? b_ih=None, Tensor?
//   b_hh=None) -> Tensor
constinit OperatorEntry rnn_tanh_cell::entry(schemas::rnn_tanh_cell, boxing::rnn_tanh_cell);

TensorBase rnn_tanh_cell::call(const TensorBase& input, const TensorBase& hx,
                               const TensorBase& w_ih, const TensorBase& w_hh,
                               const TensorBase& b_ih, const TensorBase& b_hh) try {
  return entry.call<TensorBase, const TensorBase&, const TensorBase&, const TensorBase&,
                    const TensorBase&, const TensorBase&, const TensorBase&>(
      keys_of(input, hx, w_ih, w_hh, b_ih, b_hh), input, hx, w_ih, w_hh, b_ih, b_hh);
} catch (...) {
  detail::rethrow_as_error("rnn_tanh_cell");
}

TensorBase rnn_tanh_cell::redispatch(DispatchKeySet keys, const TensorBase& input,
                                     const TensorBase& hx, const TensorBase& w_ih,
                                     const TensorBase& w_hh, const TensorBase& b_ih,
                                     const TensorBase& b_hh) {
  return entry.redispatch<TensorBase, const TensorBase&, const TensorBase&, const TensorBase&,
                          const TensorBase&, const TensorBase&, const TensorBase&>(
      keys, input, hx, w_ih, w_hh, b_ih, b_hh);
}

}  // namespace stubs
}  // namespace tenon
