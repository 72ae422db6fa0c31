// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The sums of products over pairs of dimensions, of all other elements of self and other.
struct TENON_API tensordot
    : Operator<tensordot,
               TensorBase(const TensorBase&, const TensorBase&, IntArrayRef, IntArrayRef)> {
  static constexpr std::string_view kSchema =
      "tensordot(Tensor self, Tensor other, int[] dims_self, int[] dims_other) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase tensordot(const TensorBase& self, const TensorBase& other, IntArrayRef dims_self,
                            IntArrayRef dims_other) {
  return stubs::tensordot::call(self, other, dims_self, dims_other);
}

}  // namespace tenon::ops
