// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The greater of each two elements, or the one that is a number; self has the gradient of a tie.
struct TENON_API fmax : Operator<fmax, TensorBase(const TensorBase&, const TensorBase&)> {
  static constexpr std::string_view kSchema = "fmax(Tensor self, Tensor other) -> Tensor";
};
struct TENON_API fmax_out
    : Operator<fmax_out, TensorBase&(const TensorBase&, const TensorBase&, TensorBase&)> {
  static constexpr std::string_view kSchema =
      "fmax.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase fmax(const TensorBase& self, const TensorBase& other) {
  return stubs::fmax::call(self, other);
}
inline TensorBase& fmax_out(const TensorBase& self, const TensorBase& other, TensorBase& out) {
  return stubs::fmax_out::call(self, other, out);
}

}  // namespace tenon::ops
