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

// select.int(Tensor(a) self, int dim, SymInt index) -> Tensor(a)
struct TENON_API select_int {
  using Signature = TensorBase(const TensorBase&, int64_t, int64_t);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self, int64_t dim, int64_t index);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self, int64_t dim,
                               int64_t index);
};

}  // namespace stubs
namespace ops {

// select.int(Tensor(a) self, int dim, SymInt index) -> Tensor(a)
inline TensorBase select(const TensorBase& self, int64_t dim, int64_t index) {
  return stubs::select_int::call(self, dim, index);
}

}  // namespace ops
}  // namespace tenon
