// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include <array>
#include <limits>
#include <optional>
#include <string_view>
#include <tuple>
#include <vector>

#include "tenon/dispatch/operator_entry.h"

namespace tenon {
namespace stubs {

// embedding_dense_backward(Tensor grad_output, Tensor indices, SymInt num_weights, SymInt
//   padding_idx, bool scale_grad_by_freq) -> Tensor
struct TENON_API embedding_dense_backward {
  using Signature = TensorBase(const TensorBase&, const TensorBase&, int64_t, int64_t, bool);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& grad_output, const TensorBase& indices,
                         int64_t num_weights, int64_t padding_idx, bool scale_grad_by_freq);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& grad_output,
                               const TensorBase& indices, int64_t num_weights, int64_t padding_idx,
                               bool scale_grad_by_freq);
};

}  // namespace stubs
namespace ops {

// embedding_dense_backward(Tensor grad_output, Tensor indices, SymInt num_weights, SymInt
//   padding_idx, bool scale_grad_by_freq) -> Tensor
inline TensorBase embedding_dense_backward(const TensorBase& grad_output, const TensorBase& indices,
                                           int64_t num_weights, int64_t padding_idx,
                                           bool scale_grad_by_freq) {
  return stubs::embedding_dense_backward::call(grad_output, indices, num_weights, padding_idx,
                                               scale_grad_by_freq);
}

}  // namespace ops
}  // namespace tenon
