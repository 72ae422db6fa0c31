// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// _embedding_bag without padding.
struct TENON_API embedding_bag
    : Operator<embedding_bag,
               std::tuple<TensorBase, TensorBase, TensorBase, TensorBase>(
                   const TensorBase&, const TensorBase&, const TensorBase&, bool, int64_t, bool,
                   const TensorBase&, bool)> {
  static constexpr std::string_view kSchema =
      "embedding_bag(Tensor weight, Tensor indices, Tensor offsets, bool scale_grad_by_freq=False, "
      "int mode=0, bool sparse=False, Tensor? per_sample_weights=None, bool "
      "include_last_offset=False) -> (Tensor, Tensor, Tensor, Tensor)";
};

/// _embedding_bag with indices that are padding, counted from the end where negative.
struct TENON_API embedding_bag_padding_idx
    : Operator<embedding_bag_padding_idx,
               std::tuple<TensorBase, TensorBase, TensorBase, TensorBase>(
                   const TensorBase&, const TensorBase&, const TensorBase&, bool, int64_t, bool,
                   const TensorBase&, bool, std::optional<int64_t>)> {
  static constexpr std::string_view kSchema =
      "embedding_bag.padding_idx(Tensor weight, Tensor indices, Tensor offsets, bool "
      "scale_grad_by_freq, int mode, bool sparse, Tensor? per_sample_weights, bool "
      "include_last_offset, int? padding_idx) -> (Tensor, Tensor, Tensor, Tensor)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline std::tuple<TensorBase, TensorBase, TensorBase, TensorBase> embedding_bag(
    const TensorBase& weight, const TensorBase& indices, const TensorBase& offsets,
    bool scale_grad_by_freq = false, int64_t mode = 0, bool sparse = false,
    const TensorBase& per_sample_weights = {}, bool include_last_offset = false) {
  return stubs::embedding_bag::call(weight, indices, offsets, scale_grad_by_freq, mode, sparse,
                                    per_sample_weights, include_last_offset);
}

inline std::tuple<TensorBase, TensorBase, TensorBase, TensorBase> embedding_bag(
    const TensorBase& weight, const TensorBase& indices, const TensorBase& offsets,
    bool scale_grad_by_freq, int64_t mode, bool sparse, const TensorBase& per_sample_weights,
    bool include_last_offset, std::optional<int64_t> padding_idx) {
  return stubs::embedding_bag_padding_idx::call(weight, indices, offsets, scale_grad_by_freq, mode,
                                                sparse, per_sample_weights, include_last_offset,
                                                padding_idx);
}

}  // namespace tenon::ops
