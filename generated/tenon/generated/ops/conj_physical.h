// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The complex conjugate of each element; real numbers are copied.
struct TENON_API conj_physical : Operator<conj_physical, TensorBase(const TensorBase&)> {
  static constexpr std::string_view kSchema = "conj_physical(Tensor self) -> Tensor";
};
struct TENON_API conj_physical_ : Operator<conj_physical_, TensorBase&(TensorBase&)> {
  static constexpr std::string_view kSchema = "conj_physical_(Tensor(a!) self) -> Tensor(a!)";
};
struct TENON_API conj_physical_out
    : Operator<conj_physical_out, TensorBase&(const TensorBase&, TensorBase&)> {
  static constexpr std::string_view kSchema =
      "conj_physical.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase conj_physical(const TensorBase& self) {
  return stubs::conj_physical::call(self);
}
inline TensorBase& conj_physical_(TensorBase& self) {
  return stubs::conj_physical_::call(self);
}
inline TensorBase& conj_physical_out(const TensorBase& self, TensorBase& out) {
  return stubs::conj_physical_out::call(self, out);
}

}  // namespace tenon::ops
