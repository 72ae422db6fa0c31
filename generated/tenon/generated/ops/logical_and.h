// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// Whether both elements are nonzero.
struct TENON_API logical_and
    : Operator<logical_and, TensorBase(const TensorBase&, const TensorBase&)> {
  static constexpr std::string_view kSchema = "logical_and(Tensor self, Tensor other) -> Tensor";
};
struct TENON_API logical_and_
    : Operator<logical_and_, TensorBase&(TensorBase&, const TensorBase&)> {
  static constexpr std::string_view kSchema =
      "logical_and_(Tensor(a!) self, Tensor other) -> Tensor(a!)";
};
struct TENON_API logical_and_out
    : Operator<logical_and_out, TensorBase&(const TensorBase&, const TensorBase&, TensorBase&)> {
  static constexpr std::string_view kSchema =
      "logical_and.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase logical_and(const TensorBase& self, const TensorBase& other) {
  return stubs::logical_and::call(self, other);
}
inline TensorBase& logical_and_(TensorBase& self, const TensorBase& other) {
  return stubs::logical_and_::call(self, other);
}
inline TensorBase& logical_and_out(const TensorBase& self, const TensorBase& other,
                                   TensorBase& out) {
  return stubs::logical_and_out::call(self, other, out);
}

}  // namespace tenon::ops
