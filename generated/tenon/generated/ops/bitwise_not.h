// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The bits of each element inverted; of a bool, its negation.
struct TENON_API bitwise_not : Operator<bitwise_not, TensorBase(const TensorBase&)> {
  static constexpr std::string_view kSchema = "bitwise_not(Tensor self) -> Tensor";
};
struct TENON_API bitwise_not_ : Operator<bitwise_not_, TensorBase&(TensorBase&)> {
  static constexpr std::string_view kSchema = "bitwise_not_(Tensor(a!) self) -> Tensor(a!)";
};
struct TENON_API bitwise_not_out
    : Operator<bitwise_not_out, TensorBase&(const TensorBase&, TensorBase&)> {
  static constexpr std::string_view kSchema =
      "bitwise_not.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase bitwise_not(const TensorBase& self) {
  return stubs::bitwise_not::call(self);
}
inline TensorBase& bitwise_not_(TensorBase& self) {
  return stubs::bitwise_not_::call(self);
}
inline TensorBase& bitwise_not_out(const TensorBase& self, TensorBase& out) {
  return stubs::bitwise_not_out::call(self, out);
}

}  // namespace tenon::ops
