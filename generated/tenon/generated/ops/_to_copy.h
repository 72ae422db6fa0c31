// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// A copy of another dtype or device.
struct TENON_API _to_copy
    : Operator<_to_copy,
               TensorBase(const TensorBase&, std::optional<DType>, std::optional<Layout>,
                          std::optional<Device>, std::optional<bool>, bool,
                          std::optional<MemoryFormat>)> {
  static constexpr std::string_view kSchema =
      "_to_copy(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, "
      "bool? pin_memory=None, bool non_blocking=False, MemoryFormat? memory_format=None) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase _to_copy(const TensorBase& self, std::optional<DType> dtype = std::nullopt,
                           std::optional<Layout> layout = std::nullopt,
                           std::optional<Device> device = std::nullopt,
                           std::optional<bool> pin_memory = std::nullopt, bool non_blocking = false,
                           std::optional<MemoryFormat> memory_format = std::nullopt) {
  return stubs::_to_copy::call(self, dtype, layout, device, pin_memory, non_blocking,
                               memory_format);
}

}  // namespace tenon::ops
