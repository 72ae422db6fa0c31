// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// Each element, at most max; the gradient is 1 at the bound.
struct TENON_API clamp_max : Operator<clamp_max, TensorBase(const TensorBase&, const Scalar&)> {
  static constexpr std::string_view kSchema = "clamp_max(Tensor self, Scalar max) -> Tensor";
};

struct TENON_API clamp_max_ : Operator<clamp_max_, TensorBase&(TensorBase&, const Scalar&)> {
  static constexpr std::string_view kSchema =
      "clamp_max_(Tensor(a!) self, Scalar max) -> Tensor(a!)";
};

struct TENON_API clamp_max_out
    : Operator<clamp_max_out, TensorBase&(const TensorBase&, const Scalar&, TensorBase&)> {
  static constexpr std::string_view kSchema =
      "clamp_max.out(Tensor self, Scalar max, *, Tensor(a!) out) -> Tensor(a!)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase clamp_max(const TensorBase& self, const Scalar& max) {
  return stubs::clamp_max::call(self, max);
}
inline TensorBase& clamp_max_(TensorBase& self, const Scalar& max) {
  return stubs::clamp_max_::call(self, max);
}
inline TensorBase& clamp_max_out(const TensorBase& self, const Scalar& max, TensorBase& out) {
  return stubs::clamp_max_out::call(self, max, out);
}

}  // namespace tenon::ops
