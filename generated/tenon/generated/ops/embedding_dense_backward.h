// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The gradient of embedding's weight.
struct TENON_API embedding_dense_backward
    : Operator<embedding_dense_backward,
               TensorBase(const TensorBase&, const TensorBase&, int64_t, int64_t, bool)> {
  static constexpr std::string_view kSchema =
      "embedding_dense_backward(Tensor grad_output, Tensor indices, SymInt num_weights, SymInt "
      "padding_idx, bool scale_grad_by_freq) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase embedding_dense_backward(const TensorBase& grad_output, const TensorBase& indices,
                                           int64_t num_weights, int64_t padding_idx,
                                           bool scale_grad_by_freq) {
  return stubs::embedding_dense_backward::call(grad_output, indices, num_weights, padding_idx,
                                               scale_grad_by_freq);
}

}  // namespace tenon::ops
