// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The parts of complex numbers, in a last dimension of size 2.
struct TENON_API view_as_real : Operator<view_as_real, TensorBase(const TensorBase&)> {
  static constexpr std::string_view kSchema = "view_as_real(Tensor(a) self) -> Tensor(a)";
};

/// What base is after a write to what view_as_real makes of it.
struct TENON_API view_as_real_inverse
    : Operator<view_as_real_inverse, TensorBase(const TensorBase&, const TensorBase&)> {
  static constexpr std::string_view kSchema =
      "view_as_real_inverse(Tensor base, Tensor mutated_view) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase view_as_real(const TensorBase& self) {
  return stubs::view_as_real::call(self);
}

inline TensorBase view_as_real_inverse(const TensorBase& base, const TensorBase& mutated_view) {
  return stubs::view_as_real_inverse::call(base, mutated_view);
}

}  // namespace tenon::ops
