// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The greatest of all elements.
struct TENON_API max : Operator<max, TensorBase(const TensorBase&)> {
  static constexpr std::string_view kSchema = "max(Tensor self) -> Tensor";
};

/// The greatest element over a dimension and the index of its first occurrence.
struct TENON_API max_dim
    : Operator<max_dim, std::tuple<TensorBase, TensorBase>(const TensorBase&, int64_t, bool)> {
  static constexpr std::string_view kSchema =
      "max.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase max(const TensorBase& self) {
  return stubs::max::call(self);
}

inline std::tuple<TensorBase, TensorBase> max(const TensorBase& self, int64_t dim,
                                              bool keepdim = false) {
  return stubs::max_dim::call(self, dim, keepdim);
}

}  // namespace tenon::ops
