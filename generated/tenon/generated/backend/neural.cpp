// Generated from ops.yaml by templates/backend/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/generated/kernels/neural.h"
#include "tenon/generated/registrations.h"
#include "tenon/guards/auto_dispatch_below.h"
#include "tenon/kernels/structured.h"
#include "tenon/kernels/neural/meta.h"
#include "tenon/autograd/history.h"
#include "tenon/generated/ops/embedding.h"
#include "tenon/generated/ops/embedding_dense_backward.h"
#include "tenon/generated/ops/gru_cell.h"
#include "tenon/generated/ops/lstm_cell.h"
#include "tenon/generated/ops/one_hot.h"
#include "tenon/generated/ops/rnn_tanh_cell.h"
#include "tenon/generated/ops/scaled_dot_product_attention.h"

namespace tenon {
namespace {

constexpr const char* kRegistrant = "tenon/generated/backend/neural.cpp";

// embedding(Tensor weight, Tensor indices, SymInt padding_idx=-1, bool scale_grad_by_freq=False,
//   bool sparse=False) -> Tensor
TensorBase cpu_embedding(DispatchKeySet keys, const TensorBase& weight, const TensorBase& indices,
                         int64_t padding_idx, bool scale_grad_by_freq, bool sparse) {
  check_defined("embedding", "weight", weight);
  check_defined("embedding", "indices", indices);
  const TensorSpec spec = meta::embedding(weight, indices);
  TensorBase result = make_tensor(spec);
  kernels::embedding(weight, indices, padding_idx, scale_grad_by_freq, sparse, result);
  return result;

}

// embedding(Tensor weight, Tensor indices, SymInt padding_idx=-1, bool scale_grad_by_freq=False,
//   bool sparse=False) -> Tensor
TensorBase meta_embedding(DispatchKeySet keys, const TensorBase& weight, const TensorBase& indices,
                          int64_t padding_idx, bool scale_grad_by_freq, bool sparse) {
  check_defined("embedding", "weight", weight);
  check_defined("embedding", "indices", indices);
  check_on_meta("embedding", {{"weight", weight}, {"indices", indices}});
  const TensorSpec spec = meta::embedding(weight, indices);
  TensorBase result = make_tensor(spec);
  return result;
}

// embedding_dense_backward(Tensor grad_output, Tensor indices, SymInt num_weights, SymInt
//   padding_idx, bool scale_grad_by_freq) -> Tensor
TensorBase cpu_embedding_dense_backward(DispatchKeySet keys, const TensorBase& grad_output,
                                        const TensorBase& indices, int64_t num_weights,
                                        int64_t padding_idx, bool scale_grad_by_freq) {
  check_defined("embedding_dense_backward", "grad_output", grad_output);
  check_defined("embedding_dense_backward", "indices", indices);
  const TensorSpec spec = meta::embedding_dense_backward(grad_output, indices, num_weights);
  TensorBase result = make_tensor(spec);
  kernels::embedding_dense_backward(grad_output, indices, num_weights, padding_idx,
                                    scale_grad_by_freq, result);
  return result;

}

// embedding_dense_backward(Tensor grad_output, Tensor indices, SymInt num_weights, SymInt
//   padding_idx, bool scale_grad_by_freq) -> Tensor
TensorBase meta_embedding_dense_backward(DispatchKeySet keys, const TensorBase& grad_output,
                                         const TensorBase& indices, int64_t num_weights,
                                         int64_t padding_idx, bool scale_grad_by_freq) {
  check_defined("embedding_dense_backward", "grad_output", grad_output);
  check_defined("embedding_dense_backward", "indices", indices);
  check_on_meta("embedding_dense_backward", {{"grad_output", grad_output}, {"indices", indices}});
  const TensorSpec spec = meta::embedding_dense_backward(grad_output, indices, num_weights);
  TensorBase result = make_tensor(spec);
  return result;
}

// scaled_dot_product_attention(Tensor query, Tensor key, Tensor value, Tensor? attn_mask=None,
//   float dropout_p=0.0, bool is_causal=False, *, float? scale=None) -> Tensor
TensorBase scaled_dot_product_attention(DispatchKeySet keys, const TensorBase& query,
                                        const TensorBase& key, const TensorBase& value,
                                        const TensorBase& attn_mask, double dropout_p,
                                        bool is_causal, std::optional<double> scale) {
  check_defined("scaled_dot_product_attention", "query", query);
  check_defined("scaled_dot_product_attention", "key", key);
  check_defined("scaled_dot_product_attention", "value", value);
  if (!any_requires_grad(query, key, value, attn_mask)) {
    const AutoDispatchBelowInplaceOrView guard;
    return composite::scaled_dot_product_attention(query, key, value, attn_mask, dropout_p,
                                                   is_causal, scale);
  }
  return composite::scaled_dot_product_attention(query, key, value, attn_mask, dropout_p, is_causal,
                                                 scale);
}

// one_hot(Tensor self, int num_classes=-1) -> Tensor
TensorBase one_hot(DispatchKeySet keys, const TensorBase& self, int64_t num_classes) {
  check_defined("one_hot", "self", self);
  if (!any_requires_grad(self)) {
    const AutoDispatchBelowInplaceOrView guard;
    return composite::one_hot(self, num_classes);
  }
  return composite::one_hot(self, num_classes);
}

// lstm_cell(Tensor input, Tensor[] hx, Tensor w_ih, Tensor w_hh, Tensor? b_ih=None, Tensor?
//   b_hh=None) -> (Tensor, Tensor)
std::tuple<TensorBase, TensorBase> lstm_cell(DispatchKeySet keys, const TensorBase& input,
                                             TensorList hx, const TensorBase& w_ih,
                                             const TensorBase& w_hh, const TensorBase& b_ih,
                                             const TensorBase& b_hh) {
  check_defined("lstm_cell", "input", input);
  check_defined("lstm_cell", "hx", hx);
  check_defined("lstm_cell", "w_ih", w_ih);
  check_defined("lstm_cell", "w_hh", w_hh);
  if (!any_requires_grad(input, hx, w_ih, w_hh, b_ih, b_hh)) {
    const AutoDispatchBelowInplaceOrView guard;
    return composite::lstm_cell(input, hx, w_ih, w_hh, b_ih, b_hh);
  }
  return composite::lstm_cell(input, hx, w_ih, w_hh, b_ih, b_hh);
}

// gru_cell(Tensor input, Tensor hx, Tensor w_ih, Tensor w_hh, Tensor? b_ih=None, Tensor? b_hh=None)
//   -> Tensor
TensorBase gru_cell(DispatchKeySet keys, const TensorBase& input, const TensorBase& hx,
                    const TensorBase& w_ih, const TensorBase& w_hh, const TensorBase& b_ih,
                    const TensorBase& b_hh) {
  check_defined("gru_cell", "input", input);
  check_defined("gru_cell", "hx", hx);
  check_defined("gru_cell", "w_ih", w_ih);
  check_defined("gru_cell", "w_hh", w_hh);
  if (!any_requires_grad(input, hx, w_ih, w_hh, b_ih, b_hh)) {
    const AutoDispatchBelowInplaceOrView guard;
    return composite::gru_cell(input, hx, w_ih, w_hh, b_ih, b_hh);
  }
  return composite::gru_cell(input, hx, w_ih, w_hh, b_ih, b_hh);
}

// rnn_tanh_cell(Tensor input, Tensor hx, Tensor w_ih, Tensor w_hh, Tensor? b_ih=None, Tensor?
//   b_hh=None) -> Tensor
TensorBase rnn_tanh_cell(DispatchKeySet keys, const TensorBase& input, const TensorBase& hx,
                         const TensorBase& w_ih, const TensorBase& w_hh, const TensorBase& b_ih,
                         const TensorBase& b_hh) {
  check_defined("rnn_tanh_cell", "input", input);
  check_defined("rnn_tanh_cell", "hx", hx);
  check_defined("rnn_tanh_cell", "w_ih", w_ih);
  check_defined("rnn_tanh_cell", "w_hh", w_hh);
  if (!any_requires_grad(input, hx, w_ih, w_hh, b_ih, b_hh)) {
    const AutoDispatchBelowInplaceOrView guard;
    return composite::rnn_tanh_cell(input, hx, w_ih, w_hh, b_ih, b_hh);
  }
  return composite::rnn_tanh_cell(input, hx, w_ih, w_hh, b_ih, b_hh);
}

template <class Kernel>
void set(OperatorEntry& op, DispatchKeySet keys, Kernel* kernel) {
  Dispatcher::set_builtin(op, keys, reinterpret_cast<AnyKernel>(kernel), kRegistrant);
}

}  // namespace

void register_backend_neural() {
  set(stubs::embedding::entry(), DispatchKey::CPU, &cpu_embedding);
  set(stubs::embedding::entry(), DispatchKey::Meta, &meta_embedding);
  set(stubs::embedding_dense_backward::entry(), DispatchKey::CPU, &cpu_embedding_dense_backward);
  set(stubs::embedding_dense_backward::entry(), DispatchKey::Meta, &meta_embedding_dense_backward);
  set(stubs::scaled_dot_product_attention::entry(), backend_keys, &scaled_dot_product_attention);
  set(stubs::one_hot::entry(), backend_keys, &one_hot);
  set(stubs::lstm_cell::entry(), backend_keys, &lstm_cell);
  set(stubs::gru_cell::entry(), backend_keys, &gru_cell);
  set(stubs::rnn_tanh_cell::entry(), backend_keys, &rnn_tanh_cell);
}

}  // namespace tenon
