// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The natural logarithm of 1 plus each element, accurate near 0.
struct TENON_API log1p : Operator<log1p, TensorBase(const TensorBase&)> {
  static constexpr std::string_view kSchema = "log1p(Tensor self) -> Tensor";
};

struct TENON_API log1p_ : Operator<log1p_, TensorBase&(TensorBase&)> {
  static constexpr std::string_view kSchema = "log1p_(Tensor(a!) self) -> Tensor(a!)";
};

struct TENON_API log1p_out : Operator<log1p_out, TensorBase&(const TensorBase&, TensorBase&)> {
  static constexpr std::string_view kSchema =
      "log1p.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase log1p(const TensorBase& self) {
  return stubs::log1p::call(self);
}
inline TensorBase& log1p_(TensorBase& self) {
  return stubs::log1p_::call(self);
}
inline TensorBase& log1p_out(const TensorBase& self, TensorBase& out) {
  return stubs::log1p_out::call(self, out);
}

}  // namespace tenon::ops
