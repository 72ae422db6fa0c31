// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The middle element, the lower one of two; NaN where there is one, or no element.
struct TENON_API median : Operator<median, TensorBase(const TensorBase&)> {
  static constexpr std::string_view kSchema = "median(Tensor self) -> Tensor";
};

/// The middle element of each slice of a dimension and its index; the first NaN where there is one.
struct TENON_API median_dim
    : Operator<median_dim, std::tuple<TensorBase, TensorBase>(const TensorBase&, int64_t, bool)> {
  static constexpr std::string_view kSchema =
      "median.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase median(const TensorBase& self) {
  return stubs::median::call(self);
}

inline std::tuple<TensorBase, TensorBase> median(const TensorBase& self, int64_t dim,
                                                 bool keepdim = false) {
  return stubs::median_dim::call(self, dim, keepdim);
}

}  // namespace tenon::ops
