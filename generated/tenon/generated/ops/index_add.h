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

// index_add(Tensor self, int dim, Tensor index, Tensor source, *, Scalar alpha=1) -> Tensor
struct TENON_API index_add {
  using Signature =
      TensorBase(const TensorBase&, int64_t, const TensorBase&, const TensorBase&, const Scalar&);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self, int64_t dim, const TensorBase& index,
                         const TensorBase& source, const Scalar& alpha);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self, int64_t dim,
                               const TensorBase& index, const TensorBase& source,
                               const Scalar& alpha);
};

// index_add_(Tensor(a!) self, int dim, Tensor index, Tensor source, *, Scalar alpha=1) ->
//   Tensor(a!)
struct TENON_API index_add_ {
  using Signature =
      TensorBase&(TensorBase&, int64_t, const TensorBase&, const TensorBase&, const Scalar&);
  static OperatorEntry entry;
  static TensorBase& call(TensorBase& self, int64_t dim, const TensorBase& index,
                          const TensorBase& source, const Scalar& alpha);
  static TensorBase& redispatch(DispatchKeySet keys, TensorBase& self, int64_t dim,
                                const TensorBase& index, const TensorBase& source,
                                const Scalar& alpha);
};

}  // namespace stubs
namespace ops {

// index_add(Tensor self, int dim, Tensor index, Tensor source, *, Scalar alpha=1) -> Tensor
inline TensorBase index_add(const TensorBase& self, int64_t dim, const TensorBase& index,
                            const TensorBase& source, const Scalar& alpha = 1) {
  return stubs::index_add::call(self, dim, index, source, alpha);
}

// index_add_(Tensor(a!) self, int dim, Tensor index, Tensor source, *, Scalar alpha=1) ->
//   Tensor(a!)
inline TensorBase& index_add_(TensorBase& self, int64_t dim, const TensorBase& index,
                              const TensorBase& source, const Scalar& alpha = 1) {
  return stubs::index_add_::call(self, dim, index, source, alpha);
}

}  // namespace ops
}  // namespace tenon
