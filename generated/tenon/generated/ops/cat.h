// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The tensors one after another along a dimension.
struct TENON_API cat : Operator<cat, TensorBase(TensorList, int64_t)> {
  static constexpr std::string_view kSchema = "cat(Tensor[] tensors, int dim=0) -> Tensor";
};
struct TENON_API cat_out : Operator<cat_out, TensorBase&(TensorList, int64_t, TensorBase&)> {
  static constexpr std::string_view kSchema =
      "cat.out(Tensor[] tensors, int dim=0, *, Tensor(a!) out) -> Tensor(a!)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase cat(TensorList tensors, int64_t dim = 0) {
  return stubs::cat::call(tensors, dim);
}
inline TensorBase& cat_out(TensorList tensors, int64_t dim, TensorBase& out) {
  return stubs::cat_out::call(tensors, dim, out);
}

}  // namespace tenon::ops
