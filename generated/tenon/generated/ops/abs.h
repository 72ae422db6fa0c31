// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The absolute value of each element.
struct TENON_API abs : Operator<abs, TensorBase(const TensorBase&)> {
  static constexpr std::string_view kSchema = "abs(Tensor self) -> Tensor";
};
struct TENON_API abs_ : Operator<abs_, TensorBase&(TensorBase&)> {
  static constexpr std::string_view kSchema = "abs_(Tensor(a!) self) -> Tensor(a!)";
};
struct TENON_API abs_out : Operator<abs_out, TensorBase&(const TensorBase&, TensorBase&)> {
  static constexpr std::string_view kSchema =
      "abs.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase abs(const TensorBase& self) {
  return stubs::abs::call(self);
}
inline TensorBase& abs_(TensorBase& self) {
  return stubs::abs_::call(self);
}
inline TensorBase& abs_out(const TensorBase& self, TensorBase& out) {
  return stubs::abs_out::call(self, out);
}

}  // namespace tenon::ops
