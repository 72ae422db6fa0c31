// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include <array>
#include <limits>
#include <optional>
#include <string_view>
#include <tuple>
#include <vector>

#include "tenon/dispatch/operator_entry.h"

namespace tenon {
namespace stubs {

// cat(Tensor[] tensors, int dim=0) -> Tensor
struct TENON_API cat {
  using Signature = TensorBase(TensorList, int64_t);
  static OperatorEntry entry;
  static TensorBase call(TensorList tensors, int64_t dim);
  static TensorBase redispatch(DispatchKeySet keys, TensorList tensors, int64_t dim);
};

// cat.out(Tensor[] tensors, int dim=0, *, Tensor(a!) out) -> Tensor(a!)
struct TENON_API cat_out {
  using Signature = TensorBase&(TensorList, int64_t, TensorBase&);
  static OperatorEntry entry;
  static TensorBase& call(TensorList tensors, int64_t dim, TensorBase& out);
  static TensorBase& redispatch(DispatchKeySet keys, TensorList tensors, int64_t dim,
                                TensorBase& out);
};

}  // namespace stubs
namespace ops {

// cat(Tensor[] tensors, int dim=0) -> Tensor
inline TensorBase cat(TensorList tensors, int64_t dim = 0) {
  return stubs::cat::call(tensors, dim);
}

// cat.out(Tensor[] tensors, int dim=0, *, Tensor(a!) out) -> Tensor(a!)
inline TensorBase& cat_out(TensorList tensors, int64_t dim, TensorBase& out) {
  return stubs::cat_out::call(tensors, dim, out);
}

}  // namespace ops
}  // namespace tenon
