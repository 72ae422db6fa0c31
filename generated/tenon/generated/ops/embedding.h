// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The rows of weight that indices name; the row padding_idx gets no gradient.
struct TENON_API embedding
    : Operator<embedding, TensorBase(const TensorBase&, const TensorBase&, int64_t, bool, bool)> {
  static constexpr std::string_view kSchema =
      "embedding(Tensor weight, Tensor indices, SymInt padding_idx=-1, bool "
      "scale_grad_by_freq=False, bool sparse=False) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase embedding(const TensorBase& weight, const TensorBase& indices,
                            int64_t padding_idx = -1, bool scale_grad_by_freq = false,
                            bool sparse = false) {
  return stubs::embedding::call(weight, indices, padding_idx, scale_grad_by_freq, sparse);
}

}  // namespace tenon::ops
