// Generated from ops.yaml by templates/kernels/category.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include <array>
#include <optional>
#include <string_view>
#include <tuple>
#include <vector>

#include "tenon/base/generator.h"
#include "tenon/tensor/tensor_list.h"

// The handwritten functions that the operators of this category are computed by.

namespace tenon::kernels {

// embedding(Tensor weight, Tensor indices, SymInt padding_idx=-1, bool scale_grad_by_freq=False,
//   bool sparse=False) -> Tensor
void embedding(const TensorBase& weight, const TensorBase& indices, int64_t padding_idx,
               bool scale_grad_by_freq, bool sparse, TensorBase& result);

// embedding_dense_backward(Tensor grad_output, Tensor indices, SymInt num_weights, SymInt
//   padding_idx, bool scale_grad_by_freq) -> Tensor
void embedding_dense_backward(const TensorBase& grad_output, const TensorBase& indices,
                              int64_t num_weights, int64_t padding_idx, bool scale_grad_by_freq,
                              TensorBase& result);

// _embedding_bag(Tensor weight, Tensor indices, Tensor offsets, bool scale_grad_by_freq=False, int
//   mode=0, bool sparse=False, Tensor? per_sample_weights=None, bool include_last_offset=False, int
//   padding_idx=-1) -> (Tensor, Tensor, Tensor, Tensor)
void embedding_bag(const TensorBase& weight, const TensorBase& indices, const TensorBase& offsets,
                   bool scale_grad_by_freq, int64_t mode, bool sparse,
                   const TensorBase& per_sample_weights, bool include_last_offset,
                   int64_t padding_idx, TensorBase& result0, TensorBase& result1,
                   TensorBase& result2, TensorBase& result3);

// _scaled_dot_product_flash_attention_for_cpu(Tensor query, Tensor key, Tensor value, float
//   dropout_p=0.0, bool is_causal=False, *, Tensor? attn_mask=None, float? scale=None) -> (Tensor
//   output, Tensor logsumexp)
void _scaled_dot_product_flash_attention_for_cpu(
    const TensorBase& query, const TensorBase& key, const TensorBase& value, double dropout_p,
    bool is_causal, const TensorBase& attn_mask, std::optional<double> scale, TensorBase& output,
    TensorBase& logsumexp);

// _scaled_dot_product_flash_attention_for_cpu_backward(Tensor grad_out, Tensor query, Tensor key,
//   Tensor value, Tensor out, Tensor logsumexp, float dropout_p, bool is_causal, *, Tensor?
//   attn_mask=None, float? scale=None) -> (Tensor grad_query, Tensor grad_key, Tensor grad_value)
void _scaled_dot_product_flash_attention_for_cpu_backward(
    const TensorBase& grad_out, const TensorBase& query, const TensorBase& key,
    const TensorBase& value, const TensorBase& out, const TensorBase& logsumexp, double dropout_p,
    bool is_causal, const TensorBase& attn_mask, std::optional<double> scale,
    TensorBase& grad_query, TensorBase& grad_key, TensorBase& grad_value);

// embedding_renorm_(Tensor(a!) self, Tensor indices, float max_norm, float norm_type) -> Tensor(a!)
TensorBase& embedding_renorm_(TensorBase& self, const TensorBase& indices, double max_norm,
                              double norm_type);

}  // namespace tenon::kernels

namespace tenon::composite {

// embedding_bag.padding_idx(Tensor weight, Tensor indices, Tensor offsets, bool scale_grad_by_freq,
//   int mode, bool sparse, Tensor? per_sample_weights, bool include_last_offset, int? padding_idx)
//   -> (Tensor, Tensor, Tensor, Tensor)
std::tuple<TensorBase, TensorBase, TensorBase, TensorBase> padded_embedding_bag(
    const TensorBase& weight, const TensorBase& indices, const TensorBase& offsets,
    bool scale_grad_by_freq, int64_t mode, bool sparse, const TensorBase& per_sample_weights,
    bool include_last_offset, std::optional<int64_t> padding_idx);

// scaled_dot_product_attention(Tensor query, Tensor key, Tensor value, Tensor? attn_mask=None,
//   float dropout_p=0.0, bool is_causal=False, *, float? scale=None) -> Tensor
TensorBase scaled_dot_product_attention(const TensorBase& query, const TensorBase& key,
                                        const TensorBase& value, const TensorBase& attn_mask,
                                        double dropout_p, bool is_causal,
                                        std::optional<double> scale);

// one_hot(Tensor self, int num_classes=-1) -> Tensor
TensorBase one_hot(const TensorBase& self, int64_t num_classes);

// bilinear(Tensor input1, Tensor input2, Tensor weight, Tensor? bias=None) -> Tensor
TensorBase bilinear(const TensorBase& input1, const TensorBase& input2, const TensorBase& weight,
                    const TensorBase& bias);

// lstm_cell(Tensor input, Tensor[] hx, Tensor w_ih, Tensor w_hh, Tensor? b_ih=None, Tensor?
//   b_hh=None) -> (Tensor, Tensor)
std::tuple<TensorBase, TensorBase> lstm_cell(const TensorBase& input, TensorList hx,
                                             const TensorBase& w_ih, const TensorBase& w_hh,
                                             const TensorBase& b_ih, const TensorBase& b_hh);

// gru_cell(Tensor input, Tensor hx, Tensor w_ih, Tensor w_hh, Tensor? b_ih=None, Tensor? b_hh=None)
//   -> Tensor
TensorBase gru_cell(const TensorBase& input, const TensorBase& hx, const TensorBase& w_ih,
                    const TensorBase& w_hh, const TensorBase& b_ih, const TensorBase& b_hh);

// rnn_tanh_cell(Tensor input, Tensor hx, Tensor w_ih, Tensor w_hh, Tensor? b_ih=None, Tensor?
//   b_hh=None) -> Tensor
TensorBase rnn_tanh_cell(const TensorBase& input, const TensorBase& hx, const TensorBase& w_ih,
                         const TensorBase& w_hh, const TensorBase& b_ih, const TensorBase& b_hh);

// rnn_relu_cell(Tensor input, Tensor hx, Tensor w_ih, Tensor w_hh, Tensor? b_ih=None, Tensor?
//   b_hh=None) -> Tensor
TensorBase rnn_relu_cell(const TensorBase& input, const TensorBase& hx, const TensorBase& w_ih,
                         const TensorBase& w_hh, const TensorBase& b_ih, const TensorBase& b_hh);

// lstm.input(Tensor input, Tensor[] hx, Tensor[] params, bool has_biases, int num_layers, float
//   dropout, bool train, bool bidirectional, bool batch_first) -> (Tensor, Tensor, Tensor)
std::tuple<TensorBase, TensorBase, TensorBase> lstm(
    const TensorBase& input, TensorList hx, TensorList params, bool has_biases, int64_t num_layers,
    double dropout, bool train, bool bidirectional, bool batch_first);

// lstm.data(Tensor data, Tensor batch_sizes, Tensor[] hx, Tensor[] params, bool has_biases, int
//   num_layers, float dropout, bool train, bool bidirectional) -> (Tensor, Tensor, Tensor)
std::tuple<TensorBase, TensorBase, TensorBase> lstm_of_packed(
    const TensorBase& data, const TensorBase& batch_sizes, TensorList hx, TensorList params,
    bool has_biases, int64_t num_layers, double dropout, bool train, bool bidirectional);

// gru.input(Tensor input, Tensor hx, Tensor[] params, bool has_biases, int num_layers, float
//   dropout, bool train, bool bidirectional, bool batch_first) -> (Tensor, Tensor)
std::tuple<TensorBase, TensorBase> gru(const TensorBase& input, const TensorBase& hx,
                                       TensorList params, bool has_biases, int64_t num_layers,
                                       double dropout, bool train, bool bidirectional,
                                       bool batch_first);

// gru.data(Tensor data, Tensor batch_sizes, Tensor hx, Tensor[] params, bool has_biases, int
//   num_layers, float dropout, bool train, bool bidirectional) -> (Tensor, Tensor)
std::tuple<TensorBase, TensorBase> gru_of_packed(
    const TensorBase& data, const TensorBase& batch_sizes, const TensorBase& hx, TensorList params,
    bool has_biases, int64_t num_layers, double dropout, bool train, bool bidirectional);

// rnn_tanh.input(Tensor input, Tensor hx, Tensor[] params, bool has_biases, int num_layers, float
//   dropout, bool train, bool bidirectional, bool batch_first) -> (Tensor, Tensor)
std::tuple<TensorBase, TensorBase> rnn_tanh(const TensorBase& input, const TensorBase& hx,
                                            TensorList params, bool has_biases, int64_t num_layers,
                                            double dropout, bool train, bool bidirectional,
                                            bool batch_first);

// rnn_tanh.data(Tensor data, Tensor batch_sizes, Tensor hx, Tensor[] params, bool has_biases, int
//   num_layers, float dropout, bool train, bool bidirectional) -> (Tensor, Tensor)
std::tuple<TensorBase, TensorBase> rnn_tanh_of_packed(
    const TensorBase& data, const TensorBase& batch_sizes, const TensorBase& hx, TensorList params,
    bool has_biases, int64_t num_layers, double dropout, bool train, bool bidirectional);

// rnn_relu.input(Tensor input, Tensor hx, Tensor[] params, bool has_biases, int num_layers, float
//   dropout, bool train, bool bidirectional, bool batch_first) -> (Tensor, Tensor)
std::tuple<TensorBase, TensorBase> rnn_relu(const TensorBase& input, const TensorBase& hx,
                                            TensorList params, bool has_biases, int64_t num_layers,
                                            double dropout, bool train, bool bidirectional,
                                            bool batch_first);

// rnn_relu.data(Tensor data, Tensor batch_sizes, Tensor hx, Tensor[] params, bool has_biases, int
//   num_layers, float dropout, bool train, bool bidirectional) -> (Tensor, Tensor)
std::tuple<TensorBase, TensorBase> rnn_relu_of_packed(
    const TensorBase& data, const TensorBase& batch_sizes, const TensorBase& hx, TensorList params,
    bool has_biases, int64_t num_layers, double dropout, bool train, bool bidirectional);

// _pack_padded_sequence(Tensor input, Tensor lengths, bool batch_first) -> (Tensor, Tensor)
std::tuple<TensorBase, TensorBase> _pack_padded_sequence(
    const TensorBase& input, const TensorBase& lengths, bool batch_first);

// _pack_padded_sequence_backward(Tensor grad_output, SymInt[] input_size, Tensor batch_sizes, bool
//   batch_first) -> Tensor
TensorBase _pack_padded_sequence_backward(const TensorBase& grad_output, IntArrayRef input_size,
                                          const TensorBase& batch_sizes, bool batch_first);

// _pad_packed_sequence(Tensor data, Tensor batch_sizes, bool batch_first, Scalar padding_value, int
//   total_length) -> (Tensor, Tensor)
std::tuple<TensorBase, TensorBase> _pad_packed_sequence(
    const TensorBase& data, const TensorBase& batch_sizes, bool batch_first,
    const Scalar& padding_value, int64_t total_length);

}  // namespace tenon::composite
