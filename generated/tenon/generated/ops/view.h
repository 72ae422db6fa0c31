// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The elements of self in other sizes, where its strides allow it; one size may be -1.
struct TENON_API view : Operator<view, TensorBase(const TensorBase&, IntArrayRef)> {
  static constexpr std::string_view kSchema = "view(Tensor(a) self, SymInt[] size) -> Tensor(a)";
};

/// What base is after a write to what view makes of it.
struct TENON_API view_inverse
    : Operator<view_inverse, TensorBase(const TensorBase&, const TensorBase&, IntArrayRef)> {
  static constexpr std::string_view kSchema =
      "view_inverse(Tensor base, Tensor mutated_view, SymInt[] size) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase view(const TensorBase& self, IntArrayRef size) {
  return stubs::view::call(self, size);
}

inline TensorBase view_inverse(const TensorBase& base, const TensorBase& mutated_view,
                               IntArrayRef size) {
  return stubs::view_inverse::call(base, mutated_view, size);
}

}  // namespace tenon::ops
