// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The tensors, of equal sizes, one after another along a new dimension.
struct TENON_API stack : Operator<stack, TensorBase(TensorList, int64_t)> {
  static constexpr std::string_view kSchema = "stack(Tensor[] tensors, int dim=0) -> Tensor";
};
struct TENON_API stack_out : Operator<stack_out, TensorBase&(TensorList, int64_t, TensorBase&)> {
  static constexpr std::string_view kSchema =
      "stack.out(Tensor[] tensors, int dim=0, *, Tensor(a!) out) -> Tensor(a!)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase stack(TensorList tensors, int64_t dim = 0) {
  return stubs::stack::call(tensors, dim);
}
inline TensorBase& stack_out(TensorList tensors, int64_t dim, TensorBase& out) {
  return stubs::stack_out::call(tensors, dim, out);
}

}  // namespace tenon::ops
