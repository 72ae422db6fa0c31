// Generated from ops.yaml by templates/autograd/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include <cmath>
#include <string>
#include <utility>
#include <vector>

#include "tenon/autograd/formulas/formulas.h"
#include "tenon/autograd/history.h"
#include "tenon/autograd/inplace.h"
#include "tenon/autograd/node.h"
#include "tenon/autograd/pending_history.h"
#include "tenon/autograd/saved_tensor.h"
#include "tenon/autograd/view.h"
#include "tenon/base/dim_vector.h"
#include "tenon/base/generator.h"
#include "tenon/dispatch/dispatcher.h"
#include "tenon/generated/registrations.h"
#include "tenon/generated/ops/clone.h"
#include "tenon/generated/ops/embedding.h"
#include "tenon/generated/ops/embedding_dense_backward.h"

namespace tenon {
namespace {

using namespace formulas;

constexpr const char* kRegistrant = "tenon/generated/autograd/neural.cpp";

// embedding(Tensor weight, Tensor indices, SymInt padding_idx=-1, bool scale_grad_by_freq=False,
//   bool sparse=False) -> Tensor
class EmbeddingBackward final : public Node {
 public:
  std::string_view name() const override { return "EmbeddingBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(1);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const TensorBase indices = indices_.unpack(*this);
      const int64_t& padding_idx = padding_idx_;
      const bool& scale_grad_by_freq = scale_grad_by_freq_;
      results[0] = ops::embedding_dense_backward(grad, indices, weight_size_0_, padding_idx,
                                                 scale_grad_by_freq);
    }
    return results;
  }

  void release_saved() override {
    indices_.reset();
  }

  SavedTensor indices_;
  int64_t padding_idx_{};
  bool scale_grad_by_freq_{};
  int64_t weight_size_0_{};
};

// embedding_dense_backward(Tensor grad_output, Tensor indices, SymInt num_weights, SymInt
//   padding_idx, bool scale_grad_by_freq) -> Tensor
class EmbeddingDenseBackwardBackward final : public Node {
 public:
  std::string_view name() const override { return "EmbeddingDenseBackwardBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(1);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const TensorBase indices = indices_.unpack(*this);
      const int64_t& padding_idx = padding_idx_;
      const bool& scale_grad_by_freq = scale_grad_by_freq_;
      results[0] =
          formulas::embedding_double_backward(grad, indices, padding_idx, scale_grad_by_freq);
    }
    return results;
  }

  void release_saved() override {
    indices_.reset();
  }

  SavedTensor indices_;
  int64_t padding_idx_{};
  bool scale_grad_by_freq_{};
};

// embedding(Tensor weight, Tensor indices, SymInt padding_idx=-1, bool scale_grad_by_freq=False,
//   bool sparse=False) -> Tensor
TensorBase embedding(DispatchKeySet keys, const TensorBase& weight, const TensorBase& indices,
                     int64_t padding_idx, bool scale_grad_by_freq, bool sparse) {
  check_no_gradient_wanted("embedding", "indices", indices);
  intrusive_ptr<EmbeddingBackward> node;
  if (any_requires_grad(weight)) {
    node = make_intrusive<EmbeddingBackward>();
    node->set_next_edges(collect_next_edges(weight));
    node->indices_ = SavedTensor(indices, /*is_output=*/false, "embedding", "indices");
    node->padding_idx_ = padding_idx;
    node->scale_grad_by_freq_ = scale_grad_by_freq;
    node->weight_size_0_ = weight.size(0);
  }
  TensorBase result = stubs::embedding::redispatch(keys & after_autograd_keys, weight, indices,
                                                   padding_idx, scale_grad_by_freq, sparse);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// embedding_dense_backward(Tensor grad_output, Tensor indices, SymInt num_weights, SymInt
//   padding_idx, bool scale_grad_by_freq) -> Tensor
TensorBase embedding_dense_backward(DispatchKeySet keys, const TensorBase& grad_output,
                                    const TensorBase& indices, int64_t num_weights,
                                    int64_t padding_idx, bool scale_grad_by_freq) {
  check_no_gradient_wanted("embedding_dense_backward", "indices", indices);
  intrusive_ptr<EmbeddingDenseBackwardBackward> node;
  if (any_requires_grad(grad_output)) {
    node = make_intrusive<EmbeddingDenseBackwardBackward>();
    node->set_next_edges(collect_next_edges(grad_output));
    node->indices_ =
        SavedTensor(indices, /*is_output=*/false, "embedding_dense_backward", "indices");
    node->padding_idx_ = padding_idx;
    node->scale_grad_by_freq_ = scale_grad_by_freq;
  }
  TensorBase result = stubs::embedding_dense_backward::redispatch(
      keys & after_autograd_keys, grad_output, indices, num_weights, padding_idx,
      scale_grad_by_freq);
  if (node) {
    set_history(result, node);
  }
  return result;
}

}  // namespace

void register_autograd_neural() {
  Dispatcher::set_builtin(stubs::embedding::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&embedding), kRegistrant);
  Dispatcher::set_builtin(stubs::embedding_dense_backward::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&embedding_dense_backward), kRegistrant);
}

}  // namespace tenon
