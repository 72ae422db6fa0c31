// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The products of two batches of matrices.
struct TENON_API bmm : Operator<bmm, TensorBase(const TensorBase&, const TensorBase&)> {
  static constexpr std::string_view kSchema = "bmm(Tensor self, Tensor mat2) -> Tensor";
};
struct TENON_API bmm_out
    : Operator<bmm_out, TensorBase&(const TensorBase&, const TensorBase&, TensorBase&)> {
  static constexpr std::string_view kSchema =
      "bmm.out(Tensor self, Tensor mat2, *, Tensor(a!) out) -> Tensor(a!)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase bmm(const TensorBase& self, const TensorBase& mat2) {
  return stubs::bmm::call(self, mat2);
}
inline TensorBase& bmm_out(const TensorBase& self, const TensorBase& mat2, TensorBase& out) {
  return stubs::bmm_out::call(self, mat2, out);
}

}  // namespace tenon::ops
