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

// empty_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None,
//   bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor
struct TENON_API empty_like {
  using Signature = TensorBase(const TensorBase&, std::optional<DType>, std::optional<Layout>,
                               std::optional<Device>, std::optional<bool>,
                               std::optional<MemoryFormat>);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self, std::optional<DType> dtype,
                         std::optional<Layout> layout, std::optional<Device> device,
                         std::optional<bool> pin_memory, std::optional<MemoryFormat> memory_format);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self,
                               std::optional<DType> dtype, std::optional<Layout> layout,
                               std::optional<Device> device, std::optional<bool> pin_memory,
                               std::optional<MemoryFormat> memory_format);
};

}  // namespace stubs
namespace ops {

// empty_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None,
//   bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor
inline TensorBase empty_like(const TensorBase& self, std::optional<DType> dtype = std::nullopt,
                             std::optional<Layout> layout = std::nullopt,
                             std::optional<Device> device = std::nullopt,
                             std::optional<bool> pin_memory = std::nullopt,
                             std::optional<MemoryFormat> memory_format = std::nullopt) {
  return stubs::empty_like::call(self, dtype, layout, device, pin_memory, memory_format);
}

}  // namespace ops
}  // namespace tenon
