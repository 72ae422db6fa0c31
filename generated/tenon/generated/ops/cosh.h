// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The hyperbolic cosine of each element.
struct TENON_API cosh : Operator<cosh, TensorBase(const TensorBase&)> {
  static constexpr std::string_view kSchema = "cosh(Tensor self) -> Tensor";
};

struct TENON_API cosh_ : Operator<cosh_, TensorBase&(TensorBase&)> {
  static constexpr std::string_view kSchema = "cosh_(Tensor(a!) self) -> Tensor(a!)";
};

struct TENON_API cosh_out : Operator<cosh_out, TensorBase&(const TensorBase&, TensorBase&)> {
  static constexpr std::string_view kSchema =
      "cosh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase cosh(const TensorBase& self) {
  return stubs::cosh::call(self);
}
inline TensorBase& cosh_(TensorBase& self) {
  return stubs::cosh_::call(self);
}
inline TensorBase& cosh_out(const TensorBase& self, TensorBase& out) {
  return stubs::cosh_out::call(self, out);
}

}  // namespace tenon::ops
