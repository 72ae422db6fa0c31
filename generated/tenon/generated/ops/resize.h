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

// resize_(Tensor(a!) self, SymInt[] size, *, MemoryFormat? memory_format=None) -> Tensor(a!)
struct TENON_API resize_ {
  using Signature = TensorBase&(TensorBase&, IntArrayRef, std::optional<MemoryFormat>);
  static OperatorEntry entry;
  static TensorBase& call(TensorBase& self, IntArrayRef size,
                          std::optional<MemoryFormat> memory_format);
  static TensorBase& redispatch(DispatchKeySet keys, TensorBase& self, IntArrayRef size,
                                std::optional<MemoryFormat> memory_format);
};

}  // namespace stubs
namespace ops {

// resize_(Tensor(a!) self, SymInt[] size, *, MemoryFormat? memory_format=None) -> Tensor(a!)
inline TensorBase& resize_(TensorBase& self, IntArrayRef size,
                           std::optional<MemoryFormat> memory_format = std::nullopt) {
  return stubs::resize_::call(self, size, memory_format);
}

}  // namespace ops
}  // namespace tenon
