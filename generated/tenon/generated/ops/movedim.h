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

// movedim.int(Tensor(a) self, int source, int destination) -> Tensor(a)
struct TENON_API movedim_int {
  using Signature = TensorBase(const TensorBase&, int64_t, int64_t);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self, int64_t source, int64_t destination);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self, int64_t source,
                               int64_t destination);
};

}  // namespace stubs
namespace ops {

// movedim.int(Tensor(a) self, int source, int destination) -> Tensor(a)
inline TensorBase movedim(const TensorBase& self, int64_t source, int64_t destination) {
  return stubs::movedim_int::call(self, source, destination);
}

}  // namespace ops
}  // namespace tenon
