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

// gather(Tensor self, int dim, Tensor index, *, bool sparse_grad=False) -> Tensor
struct TENON_API gather {
  using Signature = TensorBase(const TensorBase&, int64_t, const TensorBase&, bool);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self, int64_t dim, const TensorBase& index,
                         bool sparse_grad);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self, int64_t dim,
                               const TensorBase& index, bool sparse_grad);
};

// gather.out(Tensor self, int dim, Tensor index, *, bool sparse_grad=False, Tensor(a!) out) ->
//   Tensor(a!)
struct TENON_API gather_out {
  using Signature = TensorBase&(const TensorBase&, int64_t, const TensorBase&, bool, TensorBase&);
  static OperatorEntry entry;
  static TensorBase& call(const TensorBase& self, int64_t dim, const TensorBase& index,
                          bool sparse_grad, TensorBase& out);
  static TensorBase& redispatch(DispatchKeySet keys, const TensorBase& self, int64_t dim,
                                const TensorBase& index, bool sparse_grad, TensorBase& out);
};

}  // namespace stubs
namespace ops {

// gather(Tensor self, int dim, Tensor index, *, bool sparse_grad=False) -> Tensor
inline TensorBase gather(const TensorBase& self, int64_t dim, const TensorBase& index,
                         bool sparse_grad = false) {
  return stubs::gather::call(self, dim, index, sparse_grad);
}

// gather.out(Tensor self, int dim, Tensor index, *, bool sparse_grad=False, Tensor(a!) out) ->
//   Tensor(a!)
inline TensorBase& gather_out(const TensorBase& self, int64_t dim, const TensorBase& index,
                              bool sparse_grad, TensorBase& out) {
  return stubs::gather_out::call(self, dim, index, sparse_grad, out);
}

}  // namespace ops
}  // namespace tenon
