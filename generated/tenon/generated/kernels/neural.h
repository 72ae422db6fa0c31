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

}  // namespace tenon::composite
