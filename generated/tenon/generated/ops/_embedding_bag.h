// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The sum (mode 0), mean (1) or maximum (2) of the rows of weight that each bag of indices names,
/// without padding_idx; then the bag of each index, the sizes of bags, and the rows of maxima. Bags
/// begin at the offsets.
struct TENON_API _embedding_bag
    : Operator<_embedding_bag,
               std::tuple<TensorBase, TensorBase, TensorBase, TensorBase>(
                   const TensorBase&, const TensorBase&, const TensorBase&, bool, int64_t, bool,
                   const TensorBase&, bool, int64_t)> {
  static constexpr std::string_view kSchema =
      "_embedding_bag(Tensor weight, Tensor indices, Tensor offsets, bool "
      "scale_grad_by_freq=False, int mode=0, bool sparse=False, Tensor? per_sample_weights=None, "
      "bool include_last_offset=False, int padding_idx=-1) -> (Tensor, Tensor, Tensor, Tensor)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline std::tuple<TensorBase, TensorBase, TensorBase, TensorBase> _embedding_bag(
    const TensorBase& weight, const TensorBase& indices, const TensorBase& offsets,
    bool scale_grad_by_freq = false, int64_t mode = 0, bool sparse = false,
    const TensorBase& per_sample_weights = {}, bool include_last_offset = false,
    int64_t padding_idx = -1) {
  return stubs::_embedding_bag::call(weight, indices, offsets, scale_grad_by_freq, mode, sparse,
                                     per_sample_weights, include_last_offset, padding_idx);
}

}  // namespace tenon::ops
