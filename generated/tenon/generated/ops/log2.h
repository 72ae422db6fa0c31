// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The logarithm to base 2 of each element.
struct TENON_API log2 : Operator<log2, TensorBase(const TensorBase&)> {
  static constexpr std::string_view kSchema = "log2(Tensor self) -> Tensor";
};
struct TENON_API log2_ : Operator<log2_, TensorBase&(TensorBase&)> {
  static constexpr std::string_view kSchema = "log2_(Tensor(a!) self) -> Tensor(a!)";
};
struct TENON_API log2_out : Operator<log2_out, TensorBase&(const TensorBase&, TensorBase&)> {
  static constexpr std::string_view kSchema =
      "log2.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase log2(const TensorBase& self) {
  return stubs::log2::call(self);
}
inline TensorBase& log2_(TensorBase& self) {
  return stubs::log2_::call(self);
}
inline TensorBase& log2_out(const TensorBase& self, TensorBase& out) {
  return stubs::log2_out::call(self, out);
}

}  // namespace tenon::ops
