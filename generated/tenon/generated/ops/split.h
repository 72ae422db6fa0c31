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

}  // namespace tenon::stubs

namespace tenon::ops {

inline std::vector<TensorBase> split(const TensorBase& self, int64_t split_size, int64_t dim = 0) {
  return stubs::split_Tensor::call(self, split_size, dim);
}

}  // namespace tenon::ops
