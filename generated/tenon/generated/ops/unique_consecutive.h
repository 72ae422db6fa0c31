// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The first of each run of equal elements, or slices; for each element its run, and the lengths of
/// runs.
struct TENON_API unique_consecutive
    : Operator<unique_consecutive,
               std::tuple<TensorBase, TensorBase, TensorBase>(const TensorBase&, bool, bool,
                                                              std::optional<int64_t>)> {
  static constexpr std::string_view kSchema =
      "unique_consecutive(Tensor self, bool return_inverse=False, bool return_counts=False, int? "
      "dim=None) -> (Tensor, Tensor, Tensor)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline std::tuple<TensorBase, TensorBase, TensorBase> unique_consecutive(
    const TensorBase& self, bool return_inverse = false, bool return_counts = false,
    std::optional<int64_t> dim = std::nullopt) {
  return stubs::unique_consecutive::call(self, return_inverse, return_counts, dim);
}

}  // namespace tenon::ops
