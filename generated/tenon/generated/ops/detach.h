// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The elements of self without its history.
struct TENON_API detach : Operator<detach, TensorBase(const TensorBase&)> {
  static constexpr std::string_view kSchema = "detach(Tensor(a) self) -> Tensor(a)";
};

/// What base is after a write to what detach makes of it.
struct TENON_API detach_inverse
    : Operator<detach_inverse, TensorBase(const TensorBase&, const TensorBase&)> {
  static constexpr std::string_view kSchema =
      "detach_inverse(Tensor base, Tensor mutated_view) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase detach(const TensorBase& self) {
  return stubs::detach::call(self);
}

inline TensorBase detach_inverse(const TensorBase& base, const TensorBase& mutated_view) {
  return stubs::detach_inverse::call(base, mutated_view);
}

}  // namespace tenon::ops
