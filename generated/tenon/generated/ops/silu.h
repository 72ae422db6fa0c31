// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// Each element times its logistic function.
struct TENON_API silu : Operator<silu, TensorBase(const TensorBase&)> {
  static constexpr std::string_view kSchema = "silu(Tensor self) -> Tensor";
};
struct TENON_API silu_ : Operator<silu_, TensorBase&(TensorBase&)> {
  static constexpr std::string_view kSchema = "silu_(Tensor(a!) self) -> Tensor(a!)";
};
struct TENON_API silu_out : Operator<silu_out, TensorBase&(const TensorBase&, TensorBase&)> {
  static constexpr std::string_view kSchema =
      "silu.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase silu(const TensorBase& self) {
  return stubs::silu::call(self);
}
inline TensorBase& silu_(TensorBase& self) {
  return stubs::silu_::call(self);
}
inline TensorBase& silu_out(const TensorBase& self, TensorBase& out) {
  return stubs::silu_out::call(self, out);
}

}  // namespace tenon::ops
