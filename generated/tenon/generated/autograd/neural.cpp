// Generated from ops.yaml by templates/autograd/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/recorded_call.h"
#include "tenon/autograd/formulas/attention.h"
#include "tenon/autograd/formulas/neural.h"
#include "tenon/generated/ops/_embedding_bag.h"
#include "tenon/generated/ops/_pack_padded_sequence.h"
#include "tenon/generated/ops/_pack_padded_sequence_backward.h"
#include "tenon/generated/ops/_scaled_dot_product_flash_attention_for_cpu.h"
#include "tenon/generated/ops/_scaled_dot_product_flash_attention_for_cpu_backward.h"
#include "tenon/generated/ops/embedding.h"
#include "tenon/generated/ops/embedding_dense_backward.h"
#include "tenon/generated/ops/embedding_renorm.h"

namespace tenon {
namespace {

using namespace formulas;

// embedding(Tensor weight, Tensor indices, SymInt padding_idx=-1, bool scale_grad_by_freq=False,
//   bool sparse=False) -> Tensor
struct EmbeddingBackward final : BackwardNode<EmbeddingBackward, 0> {
  using Undifferentiated = std::index_sequence<1>;
  void release_saved() override { reset(indices_); }
  void save(const auto& call, const TensorBase& weight, const TensorBase& indices,
            int64_t padding_idx, bool scale_grad_by_freq, const auto&...) {
    call.save(indices_, indices, "indices");
    padding_idx_ = padding_idx;
    scale_grad_by_freq_ = scale_grad_by_freq;
    weight_size_0_ = weight.size(0);
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      results[0] = ops::embedding_dense_backward(grad, unpack(indices_), weight_size_0_,
                                                 padding_idx_, scale_grad_by_freq_);
    }
  }

  SavedTensor indices_;
  int64_t padding_idx_{}, weight_size_0_{};
  bool scale_grad_by_freq_{};
};

// _embedding_bag(Tensor weight, Tensor indices, Tensor offsets, bool scale_grad_by_freq=False, int
//   mode=0, bool sparse=False, Tensor? per_sample_weights=None, bool include_last_offset=False, int
//   padding_idx=-1) -> (Tensor, Tensor, Tensor, Tensor)
struct InternalEmbeddingBagBackward final : BackwardNode<InternalEmbeddingBagBackward, 0, 6> {
  using Undifferentiated = std::index_sequence<1, 2>;
  using DifferentiableResults = std::index_sequence<0>;
  void release_saved() override { reset(indices_, per_sample_weights_, result1_, result2_, result3_,
                                        weight_); }
  void save(const auto& call, const TensorBase& weight, const TensorBase& indices,
            const TensorBase&, bool scale_grad_by_freq, int64_t mode, bool,
            const TensorBase& per_sample_weights, bool, int64_t padding_idx) {
    call.save(indices_, indices, "indices");
    scale_grad_by_freq_ = scale_grad_by_freq;
    mode_ = mode;
    if (has_next_edge(0)) call.save(per_sample_weights_, per_sample_weights, "per_sample_weights");
    padding_idx_ = padding_idx;
    weight_size_0_ = weight.size(0);
    if (has_next_edge(1)) call.save(weight_, weight, "weight");
  }
  void save_results(const auto&, const TensorBase&, const TensorBase& result1,
                    const TensorBase& result2, const TensorBase& result3, const auto&...) {
    result1_.save(result1, /*is_output=*/false);
    result2_.save(result2, /*is_output=*/false);
    result3_.save(result3, /*is_output=*/false);
  }
  void differentiate(const TensorVector& grads, TensorVector& results) const {
    const TensorBase& grad = grads[0];
    if (needs_input_grad(0) && grads[0].defined()) {
      const TensorBase indices = unpack(indices_);
      const TensorBase per_sample_weights = unpack(per_sample_weights_);
      const TensorBase result1 = unpack(result1_);
      const TensorBase result2 = unpack(result2_);
      const TensorBase result3 = unpack(result3_);
      results[0] = formulas::embedding_bag_backward(
          grad, indices, result1, result2, result3, weight_size_0_, scale_grad_by_freq_, mode_,
          per_sample_weights, padding_idx_);
    }
    if (needs_input_grad(1) && grads[0].defined()) {
      const TensorBase indices = unpack(indices_);
      const TensorBase result1 = unpack(result1_);
      const TensorBase weight = unpack(weight_);
      results[1] =
          formulas::embedding_bag_weights_backward(grad, weight, indices, result1, padding_idx_);
    }
  }

  SavedTensor indices_, per_sample_weights_, result1_, result2_, result3_, weight_;
  bool scale_grad_by_freq_{};
  int64_t mode_{}, padding_idx_{}, weight_size_0_{};
};

// embedding_dense_backward(Tensor grad_output, Tensor indices, SymInt num_weights, SymInt
//   padding_idx, bool scale_grad_by_freq) -> Tensor
struct EmbeddingDenseBackwardBackward final : BackwardNode<EmbeddingDenseBackwardBackward, 0> {
  using Undifferentiated = std::index_sequence<1>;
  void release_saved() override { reset(indices_); }
  void save(const auto& call, const TensorBase&, const TensorBase& indices, int64_t,
            int64_t padding_idx, bool scale_grad_by_freq) {
    call.save(indices_, indices, "indices");
    padding_idx_ = padding_idx;
    scale_grad_by_freq_ = scale_grad_by_freq;
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      results[0] = formulas::embedding_double_backward(grad, unpack(indices_), padding_idx_,
                                                       scale_grad_by_freq_);
    }
  }

  SavedTensor indices_;
  int64_t padding_idx_{};
  bool scale_grad_by_freq_{};
};

// _pack_padded_sequence(Tensor input, Tensor lengths, bool batch_first) -> (Tensor, Tensor)
struct InternalPackPaddedSequenceBackward final
    : BackwardNode<InternalPackPaddedSequenceBackward, 0> {
  using Undifferentiated = std::index_sequence<1>;
  using DifferentiableResults = std::index_sequence<0>;
  void release_saved() override { reset(result1_); }
  void save(const auto&, const TensorBase& input, const TensorBase&, bool batch_first) {
    batch_first_ = batch_first;
    input_sizes_ = input.sizes();
  }
  void save_results(const auto&, const TensorBase&, const TensorBase& result1, const auto&...) {
    result1_.save(result1, /*is_output=*/false);
  }
  void differentiate(const TensorVector& grads, TensorVector& results) const {
    const TensorBase& grad = grads[0];
    if (needs_input_grad(0) && grads[0].defined()) {
      results[0] =
          ops::_pack_padded_sequence_backward(grad, input_sizes_, unpack(result1_), batch_first_);
    }
  }

  bool batch_first_{};
  DimVector input_sizes_;
  SavedTensor result1_;
};

// _scaled_dot_product_flash_attention_for_cpu(Tensor query, Tensor key, Tensor value, float
//   dropout_p=0.0, bool is_causal=False, *, Tensor? attn_mask=None, float? scale=None) -> (Tensor
//   output, Tensor logsumexp)
struct InternalScaledDotProductFlashAttentionForCpuBackward final
    : BackwardNode<InternalScaledDotProductFlashAttentionForCpuBackward, 0, 1, 2, 5> {
  using DifferentiableResults = std::index_sequence<0>;
  void release_saved() override { reset(query_, key_, value_, attn_mask_, result0_, result1_); }
  void save(const auto& call, const TensorBase& query, const TensorBase& key,
            const TensorBase& value, double dropout_p, bool is_causal, const TensorBase& attn_mask,
            std::optional<double> scale) {
    call.save(query_, query, "query");
    call.save(key_, key, "key");
    call.save(value_, value, "value");
    dropout_p_ = dropout_p;
    is_causal_ = is_causal;
    call.save(attn_mask_, attn_mask, "attn_mask");
    scale_ = scale;
  }
  void save_results(const auto& call, const TensorBase& output, const TensorBase& logsumexp,
                    const auto&...) {
    call.save_result(result0_, output);
    result1_.save(logsumexp, /*is_output=*/false);
  }
  void differentiate(const TensorVector& grads, TensorVector& results) const {
    const TensorBase& grad = grads[0];
    if ((needs_input_grad(0) || needs_input_grad(1) || needs_input_grad(2)) && grads[0].defined()) {
      const TensorBase query = unpack(query_);
      const TensorBase key = unpack(key_);
      const TensorBase value = unpack(value_);
      const TensorBase attn_mask = unpack(attn_mask_);
      const TensorBase result0 = unpack(result0_);
      const TensorBase result1 = unpack(result1_);
      place_gradients(results, 0,
                      ops::_scaled_dot_product_flash_attention_for_cpu_backward(
                          grad, query, key, value, result0, result1, dropout_p_, is_causal_,
                          attn_mask, scale_));
    }
    if (needs_input_grad(3) && grads[0].defined()) {
      const TensorBase query = unpack(query_);
      const TensorBase key = unpack(key_);
      const TensorBase value = unpack(value_);
      const TensorBase attn_mask = unpack(attn_mask_);
      results[3] =
          formulas::attention_mask_backward(grad, query, key, value, attn_mask, is_causal_, scale_);
    }
  }

  SavedTensor query_, key_, value_, attn_mask_, result0_, result1_;
  double dropout_p_{};
  bool is_causal_{};
  std::optional<double> scale_;
};

// _scaled_dot_product_flash_attention_for_cpu_backward(Tensor grad_out, Tensor query, Tensor key,
//   Tensor value, Tensor out, Tensor logsumexp, float dropout_p, bool is_causal, *, Tensor?
//   attn_mask=None, float? scale=None) -> (Tensor grad_query, Tensor grad_key, Tensor grad_value)
struct InternalScaledDotProductFlashAttentionForCpuBackwardBackward final
    : BackwardNode<InternalScaledDotProductFlashAttentionForCpuBackwardBackward, 0, 1, 2, 3, 8> {
  void release_saved() override { reset(grad_out_, query_, key_, value_, attn_mask_); }
  void save(const auto& call, const TensorBase& grad_out, const TensorBase& query,
            const TensorBase& key, const TensorBase& value, const TensorBase&, const TensorBase&,
            double, bool is_causal, const TensorBase& attn_mask, std::optional<double> scale) {
    call.save(grad_out_, grad_out, "grad_out");
    call.save(query_, query, "query");
    call.save(key_, key, "key");
    call.save(value_, value, "value");
    call.save(attn_mask_, attn_mask, "attn_mask");
    is_causal_ = is_causal;
    scale_ = scale;
  }
  void differentiate(const TensorVector& grads, TensorVector& results) const {
    if ((
        needs_input_grad(0) || needs_input_grad(1) || needs_input_grad(2) || needs_input_grad(3) ||
        needs_input_grad(4)) && (grads[0].defined() || grads[1].defined() || grads[2].defined())) {
      const TensorBase grad_out = unpack(grad_out_);
      const TensorBase query = unpack(query_);
      const TensorBase key = unpack(key_);
      const TensorBase value = unpack(value_);
      const TensorBase attn_mask = unpack(attn_mask_);
      place_gradients(results, 0,
                      formulas::attention_double_backward(
                          grads[0], grads[1], grads[2], grad_out, query, key, value, attn_mask,
                          is_causal_, scale_));
    }
  }

  SavedTensor grad_out_, query_, key_, value_, attn_mask_;
  bool is_causal_{};
  std::optional<double> scale_;
};

}  // namespace

void register_autograd_neural() {
  const AutogradKernels kernels("tenon/generated/autograd/neural.cpp");
  kernels.record<EmbeddingBackward, stubs::embedding>();
  kernels.record<InternalEmbeddingBagBackward, stubs::_embedding_bag>();
  kernels.record<EmbeddingDenseBackwardBackward, stubs::embedding_dense_backward>();
  kernels.record<NotImplementedBackward<"EmbeddingRenormInplaceBackward", stubs::embedding_renorm_,
                 0, 1>, stubs::embedding_renorm_, stubs::embedding_renorm>();
  kernels.record<InternalPackPaddedSequenceBackward, stubs::_pack_padded_sequence>();
  kernels.record<InternalScaledDotProductFlashAttentionForCpuBackward,
                 stubs::_scaled_dot_product_flash_attention_for_cpu>();
  kernels.record<InternalScaledDotProductFlashAttentionForCpuBackwardBackward,
                 stubs::_scaled_dot_product_flash_attention_for_cpu_backward>();
}

}  // namespace tenon
