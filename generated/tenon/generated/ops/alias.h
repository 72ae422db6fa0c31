// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// A second tensor on the elements of self.
struct TENON_API alias : Operator<alias, TensorBase(const TensorBase&)> {
  static constexpr std::string_view kSchema = "alias(Tensor(a) self) -> Tensor(a)";
};

/// What base is after a write to what alias makes of it.
struct TENON_API alias_inverse
    : Operator<alias_inverse, TensorBase(const TensorBase&, const TensorBase&)> {
  static constexpr std::string_view kSchema =
      "alias_inverse(Tensor base, Tensor mutated_view) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase alias(const TensorBase& self) {
  return stubs::alias::call(self);
}

inline TensorBase alias_inverse(const TensorBase& base, const TensorBase& mutated_view) {
  return stubs::alias_inverse::call(base, mutated_view);
}

}  // namespace tenon::ops
