// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// Windows of a dimension, every step indices, with their elements as a last dimension.
struct TENON_API unfold
    : Operator<unfold, TensorBase(const TensorBase&, int64_t, int64_t, int64_t)> {
  static constexpr std::string_view kSchema =
      "unfold(Tensor(a) self, int dimension, int size, int step) -> Tensor(a)";
};

/// What base is after a write to what unfold makes of it.
struct TENON_API unfold_inverse
    : Operator<unfold_inverse,
               TensorBase(const TensorBase&, const TensorBase&, int64_t, int64_t, int64_t)> {
  static constexpr std::string_view kSchema =
      "unfold_inverse(Tensor base, Tensor mutated_view, int dimension, int size, int step) -> "
      "Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase unfold(const TensorBase& self, int64_t dimension, int64_t size, int64_t step) {
  return stubs::unfold::call(self, dimension, size, step);
}

inline TensorBase unfold_inverse(const TensorBase& base, const TensorBase& mutated_view,
                                 int64_t dimension, int64_t size, int64_t step) {
  return stubs::unfold_inverse::call(base, mutated_view, dimension, size, step);
}

}  // namespace tenon::ops
