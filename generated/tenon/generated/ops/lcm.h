// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The least number that self and other divide, 0 if one is 0.
struct TENON_API lcm : Operator<lcm, TensorBase(const TensorBase&, const TensorBase&)> {
  static constexpr std::string_view kSchema = "lcm(Tensor self, Tensor other) -> Tensor";
};
struct TENON_API lcm_ : Operator<lcm_, TensorBase&(TensorBase&, const TensorBase&)> {
  static constexpr std::string_view kSchema = "lcm_(Tensor(a!) self, Tensor other) -> Tensor(a!)";
};
struct TENON_API lcm_out
    : Operator<lcm_out, TensorBase&(const TensorBase&, const TensorBase&, TensorBase&)> {
  static constexpr std::string_view kSchema =
      "lcm.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase lcm(const TensorBase& self, const TensorBase& other) {
  return stubs::lcm::call(self, other);
}
inline TensorBase& lcm_(TensorBase& self, const TensorBase& other) {
  return stubs::lcm_::call(self, other);
}
inline TensorBase& lcm_out(const TensorBase& self, const TensorBase& other, TensorBase& out) {
  return stubs::lcm_out::call(self, other, out);
}

}  // namespace tenon::ops
