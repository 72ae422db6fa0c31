// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The diagonal of two dimensions as a last dimension; offset counts above the main one.
struct TENON_API diagonal
    : Operator<diagonal, TensorBase(const TensorBase&, int64_t, int64_t, int64_t)> {
  static constexpr std::string_view kSchema =
      "diagonal(Tensor(a) self, int offset=0, int dim1=0, int dim2=1) -> Tensor(a)";
};

/// What base is after a write to what diagonal makes of it.
struct TENON_API diagonal_inverse
    : Operator<diagonal_inverse,
               TensorBase(const TensorBase&, const TensorBase&, int64_t, int64_t, int64_t)> {
  static constexpr std::string_view kSchema =
      "diagonal_inverse(Tensor base, Tensor mutated_view, int offset=0, int dim1=0, int dim2=1) -> "
      "Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase diagonal(const TensorBase& self, int64_t offset = 0, int64_t dim1 = 0,
                           int64_t dim2 = 1) {
  return stubs::diagonal::call(self, offset, dim1, dim2);
}

inline TensorBase diagonal_inverse(const TensorBase& base, const TensorBase& mutated_view,
                                   int64_t offset = 0, int64_t dim1 = 0, int64_t dim2 = 1) {
  return stubs::diagonal_inverse::call(base, mutated_view, offset, dim1, dim2);
}

}  // namespace tenon::ops
