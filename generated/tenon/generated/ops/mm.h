// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The product of two matrices.
struct TENON_API mm : Operator<mm, TensorBase(const TensorBase&, const TensorBase&)> {
  static constexpr std::string_view kSchema = "mm(Tensor self, Tensor mat2) -> Tensor";
};
struct TENON_API mm_out
    : Operator<mm_out, TensorBase&(const TensorBase&, const TensorBase&, TensorBase&)> {
  static constexpr std::string_view kSchema =
      "mm.out(Tensor self, Tensor mat2, *, Tensor(a!) out) -> Tensor(a!)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase mm(const TensorBase& self, const TensorBase& mat2) {
  return stubs::mm::call(self, mat2);
}
inline TensorBase& mm_out(const TensorBase& self, const TensorBase& mat2, TensorBase& out) {
  return stubs::mm_out::call(self, mat2, out);
}

}  // namespace tenon::ops
