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

// embedding(Tensor weight, Tensor indices, SymInt padding_idx=-1, bool scale_grad_by_freq=False,
//   bool sparse=False) -> Tensor
struct TENON_API embedding {
  using Signature = TensorBase(const TensorBase&, const TensorBase&, int64_t, bool, bool);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& weight, const TensorBase& indices, int64_t padding_idx,
                         bool scale_grad_by_freq, bool sparse);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& weight,
                               const TensorBase& indices, int64_t padding_idx,
                               bool scale_grad_by_freq, bool sparse);
};

}  // namespace stubs
namespace ops {

// embedding(Tensor weight, Tensor indices, SymInt padding_idx=-1, bool scale_grad_by_freq=False,
//   bool sparse=False) -> Tensor
inline TensorBase embedding(const TensorBase& weight, const TensorBase& indices,
                            int64_t padding_idx = -1, bool scale_grad_by_freq = false,
                            bool sparse = false) {
  return stubs::embedding::call(weight, indices, padding_idx, scale_grad_by_freq, sparse);
}

}  // namespace ops
}  // namespace tenon
