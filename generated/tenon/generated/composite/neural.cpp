// Generated from ops.yaml by templates/composite/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/generated/ops/_embedding_bag.h"

namespace tenon::composite {

// embedding_bag(Tensor weight, Tensor indices, Tensor offsets, bool scale_grad_by_freq=False, int
//   mode=0, bool sparse=False, Tensor? per_sample_weights=None, bool include_last_offset=False) ->
//   (Tensor, Tensor, Tensor, Tensor)
std::tuple<TensorBase, TensorBase, TensorBase, TensorBase> embedding_bag(
    const TensorBase& weight, const TensorBase& indices, const TensorBase& offsets,
    bool scale_grad_by_freq, int64_t mode, bool sparse, const TensorBase& per_sample_weights,
    bool include_last_offset) {
  return ops::_embedding_bag(weight, indices, offsets, scale_grad_by_freq, mode, sparse,
                             per_sample_weights, include_last_offset, -1);
}

}  // namespace tenon::composite
