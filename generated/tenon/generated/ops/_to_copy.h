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

// _to_copy(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool?
//   pin_memory=None, bool non_blocking=False, MemoryFormat? memory_format=None) -> Tensor
struct TENON_API _to_copy {
  using Signature = TensorBase(const TensorBase&, std::optional<DType>, std::optional<Layout>,
                               std::optional<Device>, std::optional<bool>, bool,
                               std::optional<MemoryFormat>);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self, std::optional<DType> dtype,
                         std::optional<Layout> layout, std::optional<Device> device,
                         std::optional<bool> pin_memory, bool non_blocking,
                         std::optional<MemoryFormat> memory_format);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self,
                               std::optional<DType> dtype, std::optional<Layout> layout,
                               std::optional<Device> device, std::optional<bool> pin_memory,
                               bool non_blocking, std::optional<MemoryFormat> memory_format);
};

}  // namespace stubs
namespace ops {

// _to_copy(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool?
//   pin_memory=None, bool non_blocking=False, MemoryFormat? memory_format=None) -> Tensor
inline TensorBase _to_copy(const TensorBase& self, std::optional<DType> dtype = std::nullopt,
                           std::optional<Layout> layout = std::nullopt,
                           std::optional<Device> device = std::nullopt,
                           std::optional<bool> pin_memory = std::nullopt, bool non_blocking = false,
                           std::optional<MemoryFormat> memory_format = std::nullopt) {
  return stubs::_to_copy::call(self, dtype, layout, device, pin_memory, non_blocking,
                               memory_format);
}

}  // namespace ops
}  // namespace tenon
