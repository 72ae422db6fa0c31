// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// A tensor of the sizes of self, filled with a number.
struct TENON_API full_like
    : Operator<full_like,
               TensorBase(const TensorBase&, const Scalar&, std::optional<DType>,
                          std::optional<Layout>, std::optional<Device>, std::optional<bool>,
                          std::optional<MemoryFormat>)> {
  static constexpr std::string_view kSchema =
      "full_like(Tensor self, Scalar fill_value, *, ScalarType? dtype=None, Layout? layout=None, "
      "Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase full_like(const TensorBase& self, const Scalar& fill_value,
                            std::optional<DType> dtype = std::nullopt,
                            std::optional<Layout> layout = std::nullopt,
                            std::optional<Device> device = std::nullopt,
                            std::optional<bool> pin_memory = std::nullopt,
                            std::optional<MemoryFormat> memory_format = std::nullopt) {
  return stubs::full_like::call(self, fill_value, dtype, layout, device, pin_memory, memory_format);
}

}  // namespace tenon::ops
