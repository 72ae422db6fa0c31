// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The angle of each element in the complex plane, in radians; 0 or π for real numbers.
struct TENON_API angle : Operator<angle, TensorBase(const TensorBase&)> {
  static constexpr std::string_view kSchema = "angle(Tensor self) -> Tensor";
};
struct TENON_API angle_out : Operator<angle_out, TensorBase&(const TensorBase&, TensorBase&)> {
  static constexpr std::string_view kSchema =
      "angle.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase angle(const TensorBase& self) {
  return stubs::angle::call(self);
}
inline TensorBase& angle_out(const TensorBase& self, TensorBase& out) {
  return stubs::angle_out::call(self, out);
}

}  // namespace tenon::ops
