// Generated from ops.yaml by templates/autograd/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/recorded_call.h"
#include "tenon/autograd/formulas/neural.h"
#include "tenon/generated/ops/embedding.h"
#include "tenon/generated/ops/embedding_dense_backward.h"

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

}  // namespace

void register_autograd_neural() {
  const AutogradKernels kernels("tenon/generated/autograd/neural.cpp");
  kernels.record<EmbeddingBackward, stubs::embedding>();
  kernels.record<EmbeddingDenseBackwardBackward, stubs::embedding_dense_backward>();
}

}  // namespace tenon
