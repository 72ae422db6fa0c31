// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The smallest of all elements.
struct TENON_API min : Operator<min, TensorBase(const TensorBase&)> {
  static constexpr std::string_view kSchema = "min(Tensor self) -> Tensor";
};

/// The smallest element over a dimension and the index of its first occurrence.
struct TENON_API min_dim
    : Operator<min_dim, std::tuple<TensorBase, TensorBase>(const TensorBase&, int64_t, bool)> {
  static constexpr std::string_view kSchema =
      "min.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase min(const TensorBase& self) {
  return stubs::min::call(self);
}

inline std::tuple<TensorBase, TensorBase> min(const TensorBase& self, int64_t dim,
                                              bool keepdim = false) {
  return stubs::min_dim::call(self, dim, keepdim);
}

}  // namespace tenon::ops
