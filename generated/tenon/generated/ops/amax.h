// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The greatest element over dimensions, NaN if there is one; ties share the gradient equally.
struct TENON_API amax : Operator<amax, TensorBase(const TensorBase&, IntArrayRef, bool)> {
  static constexpr std::string_view kSchema =
      "amax(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor";
};
struct TENON_API amax_out
    : Operator<amax_out, TensorBase&(const TensorBase&, IntArrayRef, bool, TensorBase&)> {
  static constexpr std::string_view kSchema =
      "amax.out(Tensor self, int[1] dim=[], bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase amax(const TensorBase& self, const IntArrayOf<1>& dim = {},
                       bool keepdim = false) {
  return stubs::amax::call(self, dim, keepdim);
}
inline TensorBase& amax_out(const TensorBase& self, const IntArrayOf<1>& dim, bool keepdim,
                            TensorBase& out) {
  return stubs::amax_out::call(self, dim, keepdim, out);
}

}  // namespace tenon::ops
