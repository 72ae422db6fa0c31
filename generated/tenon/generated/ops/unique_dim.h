// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The different slices of a dimension in order, for each slice which of them it is, and how often
/// each is there.
struct TENON_API unique_dim
    : Operator<unique_dim,
               std::tuple<TensorBase, TensorBase, TensorBase>(const TensorBase&, int64_t, bool,
                                                              bool, bool)> {
  static constexpr std::string_view kSchema =
      "unique_dim(Tensor self, int dim, bool sorted=True, bool return_inverse=False, bool "
      "return_counts=False) -> (Tensor, Tensor, Tensor)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline std::tuple<TensorBase, TensorBase, TensorBase> unique_dim(
    const TensorBase& self, int64_t dim, bool sorted = true, bool return_inverse = false,
    bool return_counts = false) {
  return stubs::unique_dim::call(self, dim, sorted, return_inverse, return_counts);
}

}  // namespace tenon::ops
