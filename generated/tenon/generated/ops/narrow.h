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

// narrow(Tensor(a) self, int dim, SymInt start, SymInt length) -> Tensor(a)
struct TENON_API narrow {
  using Signature = TensorBase(const TensorBase&, int64_t, int64_t, int64_t);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self, int64_t dim, int64_t start, int64_t length);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self, int64_t dim,
                               int64_t start, int64_t length);
};

}  // namespace stubs
namespace ops {

// narrow(Tensor(a) self, int dim, SymInt start, SymInt length) -> Tensor(a)
inline TensorBase narrow(const TensorBase& self, int64_t dim, int64_t start, int64_t length) {
  return stubs::narrow::call(self, dim, start, length);
}

}  // namespace ops
}  // namespace tenon
