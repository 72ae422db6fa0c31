// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// Parts of a dimension of the given sizes, which must add up to it.
struct TENON_API split_with_sizes
    : Operator<split_with_sizes, std::vector<TensorBase>(const TensorBase&, IntArrayRef, int64_t)> {
  static constexpr std::string_view kSchema =
      "split_with_sizes(Tensor(a -> *) self, SymInt[] split_sizes, int dim=0) -> Tensor(a)[]";
};

/// What base is after a write to what split_with_sizes makes of it.
struct TENON_API split_with_sizes_inverse
    : Operator<split_with_sizes_inverse,
               TensorBase(const TensorBase&, const TensorBase&, int64_t, IntArrayRef, int64_t)> {
  static constexpr std::string_view kSchema =
      "split_with_sizes_inverse(Tensor base, Tensor mutated_view, int mutated_view_index, SymInt[] "
      "split_sizes, int dim=0) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline std::vector<TensorBase> split_with_sizes(const TensorBase& self, IntArrayRef split_sizes,
                                                int64_t dim = 0) {
  return stubs::split_with_sizes::call(self, split_sizes, dim);
}

inline TensorBase split_with_sizes_inverse(const TensorBase& base, const TensorBase& mutated_view,
                                           int64_t mutated_view_index, IntArrayRef split_sizes,
                                           int64_t dim = 0) {
  return stubs::split_with_sizes_inverse::call(base, mutated_view, mutated_view_index, split_sizes,
                                               dim);
}

}  // namespace tenon::ops
