// Generated from ops.yaml by templates/backend/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/backend/registrar.h"
#include "tenon/generated/kernels/neural.h"
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
#include "tenon/kernels/neural/meta.h"

namespace tenon {
namespace composite {

// embedding_bag(Tensor weight, Tensor indices, Tensor offsets, bool scale_grad_by_freq=False, int
//   mode=0, bool sparse=False, Tensor? per_sample_weights=None, bool include_last_offset=False) ->
//   (Tensor, Tensor, Tensor, Tensor)
std::tuple<TensorBase, TensorBase, TensorBase, TensorBase> embedding_bag(
    const TensorBase& weight, const TensorBase& indices, const TensorBase& offsets,
    bool scale_grad_by_freq, int64_t mode, bool sparse, const TensorBase& per_sample_weights,
    bool include_last_offset);

}  // namespace composite

namespace {

// embedding(Tensor weight, Tensor indices, SymInt padding_idx=-1, bool scale_grad_by_freq=False,
//   bool sparse=False) -> Tensor
TensorSpec embedding_spec(const TensorBase& weight, const TensorBase& indices, int64_t padding_idx,
                          bool scale_grad_by_freq, bool sparse) {
  return meta::embedding(weight, indices);
}

// _embedding_bag(Tensor weight, Tensor indices, Tensor offsets, bool scale_grad_by_freq=False, int
//   mode=0, bool sparse=False, Tensor? per_sample_weights=None, bool include_last_offset=False, int
//   padding_idx=-1) -> (Tensor, Tensor, Tensor, Tensor)
std::tuple<TensorSpec, TensorSpec, TensorSpec, TensorSpec> _embedding_bag_specs(
    const TensorBase& weight, const TensorBase& indices, const TensorBase& offsets,
    bool scale_grad_by_freq, int64_t mode, bool sparse, const TensorBase& per_sample_weights,
    bool include_last_offset, int64_t padding_idx) {
  return meta::embedding_bag(weight, indices, offsets, mode, per_sample_weights,
                             include_last_offset, padding_idx);
}

// embedding_dense_backward(Tensor grad_output, Tensor indices, SymInt num_weights, SymInt
//   padding_idx, bool scale_grad_by_freq) -> Tensor
TensorSpec embedding_dense_backward_spec(const TensorBase& grad_output, const TensorBase& indices,
                                         int64_t num_weights, int64_t padding_idx,
                                         bool scale_grad_by_freq) {
  return meta::embedding_dense_backward(grad_output, indices, num_weights);
}

// _scaled_dot_product_flash_attention_for_cpu(Tensor query, Tensor key, Tensor value, float
//   dropout_p=0.0, bool is_causal=False, *, Tensor? attn_mask=None, float? scale=None) -> (Tensor
//   output, Tensor logsumexp)
std::tuple<TensorSpec, TensorSpec> _scaled_dot_product_flash_attention_for_cpu_specs(
    const TensorBase& query, const TensorBase& key, const TensorBase& value, double dropout_p,
    bool is_causal, const TensorBase& attn_mask, const std::optional<double>& scale) {
  return meta::attention(query, key, value, dropout_p, attn_mask);
}

// _scaled_dot_product_flash_attention_for_cpu_backward(Tensor grad_out, Tensor query, Tensor key,
//   Tensor value, Tensor out, Tensor logsumexp, float dropout_p, bool is_causal, *, Tensor?
//   attn_mask=None, float? scale=None) -> (Tensor grad_query, Tensor grad_key, Tensor grad_value)
std::tuple<TensorSpec, TensorSpec,
           TensorSpec> _scaled_dot_product_flash_attention_for_cpu_backward_specs(
    const TensorBase& grad_out, const TensorBase& query, const TensorBase& key,
    const TensorBase& value, const TensorBase& out, const TensorBase& logsumexp, double dropout_p,
    bool is_causal, const TensorBase& attn_mask, const std::optional<double>& scale) {
  return meta::attention_backward(grad_out, query, key, value, out, logsumexp, dropout_p,
                                  attn_mask);
}

}  // namespace

void register_backend_neural() {
  constexpr backend::Registrar registrar("tenon/generated/backend/neural.cpp");
  registrar.composite<stubs::bilinear, composite::bilinear>();
  registrar.structured<stubs::embedding, embedding_spec, kernels::embedding>();
  registrar.structured<stubs::_embedding_bag, _embedding_bag_specs, kernels::embedding_bag>();
  registrar.composite<stubs::embedding_bag, composite::embedding_bag>();
  registrar.composite<stubs::embedding_bag_padding_idx, composite::padded_embedding_bag>();
  registrar.structured<stubs::embedding_dense_backward, embedding_dense_backward_spec,
                       kernels::embedding_dense_backward>();
  registrar.direct<stubs::embedding_renorm_, kernels::embedding_renorm_, stubs::embedding_renorm>();
  registrar.composite<stubs::gru_input, composite::gru>();
  registrar.composite<stubs::gru_data, composite::gru_of_packed>();
  registrar.composite<stubs::gru_cell, composite::gru_cell>();
  registrar.composite<stubs::lstm_input, composite::lstm>();
  registrar.composite<stubs::lstm_data, composite::lstm_of_packed>();
  registrar.composite<stubs::lstm_cell, composite::lstm_cell>();
  registrar.composite<stubs::one_hot, composite::one_hot>();
  registrar.composite_below_autograd<stubs::_pack_padded_sequence,
                                     composite::_pack_padded_sequence>();
  registrar.composite<stubs::_pack_padded_sequence_backward,
                      composite::_pack_padded_sequence_backward>();
  registrar.composite<stubs::_pad_packed_sequence, composite::_pad_packed_sequence>();
  registrar.composite<stubs::rnn_relu_input, composite::rnn_relu>();
  registrar.composite<stubs::rnn_relu_data, composite::rnn_relu_of_packed>();
  registrar.composite<stubs::rnn_relu_cell, composite::rnn_relu_cell>();
  registrar.composite<stubs::rnn_tanh_input, composite::rnn_tanh>();
  registrar.composite<stubs::rnn_tanh_data, composite::rnn_tanh_of_packed>();
  registrar.composite<stubs::rnn_tanh_cell, composite::rnn_tanh_cell>();
  registrar.composite<stubs::scaled_dot_product_attention,
                      composite::scaled_dot_product_attention>();
  registrar.structured<stubs::_scaled_dot_product_flash_attention_for_cpu,
                       _scaled_dot_product_flash_attention_for_cpu_specs,
                       kernels::_scaled_dot_product_flash_attention_for_cpu>();
  registrar.structured<stubs::_scaled_dot_product_flash_attention_for_cpu_backward,
                       _scaled_dot_product_flash_attention_for_cpu_backward_specs,
                       kernels::_scaled_dot_product_flash_attention_for_cpu_backward>();
}

}  // namespace tenon
