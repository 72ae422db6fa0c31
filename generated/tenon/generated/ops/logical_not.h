// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// Whether each element is zero.
struct TENON_API logical_not : Operator<logical_not, TensorBase(const TensorBase&)> {
  static constexpr std::string_view kSchema = "logical_not(Tensor self) -> Tensor";
};
struct TENON_API logical_not_ : Operator<logical_not_, TensorBase&(TensorBase&)> {
  static constexpr std::string_view kSchema = "logical_not_(Tensor(a!) self) -> Tensor(a!)";
};
struct TENON_API logical_not_out
    : Operator<logical_not_out, TensorBase&(const TensorBase&, TensorBase&)> {
  static constexpr std::string_view kSchema =
      "logical_not.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase logical_not(const TensorBase& self) {
  return stubs::logical_not::call(self);
}
inline TensorBase& logical_not_(TensorBase& self) {
  return stubs::logical_not_::call(self);
}
inline TensorBase& logical_not_out(const TensorBase& self, TensorBase& out) {
  return stubs::logical_not_out::call(self, out);
}

}  // namespace tenon::ops
