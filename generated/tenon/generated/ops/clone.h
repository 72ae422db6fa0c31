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

// clone(Tensor self, *, MemoryFormat? memory_format=None) -> Tensor
struct TENON_API clone {
  using Signature = TensorBase(const TensorBase&, std::optional<MemoryFormat>);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self, std::optional<MemoryFormat> memory_format);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self,
                               std::optional<MemoryFormat> memory_format);
};

}  // namespace stubs
namespace ops {

// clone(Tensor self, *, MemoryFormat? memory_format=None) -> Tensor
inline TensorBase clone(const TensorBase& self,
                        std::optional<MemoryFormat> memory_format = std::nullopt) {
  return stubs::clone::call(self, memory_format);
}

}  // namespace ops
}  // namespace tenon
