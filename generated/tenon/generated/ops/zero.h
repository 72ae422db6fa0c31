// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// Sets every element to 0.
struct TENON_API zero_ : Operator<zero_, TensorBase&(TensorBase&)> {
  static constexpr std::string_view kSchema = "zero_(Tensor(a!) self) -> Tensor(a!)";
};
struct TENON_API zero : Operator<zero, TensorBase(const TensorBase&)> {
  static constexpr std::string_view kSchema = "zero(Tensor self) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase& zero_(TensorBase& self) {
  return stubs::zero_::call(self);
}
inline TensorBase zero(const TensorBase& self) {
  return stubs::zero::call(self);
}

}  // namespace tenon::ops
