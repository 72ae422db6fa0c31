// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

struct TENON_API split_with_sizes_copy
    : Operator<split_with_sizes_copy,
               std::vector<TensorBase>(const TensorBase&, IntArrayRef, int64_t)> {
  static constexpr std::string_view kSchema =
      "split_with_sizes_copy(Tensor self, SymInt[] split_sizes, int dim=0) -> Tensor[]";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline std::vector<TensorBase> split_with_sizes_copy(const TensorBase& self,
                                                     IntArrayRef split_sizes, int64_t dim = 0) {
  return stubs::split_with_sizes_copy::call(self, split_sizes, dim);
}

}  // namespace tenon::ops
