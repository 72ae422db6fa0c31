// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// self at every index of a dimension.
struct TENON_API unbind_int
    : Operator<unbind_int, std::vector<TensorBase>(const TensorBase&, int64_t)> {
  static constexpr std::string_view kSchema =
      "unbind.int(Tensor(a -> *) self, int dim=0) -> Tensor(a)[]";
};

/// What base is after a write to what unbind makes of it.
struct TENON_API unbind_inverse_int
    : Operator<unbind_inverse_int,
               TensorBase(const TensorBase&, const TensorBase&, int64_t, int64_t)> {
  static constexpr std::string_view kSchema =
      "unbind_inverse.int(Tensor base, Tensor mutated_view, int mutated_view_index, int dim=0) -> "
      "Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline std::vector<TensorBase> unbind(const TensorBase& self, int64_t dim = 0) {
  return stubs::unbind_int::call(self, dim);
}

inline TensorBase unbind_inverse(const TensorBase& base, const TensorBase& mutated_view,
                                 int64_t mutated_view_index, int64_t dim = 0) {
  return stubs::unbind_inverse_int::call(base, mutated_view, mutated_view_index, dim);
}

}  // namespace tenon::ops
