// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// Each element without its fraction.
struct TENON_API trunc : Operator<trunc, TensorBase(const TensorBase&)> {
  static constexpr std::string_view kSchema = "trunc(Tensor self) -> Tensor";
};
struct TENON_API trunc_ : Operator<trunc_, TensorBase&(TensorBase&)> {
  static constexpr std::string_view kSchema = "trunc_(Tensor(a!) self) -> Tensor(a!)";
};
struct TENON_API trunc_out : Operator<trunc_out, TensorBase&(const TensorBase&, TensorBase&)> {
  static constexpr std::string_view kSchema =
      "trunc.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase trunc(const TensorBase& self) {
  return stubs::trunc::call(self);
}
inline TensorBase& trunc_(TensorBase& self) {
  return stubs::trunc_::call(self);
}
inline TensorBase& trunc_out(const TensorBase& self, TensorBase& out) {
  return stubs::trunc_out::call(self, out);
}

}  // namespace tenon::ops
