// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// e to the power of each element, minus 1, accurate near 0.
struct TENON_API expm1 : Operator<expm1, TensorBase(const TensorBase&)> {
  static constexpr std::string_view kSchema = "expm1(Tensor self) -> Tensor";
};

struct TENON_API expm1_ : Operator<expm1_, TensorBase&(TensorBase&)> {
  static constexpr std::string_view kSchema = "expm1_(Tensor(a!) self) -> Tensor(a!)";
};

struct TENON_API expm1_out : Operator<expm1_out, TensorBase&(const TensorBase&, TensorBase&)> {
  static constexpr std::string_view kSchema =
      "expm1.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase expm1(const TensorBase& self) {
  return stubs::expm1::call(self);
}
inline TensorBase& expm1_(TensorBase& self) {
  return stubs::expm1_::call(self);
}
inline TensorBase& expm1_out(const TensorBase& self, TensorBase& out) {
  return stubs::expm1_out::call(self, out);
}

}  // namespace tenon::ops
