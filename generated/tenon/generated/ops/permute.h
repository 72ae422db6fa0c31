// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// Dimension i of the result is dimension dims[i] of self.
struct TENON_API permute : Operator<permute, TensorBase(const TensorBase&, IntArrayRef)> {
  static constexpr std::string_view kSchema = "permute(Tensor(a) self, int[] dims) -> Tensor(a)";
};

/// What base is after a write to what permute makes of it.
struct TENON_API permute_inverse
    : Operator<permute_inverse, TensorBase(const TensorBase&, const TensorBase&, IntArrayRef)> {
  static constexpr std::string_view kSchema =
      "permute_inverse(Tensor base, Tensor mutated_view, int[] dims) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase permute(const TensorBase& self, IntArrayRef dims) {
  return stubs::permute::call(self, dims);
}

inline TensorBase permute_inverse(const TensorBase& base, const TensorBase& mutated_view,
                                  IntArrayRef dims) {
  return stubs::permute_inverse::call(base, mutated_view, dims);
}

}  // namespace tenon::ops
