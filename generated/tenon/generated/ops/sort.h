// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The elements of each slice of a dimension in order, and their indices; equal ones keep their
/// order.
struct TENON_API sort
    : Operator<sort, std::tuple<TensorBase, TensorBase>(const TensorBase&, int64_t, bool)> {
  static constexpr std::string_view kSchema =
      "sort(Tensor self, int dim=-1, bool descending=False) -> (Tensor values, Tensor indices)";
};

/// The same as sort, which is stable whatever is asked for.
struct TENON_API sort_stable
    : Operator<sort_stable,
               std::tuple<TensorBase, TensorBase>(const TensorBase&, std::optional<bool>, int64_t,
                                                  bool)> {
  static constexpr std::string_view kSchema =
      "sort.stable(Tensor self, *, bool? stable, int dim=-1, bool descending=False) -> (Tensor "
      "values, Tensor indices)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline std::tuple<TensorBase, TensorBase> sort(const TensorBase& self, int64_t dim = -1,
                                               bool descending = false) {
  return stubs::sort::call(self, dim, descending);
}

inline std::tuple<TensorBase, TensorBase> sort(const TensorBase& self, std::optional<bool> stable,
                                               int64_t dim = -1, bool descending = false) {
  return stubs::sort_stable::call(self, stable, dim, descending);
}

}  // namespace tenon::ops
