// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The angle of the point (other, self), in radians.
struct TENON_API atan2 : Operator<atan2, TensorBase(const TensorBase&, const TensorBase&)> {
  static constexpr std::string_view kSchema = "atan2(Tensor self, Tensor other) -> Tensor";
};

struct TENON_API atan2_ : Operator<atan2_, TensorBase&(TensorBase&, const TensorBase&)> {
  static constexpr std::string_view kSchema = "atan2_(Tensor(a!) self, Tensor other) -> Tensor(a!)";
};

struct TENON_API atan2_out
    : Operator<atan2_out, TensorBase&(const TensorBase&, const TensorBase&, TensorBase&)> {
  static constexpr std::string_view kSchema =
      "atan2.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase atan2(const TensorBase& self, const TensorBase& other) {
  return stubs::atan2::call(self, other);
}
inline TensorBase& atan2_(TensorBase& self, const TensorBase& other) {
  return stubs::atan2_::call(self, other);
}
inline TensorBase& atan2_out(const TensorBase& self, const TensorBase& other, TensorBase& out) {
  return stubs::atan2_out::call(self, other, out);
}

}  // namespace tenon::ops
