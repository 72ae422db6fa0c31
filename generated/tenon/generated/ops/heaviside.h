// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// 0 where self is negative, 1 where it is positive, values where it is 0.
struct TENON_API heaviside : Operator<heaviside, TensorBase(const TensorBase&, const TensorBase&)> {
  static constexpr std::string_view kSchema = "heaviside(Tensor self, Tensor values) -> Tensor";
};
struct TENON_API heaviside_ : Operator<heaviside_, TensorBase&(TensorBase&, const TensorBase&)> {
  static constexpr std::string_view kSchema =
      "heaviside_(Tensor(a!) self, Tensor values) -> Tensor(a!)";
};
struct TENON_API heaviside_out
    : Operator<heaviside_out, TensorBase&(const TensorBase&, const TensorBase&, TensorBase&)> {
  static constexpr std::string_view kSchema =
      "heaviside.out(Tensor self, Tensor values, *, Tensor(a!) out) -> Tensor(a!)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase heaviside(const TensorBase& self, const TensorBase& values) {
  return stubs::heaviside::call(self, values);
}
inline TensorBase& heaviside_(TensorBase& self, const TensorBase& values) {
  return stubs::heaviside_::call(self, values);
}
inline TensorBase& heaviside_out(const TensorBase& self, const TensorBase& values,
                                 TensorBase& out) {
  return stubs::heaviside_out::call(self, values, out);
}

}  // namespace tenon::ops
