// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The inverse cosine of each element, in radians.
struct TENON_API acos : Operator<acos, TensorBase(const TensorBase&)> {
  static constexpr std::string_view kSchema = "acos(Tensor self) -> Tensor";
};

struct TENON_API acos_ : Operator<acos_, TensorBase&(TensorBase&)> {
  static constexpr std::string_view kSchema = "acos_(Tensor(a!) self) -> Tensor(a!)";
};

struct TENON_API acos_out : Operator<acos_out, TensorBase&(const TensorBase&, TensorBase&)> {
  static constexpr std::string_view kSchema =
      "acos.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase acos(const TensorBase& self) {
  return stubs::acos::call(self);
}
inline TensorBase& acos_(TensorBase& self) {
  return stubs::acos_::call(self);
}
inline TensorBase& acos_out(const TensorBase& self, TensorBase& out) {
  return stubs::acos_out::call(self, out);
}

}  // namespace tenon::ops
