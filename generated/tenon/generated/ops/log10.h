// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The logarithm to base 10 of each element.
struct TENON_API log10 : Operator<log10, TensorBase(const TensorBase&)> {
  static constexpr std::string_view kSchema = "log10(Tensor self) -> Tensor";
};
struct TENON_API log10_ : Operator<log10_, TensorBase&(TensorBase&)> {
  static constexpr std::string_view kSchema = "log10_(Tensor(a!) self) -> Tensor(a!)";
};
struct TENON_API log10_out : Operator<log10_out, TensorBase&(const TensorBase&, TensorBase&)> {
  static constexpr std::string_view kSchema =
      "log10.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase log10(const TensorBase& self) {
  return stubs::log10::call(self);
}
inline TensorBase& log10_(TensorBase& self) {
  return stubs::log10_::call(self);
}
inline TensorBase& log10_out(const TensorBase& self, TensorBase& out) {
  return stubs::log10_out::call(self, out);
}

}  // namespace tenon::ops
