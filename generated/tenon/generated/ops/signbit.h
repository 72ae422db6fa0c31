// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// Whether each element is negative, as -0.0 is.
struct TENON_API signbit : Operator<signbit, TensorBase(const TensorBase&)> {
  static constexpr std::string_view kSchema = "signbit(Tensor self) -> Tensor";
};
struct TENON_API signbit_out : Operator<signbit_out, TensorBase&(const TensorBase&, TensorBase&)> {
  static constexpr std::string_view kSchema =
      "signbit.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase signbit(const TensorBase& self) {
  return stubs::signbit::call(self);
}
inline TensorBase& signbit_out(const TensorBase& self, TensorBase& out) {
  return stubs::signbit_out::call(self, out);
}

}  // namespace tenon::ops
