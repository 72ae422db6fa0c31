// Generated from ops.yaml by templates/functions/shard.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/tensor/public_conversions.h"
#include "tenon/generated/ops/_embedding_bag.h"
#include "tenon/generated/ops/_pack_padded_sequence.h"
#include "tenon/generated/ops/_pack_padded_sequence_backward.h"
#include "tenon/generated/ops/_pad_packed_sequence.h"
#include "tenon/generated/ops/_scaled_dot_product_flash_attention_for_cpu.h"
#include "tenon/generated/ops/_scaled_dot_product_flash_attention_for_cpu_backward.h"
#include "tenon/generated/ops/bilinear.h"
#include "tenon/generated/ops/embedding.h"
#include "tenon/generated/ops/embedding_bag.h"
#include "tenon/generated/ops/embedding_dense_backward.h"
#include "tenon/generated/ops/embedding_renorm.h"
#include "tenon/generated/ops/gru.h"
#include "tenon/generated/ops/gru_cell.h"
#include "tenon/generated/ops/lstm.h"
#include "tenon/generated/ops/lstm_cell.h"
#include "tenon/generated/ops/one_hot.h"
#include "tenon/generated/ops/rnn_relu.h"
#include "tenon/generated/ops/rnn_relu_cell.h"
#include "tenon/generated/ops/rnn_tanh.h"
#include "tenon/generated/ops/rnn_tanh_cell.h"
#include "tenon/generated/ops/scaled_dot_product_attention.h"

namespace tenon {

/// input1 @ weight[k] @ input2 + bias[k] for each output k, over the last dimension of the inputs.
inline Tensor bilinear(const Tensor& input1, const Tensor& input2, const Tensor& weight,
                       const std::optional<Tensor>& bias = {}) {
  return stubs::bilinear::call(input1, input2, weight, detail::tensor_or_undefined(bias));
}

/// The rows of weight that indices name; the row padding_idx gets no gradient.
inline Tensor embedding(const Tensor& weight, const Tensor& indices, int64_t padding_idx = -1,
                        bool scale_grad_by_freq = false, bool sparse = false) {
  return stubs::embedding::call(weight, indices, padding_idx, scale_grad_by_freq, sparse);
}

/// The sum (mode 0), mean (1) or maximum (2) of the rows of weight that each bag of indices names,
/// without padding_idx; then the bag of each index, the sizes of bags, and the rows of maxima. Bags
/// begin at the offsets.
inline std::tuple<Tensor, Tensor, Tensor, Tensor> _embedding_bag(
    const Tensor& weight, const Tensor& indices, const Tensor& offsets,
    bool scale_grad_by_freq = false, int64_t mode = 0, bool sparse = false,
    const std::optional<Tensor>& per_sample_weights = {}, bool include_last_offset = false,
    int64_t padding_idx = -1) {
  return detail::to_public(
      stubs::_embedding_bag::call(weight, indices, offsets, scale_grad_by_freq, mode, sparse,
                                  detail::tensor_or_undefined(per_sample_weights),
                                  include_last_offset, padding_idx));
}

/// _embedding_bag without padding.
inline std::tuple<Tensor, Tensor, Tensor, Tensor> embedding_bag(
    const Tensor& weight, const Tensor& indices, const Tensor& offsets,
    bool scale_grad_by_freq = false, int64_t mode = 0, bool sparse = false,
    const std::optional<Tensor>& per_sample_weights = {}, bool include_last_offset = false) {
  return detail::to_public(
      stubs::embedding_bag::call(weight, indices, offsets, scale_grad_by_freq, mode, sparse,
                                 detail::tensor_or_undefined(per_sample_weights),
                                 include_last_offset));
}

/// _embedding_bag with indices that are padding, counted from the end where negative.
inline std::tuple<Tensor, Tensor, Tensor, Tensor> embedding_bag(
    const Tensor& weight, const Tensor& indices, const Tensor& offsets, bool scale_grad_by_freq,
    int64_t mode, bool sparse, const std::optional<Tensor>& per_sample_weights,
    bool include_last_offset, std::optional<int64_t> padding_idx) {
  return detail::to_public(
      stubs::embedding_bag_padding_idx::call(weight, indices, offsets, scale_grad_by_freq, mode,
                                             sparse,
                                             detail::tensor_or_undefined(per_sample_weights),
                                             include_last_offset, padding_idx));
}

/// The gradient of embedding's weight.
inline Tensor embedding_dense_backward(const Tensor& grad_output, const Tensor& indices,
                                       int64_t num_weights, int64_t padding_idx,
                                       bool scale_grad_by_freq) {
  return stubs::embedding_dense_backward::call(grad_output, indices, num_weights, padding_idx,
                                               scale_grad_by_freq);
}

/// Scales the rows of self that indices name to a norm of at most max_norm.
inline Tensor& embedding_renorm_(Tensor& self, const Tensor& indices, double max_norm,
                                 double norm_type) {
  return detail::written_to(self,
                            stubs::embedding_renorm_::call(self, indices, max_norm, norm_type));
}
inline Tensor embedding_renorm(const Tensor& self, const Tensor& indices, double max_norm,
                               double norm_type) {
  return stubs::embedding_renorm::call(self, indices, max_norm, norm_type);
}

/// Layers of gated recurrent units over sequences; the last layer gives its hidden states, each
/// layer its last hidden states.
inline std::tuple<Tensor, Tensor> gru(const Tensor& input, const Tensor& hx, TensorList params,
                                      bool has_biases, int64_t num_layers, double dropout,
                                      bool train, bool bidirectional, bool batch_first) {
  return detail::to_public(
      stubs::gru_input::call(input, hx, params, has_biases, num_layers, dropout, train,
                             bidirectional, batch_first));
}

/// Layers of gated recurrent units over packed sequences; the last layer gives its hidden states,
/// each layer its last hidden states.
inline std::tuple<Tensor, Tensor> gru(const Tensor& data, const Tensor& batch_sizes,
                                      const Tensor& hx, TensorList params, bool has_biases,
                                      int64_t num_layers, double dropout, bool train,
                                      bool bidirectional) {
  return detail::to_public(
      stubs::gru_data::call(data, batch_sizes, hx, params, has_biases, num_layers, dropout, train,
                            bidirectional));
}

/// One step of a gated recurrent unit.
inline Tensor gru_cell(const Tensor& input, const Tensor& hx, const Tensor& w_ih,
                       const Tensor& w_hh, const std::optional<Tensor>& b_ih = {},
                       const std::optional<Tensor>& b_hh = {}) {
  return stubs::gru_cell::call(input, hx, w_ih, w_hh, detail::tensor_or_undefined(b_ih),
                               detail::tensor_or_undefined(b_hh));
}

/// Layers of long short-term memory over sequences; the last layer gives its hidden states, each
/// layer its last hidden and cell states.
inline std::tuple<Tensor, Tensor, Tensor> lstm(const Tensor& input, TensorList hx,
                                               TensorList params, bool has_biases,
                                               int64_t num_layers, double dropout, bool train,
                                               bool bidirectional, bool batch_first) {
  return detail::to_public(
      stubs::lstm_input::call(input, hx, params, has_biases, num_layers, dropout, train,
                              bidirectional, batch_first));
}

/// Layers of long short-term memory over packed sequences; the last layer gives its hidden states,
/// each layer its last hidden and cell states.
inline std::tuple<Tensor, Tensor, Tensor> lstm(const Tensor& data, const Tensor& batch_sizes,
                                               TensorList hx, TensorList params, bool has_biases,
                                               int64_t num_layers, double dropout, bool train,
                                               bool bidirectional) {
  return detail::to_public(
      stubs::lstm_data::call(data, batch_sizes, hx, params, has_biases, num_layers, dropout, train,
                             bidirectional));
}

/// One step of a long short-term memory; hx holds the hidden and the cell state.
inline std::tuple<Tensor, Tensor> lstm_cell(const Tensor& input, TensorList hx, const Tensor& w_ih,
                                            const Tensor& w_hh,
                                            const std::optional<Tensor>& b_ih = {},
                                            const std::optional<Tensor>& b_hh = {}) {
  return detail::to_public(
      stubs::lstm_cell::call(input, hx, w_ih, w_hh, detail::tensor_or_undefined(b_ih),
                             detail::tensor_or_undefined(b_hh)));
}

/// For each index a row of 0 with a 1 at that index.
inline Tensor one_hot(const Tensor& self, int64_t num_classes = -1) {
  return stubs::one_hot::call(self, num_classes);
}

/// The elements of sequences up to their lengths, step by step, and how many sequences have each
/// step.
inline std::tuple<Tensor, Tensor> _pack_padded_sequence(const Tensor& input, const Tensor& lengths,
                                                        bool batch_first) {
  return detail::to_public(stubs::_pack_padded_sequence::call(input, lengths, batch_first));
}

/// The gradient of _pack_padded_sequence for its input.
inline Tensor _pack_padded_sequence_backward(const Tensor& grad_output, IntArrayRef input_size,
                                             const Tensor& batch_sizes, bool batch_first) {
  return stubs::_pack_padded_sequence_backward::call(grad_output, input_size, batch_sizes,
                                                     batch_first);
}

/// Packed sequences, padded to the longest one or to a length, and their lengths.
inline std::tuple<Tensor, Tensor> _pad_packed_sequence(
    const Tensor& data, const Tensor& batch_sizes, bool batch_first, const Scalar& padding_value,
    int64_t total_length) {
  return detail::to_public(
      stubs::_pad_packed_sequence::call(data, batch_sizes, batch_first, padding_value,
                                        total_length));
}

/// Layers of recurrent cells with relu over sequences; the last layer gives its hidden states, each
/// layer its last hidden states.
inline std::tuple<Tensor, Tensor> rnn_relu(const Tensor& input, const Tensor& hx, TensorList params,
                                           bool has_biases, int64_t num_layers, double dropout,
                                           bool train, bool bidirectional, bool batch_first) {
  return detail::to_public(
      stubs::rnn_relu_input::call(input, hx, params, has_biases, num_layers, dropout, train,
                                  bidirectional, batch_first));
}

/// Layers of recurrent cells with relu over packed sequences; the last layer gives its hidden
/// states, each layer its last hidden states.
inline std::tuple<Tensor, Tensor> rnn_relu(const Tensor& data, const Tensor& batch_sizes,
                                           const Tensor& hx, TensorList params, bool has_biases,
                                           int64_t num_layers, double dropout, bool train,
                                           bool bidirectional) {
  return detail::to_public(
      stubs::rnn_relu_data::call(data, batch_sizes, hx, params, has_biases, num_layers, dropout,
                                 train, bidirectional));
}

/// One step of a recurrent layer with relu.
inline Tensor rnn_relu_cell(const Tensor& input, const Tensor& hx, const Tensor& w_ih,
                            const Tensor& w_hh, const std::optional<Tensor>& b_ih = {},
                            const std::optional<Tensor>& b_hh = {}) {
  return stubs::rnn_relu_cell::call(input, hx, w_ih, w_hh, detail::tensor_or_undefined(b_ih),
                                    detail::tensor_or_undefined(b_hh));
}

/// Layers of recurrent cells with tanh over sequences; the last layer gives its hidden states, each
/// layer its last hidden states.
inline std::tuple<Tensor, Tensor> rnn_tanh(const Tensor& input, const Tensor& hx, TensorList params,
                                           bool has_biases, int64_t num_layers, double dropout,
                                           bool train, bool bidirectional, bool batch_first) {
  return detail::to_public(
      stubs::rnn_tanh_input::call(input, hx, params, has_biases, num_layers, dropout, train,
                                  bidirectional, batch_first));
}

/// Layers of recurrent cells with tanh over packed sequences; the last layer gives its hidden
/// states, each layer its last hidden states.
inline std::tuple<Tensor, Tensor> rnn_tanh(const Tensor& data, const Tensor& batch_sizes,
                                           const Tensor& hx, TensorList params, bool has_biases,
                                           int64_t num_layers, double dropout, bool train,
                                           bool bidirectional) {
  return detail::to_public(
      stubs::rnn_tanh_data::call(data, batch_sizes, hx, params, has_biases, num_layers, dropout,
                                 train, bidirectional));
}

/// One step of a recurrent layer with tanh.
inline Tensor rnn_tanh_cell(const Tensor& input, const Tensor& hx, const Tensor& w_ih,
                            const Tensor& w_hh, const std::optional<Tensor>& b_ih = {},
                            const std::optional<Tensor>& b_hh = {}) {
  return stubs::rnn_tanh_cell::call(input, hx, w_ih, w_hh, detail::tensor_or_undefined(b_ih),
                                    detail::tensor_or_undefined(b_hh));
}

/// softmax(query @ key^T * scale + mask) @ value.
inline Tensor scaled_dot_product_attention(const Tensor& query, const Tensor& key,
                                           const Tensor& value,
                                           const std::optional<Tensor>& attn_mask = {},
                                           double dropout_p = 0.0, bool is_causal = false,
                                           std::optional<double> scale = std::nullopt) {
  return stubs::scaled_dot_product_attention::call(
      query, key, value, detail::tensor_or_undefined(attn_mask), dropout_p, is_causal, scale);
}

/// scaled_dot_product_attention of [batch, heads, rows, width] by blocks, in memory that grows with
/// the rows alone; and for each query the logarithm of the sum of the exponentials of its scores.
inline std::tuple<Tensor, Tensor> _scaled_dot_product_flash_attention_for_cpu(
    const Tensor& query, const Tensor& key, const Tensor& value, double dropout_p = 0.0,
    bool is_causal = false, const std::optional<Tensor>& attn_mask = {},
    std::optional<double> scale = std::nullopt) {
  return detail::to_public(
      stubs::_scaled_dot_product_flash_attention_for_cpu::call(
          query, key, value, dropout_p, is_causal, detail::tensor_or_undefined(attn_mask), scale));
}

/// The gradients of _scaled_dot_product_flash_attention_for_cpu for query, key and value, by
/// blocks, too.
inline std::tuple<Tensor, Tensor, Tensor> _scaled_dot_product_flash_attention_for_cpu_backward(
    const Tensor& grad_out, const Tensor& query, const Tensor& key, const Tensor& value,
    const Tensor& out, const Tensor& logsumexp, double dropout_p, bool is_causal,
    const std::optional<Tensor>& attn_mask = {}, std::optional<double> scale = std::nullopt) {
  return detail::to_public(
      stubs::_scaled_dot_product_flash_attention_for_cpu_backward::call(
          grad_out, query, key, value, out, logsumexp, dropout_p, is_causal,
          detail::tensor_or_undefined(attn_mask), scale));
}

}  // namespace tenon
