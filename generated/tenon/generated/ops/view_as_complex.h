// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// Complex numbers of the parts in the last dimension, which lie side by side.
struct TENON_API view_as_complex : Operator<view_as_complex, TensorBase(const TensorBase&)> {
  static constexpr std::string_view kSchema = "view_as_complex(Tensor(a) self) -> Tensor(a)";
};

/// What base is after a write to what view_as_complex makes of it.
struct TENON_API view_as_complex_inverse
    : Operator<view_as_complex_inverse, TensorBase(const TensorBase&, const TensorBase&)> {
  static constexpr std::string_view kSchema =
      "view_as_complex_inverse(Tensor base, Tensor mutated_view) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase view_as_complex(const TensorBase& self) {
  return stubs::view_as_complex::call(self);
}

inline TensorBase view_as_complex_inverse(const TensorBase& base, const TensorBase& mutated_view) {
  return stubs::view_as_complex_inverse::call(base, mutated_view);
}

}  // namespace tenon::ops
