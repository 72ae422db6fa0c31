// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// How many elements are not 0, of each slice of a dimension or of all.
struct TENON_API count_nonzero
    : Operator<count_nonzero, TensorBase(const TensorBase&, std::optional<int64_t>)> {
  static constexpr std::string_view kSchema = "count_nonzero(Tensor self, int? dim=None) -> Tensor";
};

/// How many elements over dimensions are not 0.
struct TENON_API count_nonzero_dim_IntList
    : Operator<count_nonzero_dim_IntList, TensorBase(const TensorBase&, IntArrayRef)> {
  static constexpr std::string_view kSchema =
      "count_nonzero.dim_IntList(Tensor self, int[] dim) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase count_nonzero(const TensorBase& self, std::optional<int64_t> dim = std::nullopt) {
  return stubs::count_nonzero::call(self, dim);
}

inline TensorBase count_nonzero(const TensorBase& self, IntArrayRef dim) {
  return stubs::count_nonzero_dim_IntList::call(self, dim);
}

}  // namespace tenon::ops
