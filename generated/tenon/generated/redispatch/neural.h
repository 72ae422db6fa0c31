// Generated from ops.yaml by templates/redispatch/shard.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/tensor/public_conversions.h"
#include "tenon/generated/functions/neural.h"

namespace tenon::redispatch {

inline Tensor bilinear(DispatchKeySet keys, const Tensor& input1, const Tensor& input2,
                       const Tensor& weight, const std::optional<Tensor>& bias = {}) {
  return stubs::bilinear::redispatch(keys, input1, input2, weight,
                                     detail::tensor_or_undefined(bias));
}

inline Tensor embedding(DispatchKeySet keys, const Tensor& weight, const Tensor& indices,
                        int64_t padding_idx = -1, bool scale_grad_by_freq = false,
                        bool sparse = false) {
  return stubs::embedding::redispatch(keys, weight, indices, padding_idx, scale_grad_by_freq,
                                      sparse);
}

inline std::tuple<Tensor, Tensor, Tensor, Tensor> _embedding_bag(
    DispatchKeySet keys, const Tensor& weight, const Tensor& indices, const Tensor& offsets,
    bool scale_grad_by_freq = false, int64_t mode = 0, bool sparse = false,
    const std::optional<Tensor>& per_sample_weights = {}, bool include_last_offset = false,
    int64_t padding_idx = -1) {
  return detail::to_public(
      stubs::_embedding_bag::redispatch(keys, weight, indices, offsets, scale_grad_by_freq, mode,
                                        sparse, detail::tensor_or_undefined(per_sample_weights),
                                        include_last_offset, padding_idx));
}

inline std::tuple<Tensor, Tensor, Tensor, Tensor> embedding_bag(
    DispatchKeySet keys, const Tensor& weight, const Tensor& indices, const Tensor& offsets,
    bool scale_grad_by_freq = false, int64_t mode = 0, bool sparse = false,
    const std::optional<Tensor>& per_sample_weights = {}, bool include_last_offset = false) {
  return detail::to_public(
      stubs::embedding_bag::redispatch(keys, weight, indices, offsets, scale_grad_by_freq, mode,
                                       sparse, detail::tensor_or_undefined(per_sample_weights),
                                       include_last_offset));
}
inline std::tuple<Tensor, Tensor, Tensor, Tensor> embedding_bag(
    DispatchKeySet keys, const Tensor& weight, const Tensor& indices, const Tensor& offsets,
    bool scale_grad_by_freq, int64_t mode, bool sparse,
    const std::optional<Tensor>& per_sample_weights, bool include_last_offset,
    std::optional<int64_t> padding_idx) {
  return detail::to_public(
      stubs::embedding_bag_padding_idx::redispatch(
          keys, weight, indices, offsets, scale_grad_by_freq, mode, sparse,
          detail::tensor_or_undefined(per_sample_weights), include_last_offset, padding_idx));
}

inline Tensor embedding_dense_backward(DispatchKeySet keys, const Tensor& grad_output,
                                       const Tensor& indices, int64_t num_weights,
                                       int64_t padding_idx, bool scale_grad_by_freq) {
  return stubs::embedding_dense_backward::redispatch(keys, grad_output, indices, num_weights,
                                                     padding_idx, scale_grad_by_freq);
}

inline Tensor& embedding_renorm_(DispatchKeySet keys, Tensor& self, const Tensor& indices,
                                 double max_norm, double norm_type) {
  return detail::written_to(self,
                            stubs::embedding_renorm_::redispatch(keys, self, indices, max_norm,
                                                                 norm_type));
}
inline Tensor embedding_renorm(DispatchKeySet keys, const Tensor& self, const Tensor& indices,
                               double max_norm, double norm_type) {
  return stubs::embedding_renorm::redispatch(keys, self, indices, max_norm, norm_type);
}

inline std::tuple<Tensor, Tensor> gru(DispatchKeySet keys, const Tensor& input, const Tensor& hx,
                                      TensorList params, bool has_biases, int64_t num_layers,
                                      double dropout, bool train, bool bidirectional,
                                      bool batch_first) {
  return detail::to_public(
      stubs::gru_input::redispatch(keys, input, hx, params, has_biases, num_layers, dropout, train,
                                   bidirectional, batch_first));
}
inline std::tuple<Tensor, Tensor> gru(DispatchKeySet keys, const Tensor& data,
                                      const Tensor& batch_sizes, const Tensor& hx,
                                      TensorList params, bool has_biases, int64_t num_layers,
                                      double dropout, bool train, bool bidirectional) {
  return detail::to_public(
      stubs::gru_data::redispatch(keys, data, batch_sizes, hx, params, has_biases, num_layers,
                                  dropout, train, bidirectional));
}

inline Tensor gru_cell(DispatchKeySet keys, const Tensor& input, const Tensor& hx,
                       const Tensor& w_ih, const Tensor& w_hh,
                       const std::optional<Tensor>& b_ih = {},
                       const std::optional<Tensor>& b_hh = {}) {
  return stubs::gru_cell::redispatch(keys, input, hx, w_ih, w_hh, detail::tensor_or_undefined(b_ih),
                                     detail::tensor_or_undefined(b_hh));
}

inline std::tuple<Tensor, Tensor, Tensor> lstm(DispatchKeySet keys, const Tensor& input,
                                               TensorList hx, TensorList params, bool has_biases,
                                               int64_t num_layers, double dropout, bool train,
                                               bool bidirectional, bool batch_first) {
  return detail::to_public(
      stubs::lstm_input::redispatch(keys, input, hx, params, has_biases, num_layers, dropout, train,
                                    bidirectional, batch_first));
}
inline std::tuple<Tensor, Tensor, Tensor> lstm(DispatchKeySet keys, const Tensor& data,
                                               const Tensor& batch_sizes, TensorList hx,
                                               TensorList params, bool has_biases,
                                               int64_t num_layers, double dropout, bool train,
                                               bool bidirectional) {
  return detail::to_public(
      stubs::lstm_data::redispatch(keys, data, batch_sizes, hx, params, has_biases, num_layers,
                                   dropout, train, bidirectional));
}

inline std::tuple<Tensor, Tensor> lstm_cell(DispatchKeySet keys, const Tensor& input, TensorList hx,
                                            const Tensor& w_ih, const Tensor& w_hh,
                                            const std::optional<Tensor>& b_ih = {},
                                            const std::optional<Tensor>& b_hh = {}) {
  return detail::to_public(
      stubs::lstm_cell::redispatch(keys, input, hx, w_ih, w_hh, detail::tensor_or_undefined(b_ih),
                                   detail::tensor_or_undefined(b_hh)));
}

inline Tensor one_hot(DispatchKeySet keys, const Tensor& self, int64_t num_classes = -1) {
  return stubs::one_hot::redispatch(keys, self, num_classes);
}

inline std::tuple<Tensor, Tensor> _pack_padded_sequence(DispatchKeySet keys, const Tensor& input,
                                                        const Tensor& lengths, bool batch_first) {
  return detail::to_public(
      stubs::_pack_padded_sequence::redispatch(keys, input, lengths, batch_first));
}

inline Tensor _pack_padded_sequence_backward(DispatchKeySet keys, const Tensor& grad_output,
                                             IntArrayRef input_size, const Tensor& batch_sizes,
                                             bool batch_first) {
  return stubs::_pack_padded_sequence_backward::redispatch(keys, grad_output, input_size,
                                                           batch_sizes, batch_first);
}

inline std::tuple<Tensor, Tensor> _pad_packed_sequence(
    DispatchKeySet keys, const Tensor& data, const Tensor& batch_sizes, bool batch_first,
    const Scalar& padding_value, int64_t total_length) {
  return detail::to_public(
      stubs::_pad_packed_sequence::redispatch(keys, data, batch_sizes, batch_first, padding_value,
                                              total_length));
}

inline std::tuple<Tensor, Tensor> rnn_relu(DispatchKeySet keys, const Tensor& input,
                                           const Tensor& hx, TensorList params, bool has_biases,
                                           int64_t num_layers, double dropout, bool train,
                                           bool bidirectional, bool batch_first) {
  return detail::to_public(
      stubs::rnn_relu_input::redispatch(keys, input, hx, params, has_biases, num_layers, dropout,
                                        train, bidirectional, batch_first));
}
inline std::tuple<Tensor, Tensor> rnn_relu(DispatchKeySet keys, const Tensor& data,
                                           const Tensor& batch_sizes, const Tensor& hx,
                                           TensorList params, bool has_biases, int64_t num_layers,
                                           double dropout, bool train, bool bidirectional) {
  return detail::to_public(
      stubs::rnn_relu_data::redispatch(keys, data, batch_sizes, hx, params, has_biases, num_layers,
                                       dropout, train, bidirectional));
}

inline Tensor rnn_relu_cell(DispatchKeySet keys, const Tensor& input, const Tensor& hx,
                            const Tensor& w_ih, const Tensor& w_hh,
                            const std::optional<Tensor>& b_ih = {},
                            const std::optional<Tensor>& b_hh = {}) {
  return stubs::rnn_relu_cell::redispatch(keys, input, hx, w_ih, w_hh,
                                          detail::tensor_or_undefined(b_ih),
                                          detail::tensor_or_undefined(b_hh));
}

inline std::tuple<Tensor, Tensor> rnn_tanh(DispatchKeySet keys, const Tensor& input,
                                           const Tensor& hx, TensorList params, bool has_biases,
                                           int64_t num_layers, double dropout, bool train,
                                           bool bidirectional, bool batch_first) {
  return detail::to_public(
      stubs::rnn_tanh_input::redispatch(keys, input, hx, params, has_biases, num_layers, dropout,
                                        train, bidirectional, batch_first));
}
inline std::tuple<Tensor, Tensor> rnn_tanh(DispatchKeySet keys, const Tensor& data,
                                           const Tensor& batch_sizes, const Tensor& hx,
                                           TensorList params, bool has_biases, int64_t num_layers,
                                           double dropout, bool train, bool bidirectional) {
  return detail::to_public(
      stubs::rnn_tanh_data::redispatch(keys, data, batch_sizes, hx, params, has_biases, num_layers,
                                       dropout, train, bidirectional));
}

inline Tensor rnn_tanh_cell(DispatchKeySet keys, const Tensor& input, const Tensor& hx,
                            const Tensor& w_ih, const Tensor& w_hh,
                            const std::optional<Tensor>& b_ih = {},
                            const std::optional<Tensor>& b_hh = {}) {
  return stubs::rnn_tanh_cell::redispatch(keys, input, hx, w_ih, w_hh,
                                          detail::tensor_or_undefined(b_ih),
                                          detail::tensor_or_undefined(b_hh));
}

inline Tensor scaled_dot_product_attention(DispatchKeySet keys, const Tensor& query,
                                           const Tensor& key, const Tensor& value,
                                           const std::optional<Tensor>& attn_mask = {},
                                           double dropout_p = 0.0, bool is_causal = false,
                                           std::optional<double> scale = std::nullopt) {
  return stubs::scaled_dot_product_attention::redispatch(
      keys, query, key, value, detail::tensor_or_undefined(attn_mask), dropout_p, is_causal, scale);
}

inline std::tuple<Tensor, Tensor> _scaled_dot_product_flash_attention_for_cpu(
    DispatchKeySet keys, const Tensor& query, const Tensor& key, const Tensor& value,
    double dropout_p = 0.0, bool is_causal = false, const std::optional<Tensor>& attn_mask = {},
    std::optional<double> scale = std::nullopt) {
  return detail::to_public(
      stubs::_scaled_dot_product_flash_attention_for_cpu::redispatch(
          keys, query, key, value, dropout_p, is_causal, detail::tensor_or_undefined(attn_mask),
          scale));
}

inline std::tuple<Tensor, Tensor, Tensor> _scaled_dot_product_flash_attention_for_cpu_backward(
    DispatchKeySet keys, const Tensor& grad_out, const Tensor& query, const Tensor& key,
    const Tensor& value, const Tensor& out, const Tensor& logsumexp, double dropout_p,
    bool is_causal, const std::optional<Tensor>& attn_mask = {},
    std::optional<double> scale = std::nullopt) {
  return detail::to_public(
      stubs::_scaled_dot_product_flash_attention_for_cpu_backward::redispatch(
          keys, grad_out, query, key, value, out, logsumexp, dropout_p, is_causal,
          detail::tensor_or_undefined(attn_mask), scale));
}

}  // namespace tenon::redispatch
