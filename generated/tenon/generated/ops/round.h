// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The integer nearest to each element, the even one of two.
struct TENON_API round : Operator<round, TensorBase(const TensorBase&)> {
  static constexpr std::string_view kSchema = "round(Tensor self) -> Tensor";
};
struct TENON_API round_ : Operator<round_, TensorBase&(TensorBase&)> {
  static constexpr std::string_view kSchema = "round_(Tensor(a!) self) -> Tensor(a!)";
};
struct TENON_API round_out : Operator<round_out, TensorBase&(const TensorBase&, TensorBase&)> {
  static constexpr std::string_view kSchema =
      "round.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase round(const TensorBase& self) {
  return stubs::round::call(self);
}
inline TensorBase& round_(TensorBase& self) {
  return stubs::round_::call(self);
}
inline TensorBase& round_out(const TensorBase& self, TensorBase& out) {
  return stubs::round_out::call(self, out);
}

}  // namespace tenon::ops
