// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The smallest integer not below each element.
struct TENON_API ceil : Operator<ceil, TensorBase(const TensorBase&)> {
  static constexpr std::string_view kSchema = "ceil(Tensor self) -> Tensor";
};
struct TENON_API ceil_ : Operator<ceil_, TensorBase&(TensorBase&)> {
  static constexpr std::string_view kSchema = "ceil_(Tensor(a!) self) -> Tensor(a!)";
};
struct TENON_API ceil_out : Operator<ceil_out, TensorBase&(const TensorBase&, TensorBase&)> {
  static constexpr std::string_view kSchema =
      "ceil.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase ceil(const TensorBase& self) {
  return stubs::ceil::call(self);
}
inline TensorBase& ceil_(TensorBase& self) {
  return stubs::ceil_::call(self);
}
inline TensorBase& ceil_out(const TensorBase& self, TensorBase& out) {
  return stubs::ceil_out::call(self, out);
}

}  // namespace tenon::ops
