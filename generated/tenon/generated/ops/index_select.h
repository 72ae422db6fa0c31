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

// index_select(Tensor self, int dim, Tensor index) -> Tensor
struct TENON_API index_select {
  using Signature = TensorBase(const TensorBase&, int64_t, const TensorBase&);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self, int64_t dim, const TensorBase& index);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self, int64_t dim,
                               const TensorBase& index);
};

// index_select.out(Tensor self, int dim, Tensor index, *, Tensor(a!) out) -> Tensor(a!)
struct TENON_API index_select_out {
  using Signature = TensorBase&(const TensorBase&, int64_t, const TensorBase&, TensorBase&);
  static OperatorEntry entry;
  static TensorBase& call(const TensorBase& self, int64_t dim, const TensorBase& index,
                          TensorBase& out);
  static TensorBase& redispatch(DispatchKeySet keys, const TensorBase& self, int64_t dim,
                                const TensorBase& index, TensorBase& out);
};

}  // namespace stubs
namespace ops {

// index_select(Tensor self, int dim, Tensor index) -> Tensor
inline TensorBase index_select(const TensorBase& self, int64_t dim, const TensorBase& index) {
  return stubs::index_select::call(self, dim, index);
}

// index_select.out(Tensor self, int dim, Tensor index, *, Tensor(a!) out) -> Tensor(a!)
inline TensorBase& index_select_out(const TensorBase& self, int64_t dim, const TensorBase& index,
                                    TensorBase& out) {
  return stubs::index_select_out::call(self, dim, index, out);
}

}  // namespace ops
}  // namespace tenon
