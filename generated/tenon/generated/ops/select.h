// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// self at one index of a dimension, which disappears.
struct TENON_API select_int
    : Operator<select_int, TensorBase(const TensorBase&, int64_t, int64_t)> {
  static constexpr std::string_view kSchema =
      "select.int(Tensor(a) self, int dim, SymInt index) -> Tensor(a)";
};

/// What base is after a write to what select makes of it.
struct TENON_API select_inverse_int
    : Operator<select_inverse_int,
               TensorBase(const TensorBase&, const TensorBase&, int64_t, int64_t)> {
  static constexpr std::string_view kSchema =
      "select_inverse.int(Tensor base, Tensor mutated_view, int dim, SymInt index) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase select(const TensorBase& self, int64_t dim, int64_t index) {
  return stubs::select_int::call(self, dim, index);
}

inline TensorBase select_inverse(const TensorBase& base, const TensorBase& mutated_view,
                                 int64_t dim, int64_t index) {
  return stubs::select_inverse_int::call(base, mutated_view, dim, index);
}

}  // namespace tenon::ops
