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

// broadcast_to(Tensor(a) self, SymInt[] size) -> Tensor(a)
struct TENON_API broadcast_to {
  using Signature = TensorBase(const TensorBase&, IntArrayRef);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self, IntArrayRef size);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self, IntArrayRef size);
};

}  // namespace stubs
namespace ops {

// broadcast_to(Tensor(a) self, SymInt[] size) -> Tensor(a)
inline TensorBase broadcast_to(const TensorBase& self, IntArrayRef size) {
  return stubs::broadcast_to::call(self, size);
}

}  // namespace ops
}  // namespace tenon
