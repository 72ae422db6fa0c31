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

// contiguous(Tensor(a) self, *, MemoryFormat memory_format=contiguous_format) -> Tensor(a)
struct TENON_API contiguous {
  using Signature = TensorBase(const TensorBase&, MemoryFormat);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self, MemoryFormat memory_format);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self,
                               MemoryFormat memory_format);
};

}  // namespace stubs
namespace ops {

// contiguous(Tensor(a) self, *, MemoryFormat memory_format=contiguous_format) -> Tensor(a)
inline TensorBase contiguous(const TensorBase& self,
                             MemoryFormat memory_format = MemoryFormat::Contiguous) {
  return stubs::contiguous::call(self, memory_format);
}

}  // namespace ops
}  // namespace tenon
