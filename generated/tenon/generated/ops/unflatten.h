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

// unflatten.int(Tensor(a) self, int dim, SymInt[] sizes) -> Tensor(a)
struct TENON_API unflatten_int {
  using Signature = TensorBase(const TensorBase&, int64_t, IntArrayRef);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self, int64_t dim, IntArrayRef sizes);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self, int64_t dim,
                               IntArrayRef sizes);
};

}  // namespace stubs
namespace ops {

// unflatten.int(Tensor(a) self, int dim, SymInt[] sizes) -> Tensor(a)
inline TensorBase unflatten(const TensorBase& self, int64_t dim, IntArrayRef sizes) {
  return stubs::unflatten_int::call(self, dim, sizes);
}

}  // namespace ops
}  // namespace tenon
