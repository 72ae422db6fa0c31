// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The indices that put the elements of each slice of a dimension in order.
struct TENON_API argsort : Operator<argsort, TensorBase(const TensorBase&, int64_t, bool)> {
  static constexpr std::string_view kSchema =
      "argsort(Tensor self, int dim=-1, bool descending=False) -> Tensor";
};

/// The same as argsort, which is stable whatever is asked for.
struct TENON_API argsort_stable
    : Operator<argsort_stable, TensorBase(const TensorBase&, bool, int64_t, bool)> {
  static constexpr std::string_view kSchema =
      "argsort.stable(Tensor self, *, bool stable, int dim=-1, bool descending=False) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase argsort(const TensorBase& self, int64_t dim = -1, bool descending = false) {
  return stubs::argsort::call(self, dim, descending);
}

inline TensorBase argsort(const TensorBase& self, bool stable, int64_t dim = -1,
                          bool descending = false) {
  return stubs::argsort_stable::call(self, stable, dim, descending);
}

}  // namespace tenon::ops
