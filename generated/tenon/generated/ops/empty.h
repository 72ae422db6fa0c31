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

// empty.memory_format(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device?
//   device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor
struct TENON_API empty_memory_format {
  using Signature = TensorBase(IntArrayRef, std::optional<DType>, std::optional<Layout>,
                               std::optional<Device>, std::optional<bool>,
                               std::optional<MemoryFormat>);
  static OperatorEntry entry;
  static TensorBase call(IntArrayRef size, std::optional<DType> dtype, std::optional<Layout> layout,
                         std::optional<Device> device, std::optional<bool> pin_memory,
                         std::optional<MemoryFormat> memory_format);
  static TensorBase redispatch(DispatchKeySet keys, IntArrayRef size, std::optional<DType> dtype,
                               std::optional<Layout> layout, std::optional<Device> device,
                               std::optional<bool> pin_memory,
                               std::optional<MemoryFormat> memory_format);
};

}  // namespace stubs
namespace ops {

// empty.memory_format(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device?
//   device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor
inline TensorBase empty(IntArrayRef size, std::optional<DType> dtype = std::nullopt,
                        std::optional<Layout> layout = std::nullopt,
                        std::optional<Device> device = std::nullopt,
                        std::optional<bool> pin_memory = std::nullopt,
                        std::optional<MemoryFormat> memory_format = std::nullopt) {
  return stubs::empty_memory_format::call(size, dtype, layout, device, pin_memory, memory_format);
}

}  // namespace ops
}  // namespace tenon
