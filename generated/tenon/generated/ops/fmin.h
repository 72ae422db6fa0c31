// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The lesser of each two elements, or the one that is a number; self has the gradient of a tie.
struct TENON_API fmin : Operator<fmin, TensorBase(const TensorBase&, const TensorBase&)> {
  static constexpr std::string_view kSchema = "fmin(Tensor self, Tensor other) -> Tensor";
};
struct TENON_API fmin_out
    : Operator<fmin_out, TensorBase&(const TensorBase&, const TensorBase&, TensorBase&)> {
  static constexpr std::string_view kSchema =
      "fmin.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase fmin(const TensorBase& self, const TensorBase& other) {
  return stubs::fmin::call(self, other);
}
inline TensorBase& fmin_out(const TensorBase& self, const TensorBase& other, TensorBase& out) {
  return stubs::fmin_out::call(self, other, out);
}

}  // namespace tenon::ops
