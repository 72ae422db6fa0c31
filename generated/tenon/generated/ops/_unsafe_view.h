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

// _unsafe_view(Tensor self, SymInt[] size) -> Tensor
struct TENON_API _unsafe_view {
  using Signature = TensorBase(const TensorBase&, IntArrayRef);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self, IntArrayRef size);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self, IntArrayRef size);
};

}  // namespace stubs
namespace ops {

// _unsafe_view(Tensor self, SymInt[] size) -> Tensor
inline TensorBase _unsafe_view(const TensorBase& self, IntArrayRef size) {
  return stubs::_unsafe_view::call(self, size);
}

}  // namespace ops
}  // namespace tenon
