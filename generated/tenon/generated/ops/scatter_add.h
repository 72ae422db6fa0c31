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

// scatter_add(Tensor self, int dim, Tensor index, Tensor src) -> Tensor
struct TENON_API scatter_add {
  using Signature = TensorBase(const TensorBase&, int64_t, const TensorBase&, const TensorBase&);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self, int64_t dim, const TensorBase& index,
                         const TensorBase& src);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self, int64_t dim,
                               const TensorBase& index, const TensorBase& src);
};

// scatter_add_(Tensor(a!) self, int dim, Tensor index, Tensor src) -> Tensor(a!)
struct TENON_API scatter_add_ {
  using Signature = TensorBase&(TensorBase&, int64_t, const TensorBase&, const TensorBase&);
  static OperatorEntry entry;
  static TensorBase& call(TensorBase& self, int64_t dim, const TensorBase& index,
                          const TensorBase& src);
  static TensorBase& redispatch(DispatchKeySet keys, TensorBase& self, int64_t dim,
                                const TensorBase& index, const TensorBase& src);
};

}  // namespace stubs
namespace ops {

// scatter_add(Tensor self, int dim, Tensor index, Tensor src) -> Tensor
inline TensorBase scatter_add(const TensorBase& self, int64_t dim, const TensorBase& index,
                              const TensorBase& src) {
  return stubs::scatter_add::call(self, dim, index, src);
}

// scatter_add_(Tensor(a!) self, int dim, Tensor index, Tensor src) -> Tensor(a!)
inline TensorBase& scatter_add_(TensorBase& self, int64_t dim, const TensorBase& index,
                                const TensorBase& src) {
  return stubs::scatter_add_::call(self, dim, index, src);
}

}  // namespace ops
}  // namespace tenon
