// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The square of each element.
struct TENON_API square : Operator<square, TensorBase(const TensorBase&)> {
  static constexpr std::string_view kSchema = "square(Tensor self) -> Tensor";
};
struct TENON_API square_ : Operator<square_, TensorBase&(TensorBase&)> {
  static constexpr std::string_view kSchema = "square_(Tensor(a!) self) -> Tensor(a!)";
};
struct TENON_API square_out : Operator<square_out, TensorBase&(const TensorBase&, TensorBase&)> {
  static constexpr std::string_view kSchema =
      "square.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase square(const TensorBase& self) {
  return stubs::square::call(self);
}
inline TensorBase& square_(TensorBase& self) {
  return stubs::square_::call(self);
}
inline TensorBase& square_out(const TensorBase& self, TensorBase& out) {
  return stubs::square_out::call(self, out);
}

}  // namespace tenon::ops
