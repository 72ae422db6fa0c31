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

// flatten.using_ints(Tensor(a) self, int start_dim=0, int end_dim=-1) -> Tensor(a)
struct TENON_API flatten_using_ints {
  using Signature = TensorBase(const TensorBase&, int64_t, int64_t);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self, int64_t start_dim, int64_t end_dim);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self, int64_t start_dim,
                               int64_t end_dim);
};

}  // namespace stubs
namespace ops {

// flatten.using_ints(Tensor(a) self, int start_dim=0, int end_dim=-1) -> Tensor(a)
inline TensorBase flatten(const TensorBase& self, int64_t start_dim = 0, int64_t end_dim = -1) {
  return stubs::flatten_using_ints::call(self, start_dim, end_dim);
}

}  // namespace ops
}  // namespace tenon
