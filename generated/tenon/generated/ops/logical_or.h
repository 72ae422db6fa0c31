// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// Whether at least one of the elements is nonzero.
struct TENON_API logical_or
    : Operator<logical_or, TensorBase(const TensorBase&, const TensorBase&)> {
  static constexpr std::string_view kSchema = "logical_or(Tensor self, Tensor other) -> Tensor";
};
struct TENON_API logical_or_ : Operator<logical_or_, TensorBase&(TensorBase&, const TensorBase&)> {
  static constexpr std::string_view kSchema =
      "logical_or_(Tensor(a!) self, Tensor other) -> Tensor(a!)";
};
struct TENON_API logical_or_out
    : Operator<logical_or_out, TensorBase&(const TensorBase&, const TensorBase&, TensorBase&)> {
  static constexpr std::string_view kSchema =
      "logical_or.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase logical_or(const TensorBase& self, const TensorBase& other) {
  return stubs::logical_or::call(self, other);
}
inline TensorBase& logical_or_(TensorBase& self, const TensorBase& other) {
  return stubs::logical_or_::call(self, other);
}
inline TensorBase& logical_or_out(const TensorBase& self, const TensorBase& other,
                                  TensorBase& out) {
  return stubs::logical_or_out::call(self, other, out);
}

}  // namespace tenon::ops
