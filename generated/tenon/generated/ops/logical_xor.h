// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// Whether exactly one of the elements is nonzero.
struct TENON_API logical_xor
    : Operator<logical_xor, TensorBase(const TensorBase&, const TensorBase&)> {
  static constexpr std::string_view kSchema = "logical_xor(Tensor self, Tensor other) -> Tensor";
};
struct TENON_API logical_xor_
    : Operator<logical_xor_, TensorBase&(TensorBase&, const TensorBase&)> {
  static constexpr std::string_view kSchema =
      "logical_xor_(Tensor(a!) self, Tensor other) -> Tensor(a!)";
};
struct TENON_API logical_xor_out
    : Operator<logical_xor_out, TensorBase&(const TensorBase&, const TensorBase&, TensorBase&)> {
  static constexpr std::string_view kSchema =
      "logical_xor.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase logical_xor(const TensorBase& self, const TensorBase& other) {
  return stubs::logical_xor::call(self, other);
}
inline TensorBase& logical_xor_(TensorBase& self, const TensorBase& other) {
  return stubs::logical_xor_::call(self, other);
}
inline TensorBase& logical_xor_out(const TensorBase& self, const TensorBase& other,
                                   TensorBase& out) {
  return stubs::logical_xor_out::call(self, other, out);
}

}  // namespace tenon::ops
