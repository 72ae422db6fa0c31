// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The negative of each element.
struct TENON_API neg : Operator<neg, TensorBase(const TensorBase&)> {
  static constexpr std::string_view kSchema = "neg(Tensor self) -> Tensor";
};
struct TENON_API neg_ : Operator<neg_, TensorBase&(TensorBase&)> {
  static constexpr std::string_view kSchema = "neg_(Tensor(a!) self) -> Tensor(a!)";
};
struct TENON_API neg_out : Operator<neg_out, TensorBase&(const TensorBase&, TensorBase&)> {
  static constexpr std::string_view kSchema =
      "neg.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase neg(const TensorBase& self) {
  return stubs::neg::call(self);
}
inline TensorBase& neg_(TensorBase& self) {
  return stubs::neg_::call(self);
}
inline TensorBase& neg_out(const TensorBase& self, TensorBase& out) {
  return stubs::neg_out::call(self, out);
}

}  // namespace tenon::ops
