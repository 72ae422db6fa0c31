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

// unfold(Tensor(a) self, int dimension, int size, int step) -> Tensor(a)
struct TENON_API unfold {
  using Signature = TensorBase(const TensorBase&, int64_t, int64_t, int64_t);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self, int64_t dimension, int64_t size, int64_t step);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self, int64_t dimension,
                               int64_t size, int64_t step);
};

}  // namespace stubs
namespace ops {

// unfold(Tensor(a) self, int dimension, int size, int step) -> Tensor(a)
inline TensorBase unfold(const TensorBase& self, int64_t dimension, int64_t size, int64_t step) {
  return stubs::unfold::call(self, dimension, size, step);
}

}  // namespace ops
}  // namespace tenon
