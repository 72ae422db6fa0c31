// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// self with dimensions of size 1 repeated without copying; -1 keeps a size.
struct TENON_API expand : Operator<expand, TensorBase(const TensorBase&, IntArrayRef, bool)> {
  static constexpr std::string_view kSchema =
      "expand(Tensor(a) self, SymInt[] size, *, bool implicit=False) -> Tensor(a)";
};

/// What base is after a write to what expand makes of it.
struct TENON_API expand_inverse
    : Operator<expand_inverse,
               TensorBase(const TensorBase&, const TensorBase&, IntArrayRef, bool)> {
  static constexpr std::string_view kSchema =
      "expand_inverse(Tensor base, Tensor mutated_view, SymInt[] size, *, bool implicit=False) -> "
      "Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase expand(const TensorBase& self, IntArrayRef size, bool implicit = false) {
  return stubs::expand::call(self, size, implicit);
}

inline TensorBase expand_inverse(const TensorBase& base, const TensorBase& mutated_view,
                                 IntArrayRef size, bool implicit = false) {
  return stubs::expand_inverse::call(base, mutated_view, size, implicit);
}

}  // namespace tenon::ops
