// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// Parts of a dimension of split_size indices each; the last may be smaller.
struct TENON_API split_Tensor
    : Operator<split_Tensor, std::vector<TensorBase>(const TensorBase&, int64_t, int64_t)> {
  static constexpr std::string_view kSchema =
      "split.Tensor(Tensor(a -> *) self, SymInt split_size, int dim=0) -> Tensor(a)[]";
};

/// What base is after a write to what split makes of it.
struct TENON_API split_inverse_Tensor
    : Operator<split_inverse_Tensor,
               TensorBase(const TensorBase&, const TensorBase&, int64_t, int64_t, int64_t)> {
  static constexpr std::string_view kSchema =
      "split_inverse.Tensor(Tensor base, Tensor mutated_view, int mutated_view_index, SymInt "
      "split_size, int dim=0) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline std::vector<TensorBase> split(const TensorBase& self, int64_t split_size, int64_t dim = 0) {
  return stubs::split_Tensor::call(self, split_size, dim);
}

inline TensorBase split_inverse(const TensorBase& base, const TensorBase& mutated_view,
                                int64_t mutated_view_index, int64_t split_size, int64_t dim = 0) {
  return stubs::split_inverse_Tensor::call(base, mutated_view, mutated_view_index, split_size, dim);
}

}  // namespace tenon::ops
