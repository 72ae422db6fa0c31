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

}  // namespace tenon::stubs

namespace tenon::ops {

inline std::vector<TensorBase> split_with_sizes(const TensorBase& self, IntArrayRef split_sizes,
                                                int64_t dim = 0) {
  return stubs::split_with_sizes::call(self, split_sizes, dim);
}

}  // namespace tenon::ops
