// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// A tensor of the sizes of self, filled with 0.
struct TENON_API zeros_like
    : Operator<zeros_like,
               TensorBase(const TensorBase&, std::optional<DType>, std::optional<Layout>,
                          std::optional<Device>, std::optional<bool>,
                          std::optional<MemoryFormat>)> {
  static constexpr std::string_view kSchema =
      "zeros_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? "
      "device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase zeros_like(const TensorBase& self, std::optional<DType> dtype = std::nullopt,
                             std::optional<Layout> layout = std::nullopt,
                             std::optional<Device> device = std::nullopt,
                             std::optional<bool> pin_memory = std::nullopt,
                             std::optional<MemoryFormat> memory_format = std::nullopt) {
  return stubs::zeros_like::call(self, dtype, layout, device, pin_memory, memory_format);
}

}  // namespace tenon::ops
