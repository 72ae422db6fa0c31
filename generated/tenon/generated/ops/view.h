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

// view(Tensor(a) self, SymInt[] size) -> Tensor(a)
struct TENON_API view {
  using Signature = TensorBase(const TensorBase&, IntArrayRef);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self, IntArrayRef size);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self, IntArrayRef size);
};

}  // namespace stubs
namespace ops {

// view(Tensor(a) self, SymInt[] size) -> Tensor(a)
inline TensorBase view(const TensorBase& self, IntArrayRef size) {
  return stubs::view::call(self, size);
}

}  // namespace ops
}  // namespace tenon
