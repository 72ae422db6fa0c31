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

// diagonal(Tensor(a) self, int offset=0, int dim1=0, int dim2=1) -> Tensor(a)
struct TENON_API diagonal {
  using Signature = TensorBase(const TensorBase&, int64_t, int64_t, int64_t);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self, int64_t offset, int64_t dim1, int64_t dim2);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self, int64_t offset,
                               int64_t dim1, int64_t dim2);
};

}  // namespace stubs
namespace ops {

// diagonal(Tensor(a) self, int offset=0, int dim1=0, int dim2=1) -> Tensor(a)
inline TensorBase diagonal(const TensorBase& self, int64_t offset = 0, int64_t dim1 = 0,
                           int64_t dim2 = 1) {
  return stubs::diagonal::call(self, offset, dim1, dim2);
}

}  // namespace ops
}  // namespace tenon
